import type { TagDeclaration } from '@console-widgets/ui/tag'
import { pageConsole } from '../console-registry.ts'
import { attributesOf, propertiesOf, readAttribute, readProperty } from '../element/attributes.ts'
import { placeOf } from '../element/tag-place.ts'
import { pageRegistry } from '../page-registry.ts'

/** How long what was read is kept for a widget that does not come, in milliseconds. */
const patience = 30_000

/** The elements that will have the page's own console, on a page that has said how that one is made. */
function onPageConsole(elements: Iterable<Element>): Element[] {
  return pageRegistry().options ? [...elements].filter((element) => !(element as { console?: unknown }).console) : []
}

/**
 * Begins to read what elements show first, while React and their components are on the way: on a slow line the session
 * and the data are there when they are. Only on a page that has said how its console is made, and not for an element
 * that has a console of its own.
 */
export async function readEarly(declaration: TagDeclaration, elements: readonly Element[]): Promise<void> {
  const waiting = onPageConsole(elements)
  if (!declaration.read || waiting.length === 0) return
  // It takes a trip of its own, while what reads is on its way. A failure is met again, and shown, where the widget
  // reads.
  void pageConsole()
    .session.ensure()
    .catch(() => {})
  const read = await declaration.read()
  for (const element of waiting) {
    // It may have been defined meanwhile, or be gone: then there is nothing to be early for.
    if (!element.matches(':not(:defined)') || !element.isConnected) continue
    const stop = read(pageConsole(), placeOf(element), valuesOf(element, declaration)).listen(() => {})
    element.addEventListener('cw-ready', stop, { once: true })
    setTimeout(stop, patience)
  }
}

/** The properties of an element that is not one of ours yet: what is set on it, else its attributes. */
function valuesOf(element: Element, declaration: TagDeclaration): Record<string, unknown> {
  const properties = propertiesOf(declaration)
  const own = element as unknown as Record<string, unknown>
  const values = [...attributesOf(declaration)].map(([attribute, name]) => {
    const { kind } = properties[name]!
    return [
      name,
      Object.hasOwn(element, name)
        ? readProperty(kind, own[name])
        : readAttribute(kind, element.getAttribute(attribute)),
    ]
  })
  return Object.fromEntries(values)
}
