import type { Console } from '@console-widgets/core'
import { followHost } from './follow-host.ts'
import { applyHostTheme } from './host-theme.ts'
import { watchTeams } from './one-team.ts'
import type { WidgetElement } from './widget-element.ts'

/** Consoles whose host sets the theme of this page. */
const themed = new WeakSet<Console>()

/**
 * Connects a widget with what is around it: the host of a framed page, and the page's own console.
 * @param onClash for a tag with a console of its own: called when it shows another team than the page does
 * @returns a function that ends it
 */
export function joinPage(
  console: Console,
  element: WidgetElement,
  onClash: ((error: Error | undefined) => void) | undefined,
): () => void {
  if (console.host.hasHost && !themed.has(console)) {
    themed.add(console)
    console.host.on('setTheme', applyHostTheme)
  }
  const stops = [
    ...(console.host.hasHost ? [followHost(console, element)] : []),
    ...(onClash ? [watchTeams(console, onClash)] : []),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
