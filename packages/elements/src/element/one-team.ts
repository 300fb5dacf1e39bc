import type { Console } from '@console-widgets/core'
import { pageRegistry } from '../page-registry.ts'

/**
 * A page shows one team: its consoles share the session, which has one. A tag whose own console is switched to another
 * team than the page's would show that team's data with the permissions of the first.
 * @param tell called with the error when the two differ, and with undefined when they no longer do
 * @returns a function that ends it
 */
export function watchTeams(shown: Console, tell: (error: Error | undefined) => void): () => void {
  const { console: own } = pageRegistry()
  // Consoles with stores of their own, or of another platform, share no session.
  if (!own || own === shown || own.apiBase() !== shown.apiBase() || shown.options.sessionStorage) return () => {}
  const compare = () => {
    const [one, other] = [own, shown].map(({ session }) => session.$state.get().info?.teamId)
    tell(one === undefined || other === undefined || one === other ? undefined : clashOf(one, other))
  }
  const stops = [own, shown].map(({ session }) => session.$state.listen(compare))
  compare()
  return () => {
    for (const stop of stops) stop()
  }
}

function clashOf(one: string, other: string): Error {
  return new Error(
    `This page shows the team ${one}, and the tag's own console the team ${other}. A page shows one team at a time: switch the page's console, or show the other team in another tab.`,
  )
}
