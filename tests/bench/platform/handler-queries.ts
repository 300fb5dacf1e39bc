import type { PGlite } from '@electric-sql/pglite'

/** A statement as a handler has sent it. */
export interface SentQuery {
  text: string
  values: unknown[]
}

/** The statements that handlers send while something goes on: those after a transaction has become a team's. */
export async function handlerQueries(client: PGlite, work: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = []
  const transaction = client.transaction.bind(client)
  client.transaction = (run) =>
    transaction((within) => {
      let isTeam = false
      const query = within.query.bind(within)
      within.query = (text: string, values?: unknown[], options?: object) => {
        if (isTeam) sent.push({ text, values: values ?? [] })
        isTeam ||= text.includes("set_config('role'")
        return query(text, values, options)
      }
      return run(within)
    })
  try {
    await work()
  } finally {
    client.transaction = transaction
  }
  return sent
}
