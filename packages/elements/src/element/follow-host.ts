import type { Console } from '@console-widgets/core'
import type { WidgetElement } from './widget-element.ts'

/**
 * Connects a tag in a framed page with the page around it: tells what becomes of the tag, and its height.
 * @returns a function that ends it
 */
export function followHost({ host }: Console, element: WidgetElement): () => void {
  const widget = element.localName
  const tell = (name: string, detail: unknown) => {
    if (name === 'cw-ready') host.post('ready', { widget })
    if (name === 'cw-navigate') host.post('navigate', detail as { route: string })
    if (name === 'cw-load-error')
      host.post('loadError', { widget, message: messageOf((detail as { error: unknown }).error) })
  }
  const hear = (event: Event) => {
    if (event.target === element) tell(event.type, (event as CustomEvent).detail)
  }
  const names = ['cw-ready', 'cw-load-error', 'cw-navigate']
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

/** The longest message that hosts accept. */
const longest = 2000

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, longest)
}
