import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'
import { applyHostTheme } from './theme.ts'

/** Name of the console in the messages to its host. */
export const widget = 'console'

/** Reports to the embedding page that an error is shown in the place of a page, or of the whole console. */
export function tellFailure({ host }: Console, error: unknown): void {
  host.post('loadError', { widget, message: error instanceof Error ? error.message : String(error) })
}

/** Connects an embedding page and this console: follows its requests, and reports the current location and height. */
export function followHost({ host }: Console, place: Place): void {
  host.on('setTheme', applyHostTheme)
  host.on('setRoute', ({ route }) => {
    if (route !== place.$route.get()) place.go(route)
  })
  place.$route.listen((route) => host.post('navigate', { route }))
  const page = document.documentElement
  new ResizeObserver(() => host.post('resize', { widget, height: page.offsetHeight })).observe(page)
}
