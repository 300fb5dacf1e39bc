/** Style properties whose numbers are not pixels. */
const unitless = /^(flex|flexGrow|flexShrink|fontWeight|lineHeight|opacity|order|zIndex|zoom)$/

/** Attributes spelled in SVG as in React. */
const asWritten = /^viewBox$/

/** Attributes for which `false` is a value. */
const saysFalse = /^(aria-|data-|spellCheck$|contentEditable$|draggable$)/

/**
 * Sets an element's attributes and style as React would, without event handlers, since a first frame is not
 * interactive.
 */
export function setAttributes(element: HTMLElement | SVGElement, props: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || typeof value === 'function' || name === 'children' || name === 'ref')
      continue
    if (name === 'style') setStyle(element.style, value as Record<string, string | number | undefined>)
    else if (name === 'checked' || name === 'value') (element as unknown as Record<string, unknown>)[name] = value
    else if (saysFalse.test(name)) element.setAttribute(name, String(value))
    else if (value !== false) element.setAttribute(attributeOf(element, name), value === true ? '' : String(value))
  }
}

function attributeOf(element: Element, name: string): string {
  if (name === 'className') return 'class'
  if (name === 'htmlFor') return 'for'
  return element instanceof SVGElement && !asWritten.test(name)
    ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : name
}

function setStyle(style: CSSStyleDeclaration, values: Record<string, string | number | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    if (name.startsWith('--')) style.setProperty(name, String(value))
    else style[name as 'color'] = typeof value === 'number' && !unitless.test(name) ? `${value}px` : String(value)
  }
}
