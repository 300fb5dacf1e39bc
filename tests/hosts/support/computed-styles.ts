import type { Page } from 'playwright-core'

/** The computed style of each element that was looked at: `property: value` lines, by where the element is. */
export type ComputedStyles = Readonly<Record<string, string>>

type Whose = 'widgets' | 'overlays' | 'host'

/** The styles of everything inside of the page's widgets, their overlays included. */
export function stylesInside(page: Page): Promise<ComputedStyles> {
  return page.evaluate(computedStyles, 'widgets' as Whose)
}

/** The styles of what is open above the page: menus, tooltips and dialogs. */
export function stylesOfOverlays(page: Page): Promise<ComputedStyles> {
  return page.evaluate(computedStyles, 'overlays' as Whose)
}

/** The styles of everything that is the host's: all of the page but what is around and in the widgets. */
export function stylesOfHost(page: Page): Promise<ComputedStyles> {
  return page.evaluate(computedStyles, 'host' as Whose)
}

/** Runs in the page. */
function computedStyles(whose: Whose): Record<string, string> {
  const widgets = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('cw-'))
  const inside = (selector: string) => widgets.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(selector) ?? [])])
  const host = () => [...document.querySelectorAll('*')].filter((element) => !element.closest('[data-widgets], script, style, head'))
  const elements = whose === 'host' ? host() : inside(whose === 'widgets' ? '*' : 'dialog, dialog *, [data-cw-layer], [data-cw-layer] *')
  // Variables are left out: what they are for is seen in the properties.
  const properties = [...getComputedStyle(document.documentElement)].filter((property) => !property.startsWith('--'))
  const found: Record<string, string> = {}
  for (const [index, element] of elements.entries()) {
    for (const part of ['', '::before', '::after', '::placeholder', '::marker', '::backdrop']) {
      // Only what the element has: the others cost as much time as itself.
      if (part && part !== '::before' && part !== '::after' && !element.matches(part === '::placeholder' ? 'input, textarea' : part === '::marker' ? 'li, summary' : 'dialog')) continue
      const style = getComputedStyle(element, part || null)
      if ((part === '::before' || part === '::after') && style.content === 'none') continue
      const root = element.getRootNode()
      found[`${root instanceof ShadowRoot ? root.host.localName : ''} ${index} ${element.localName}${part}.${element.getAttribute('class') ?? ''}`] = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('\n')
    }
  }
  return found
}

/** What is different: the element, the property, and both values. */
export function differences(expected: ComputedStyles, found: ComputedStyles): string[] {
  const missing = Object.keys(expected).filter((where) => !(where in found)).map((where) => `${where} is not there`)
  const more = Object.keys(found).filter((where) => !(where in expected)).map((where) => `${where} was not there`)
  const changed = Object.entries(expected).flatMap(([where, style]) => {
    const other = found[where]
    if (other === undefined || other === style) return []
    const lines = other.split('\n')
    return style.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [`${where} ${line} became ${lines[index]}`]))
  })
  return [...missing, ...more, ...changed]
}
