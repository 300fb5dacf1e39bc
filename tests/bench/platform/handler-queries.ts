/** A statement as a handler has sent it. */
export interface SentQuery {
  text: string
  values: unknown[]
}

/**
 * Listens to a database, and tells which statements handlers send while something goes on: those between the one that
 * makes a transaction a team's and its end.
 */
export function listenForStatements() {
  let heard: SentQuery[] = []
  return {
    hear: (text: string, values: readonly unknown[]) => void heard.push({ text, values: [...values] }),
    async ofHandlers(work: () => Promise<unknown>): Promise<SentQuery[]> {
      heard = []
      await work()
      const begins = heard.findIndex(({ text }) => text.includes("set_config('role'"))
      return begins < 0 ? [] : heard.slice(begins + 1)
    },
  }
}
