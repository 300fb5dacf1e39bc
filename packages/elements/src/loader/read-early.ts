import type { TagDeclaration } from '@console-widgets/ui/tag'
import { pageConsole } from '../console-registry.ts'
import { attributesOf, propertiesOf, readAttribute, readProperty } from '../element/attributes.ts'
import { placeOf } from '../element/tag-place.ts'
import { pageRegistry } from '../page-registry.ts'

/** Milliseconds that an early read is kept for a widget that has not mounted yet. */
const patience = 30_000

/** Elements that use the page's own console, on a page that has called `configureConsole`. */
function onPageConsole(elements: Iterable<Element>): Element[] {
  return pageRegistry().options ? [...elements].filter((element) => !(element as { console?: unknown }).console) : []
}

/**
 * Starts the first reads of elements while React and their components are loading, so that on a slow connection the
 * session and the data are there by then. Only for a page that has configured its console, and not for elements with a
 * console of their own.
 */
export async function readEarly(declaration: TagDeclaration, elements: readonly Element[]): Promise<void> {
  const waiting = onPageConsole(elements)
  if (!declaration.read || waiting.length === 0) return
  // Takes a round trip of its own while the data modules load. A failure is shown where the widget reads.
  void pageConsole()
    .session.ensure()
    .catch(() => {})
  const read = await declaration.read()
  for (const element of waiting) {
    // The element may have been defined or removed meanwhile; then there is nothing to read early.
    if (!element.matches(':not(:defined)') || !element.isConnected) continue
    const stop = read(pageConsole(), placeOf(element), valuesOf(element, declaration)).listen(() => {})
    element.addEventListener('cw-ready', stop, { once: true })
    setTimeout(stop, patience)
  }
}

/** Properties of an element that is not upgraded yet: those set on it, otherwise its attributes. */
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
