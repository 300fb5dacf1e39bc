import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'
import { applyHostTheme } from './theme.ts'

/** Connects an embedding page and this console: follows its requests, and reports the current location. */
export function followHost(console: Console, place: Place): void {
  console.host.on('setTheme', applyHostTheme)
  console.host.on('setRoute', ({ route }) => {
    if (route !== place.$route.get()) place.go(route)
  })
  place.$route.listen((route) => console.host.post('navigate', { route }))
}
