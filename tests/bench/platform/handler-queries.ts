/** A statement sent by a handler. */
export interface SentQuery {
  text: string
  values: unknown[]
}

/**
 * Records the statements that handlers send to a database during an action: those between the one that sets a
 * transaction's team and the end of the transaction.
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
