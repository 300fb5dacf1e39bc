import type { Console } from '@console-widgets/core'
import { routesOf } from '@console-widgets/data'
import { kebabCase } from './attributes.ts'
import type { WidgetElement } from './widget-element.ts'

/**
 * Connects a tag in a framed page with the page around it: tells what becomes of the tag, and its height.
 * @returns a function that ends it
 */
export function followHost(console: Console, element: WidgetElement): () => void {
  const { host } = console
  const widget = element.localName
  const routeOfChoice = choicesOf(console, element)
  const tell = (name: string, detail: unknown) => {
    if (name === 'cw-ready') host.post('ready', { widget })
    if (name === 'cw-navigate') host.post('navigate', detail as { route: string })
    const route = routeOfChoice.get(name)?.(detail as Detail)
    if (route) host.post('navigate', { route })
    if (name === 'cw-load-error')
      host.post('loadError', { widget, message: messageOf((detail as { error: unknown }).error) })
  }
  const hear = (event: Event) => {
    if (event.target === element) tell(event.type, (event as CustomEvent).detail)
  }
  const names = ['cw-ready', 'cw-load-error', 'cw-navigate', ...routeOfChoice.keys()]
  for (const name of names) element.addEventListener(name, hear)
  // What happened while this was loading.
  const { latest } = element.widget
  if (latest) tell(...latest)
  const size = new ResizeObserver(() => host.post('resize', { widget, height: Math.ceil(element.offsetHeight) }))
  size.observe(element)
  return () => {
    size.disconnect()
    for (const name of names) element.removeEventListener(name, hear)
  }
}

type Detail = Readonly<Record<string, string>>
type RouteOfChoice = (detail: Detail) => string | undefined

/** Routes for the events that leave it to the page around the tag to show what was chosen. */
function choicesOf(console: Console, { widget: { declaration } }: WidgetElement): Map<string, RouteOfChoice> {
  const choices = new Map<string, RouteOfChoice>()
  for (const [name, { opens = {} }] of Object.entries(declaration.events)) {
    const event = `cw-${kebabCase(name)}`
    if (opens === 'route') {
      choices.set(event, ({ route }) => route)
      continue
    }
    const routeTo = routesOf(console, opens) as (page: string, values: Detail) => string
    for (const page of Object.keys(opens)) choices.set(event, (detail) => routeTo(page, detail))
  }
  return choices
}

/** The longest message that hosts accept. */
const longest = 2000

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longest)
}
