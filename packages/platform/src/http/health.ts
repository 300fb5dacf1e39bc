import type { Database } from '../database/connection.ts'
import { settings } from '../settings/tables.ts'

/** Path at which a proxy asks whether to send requests here. */
export const healthPath = '/health'

/** Milliseconds that the database has to answer. */
const longestLook = 2000

/** Whether this node can answer requests: its database can be reached. */
export async function healthOf(database: Pick<Database, 'look'>): Promise<Response> {
  const answered = database
    .look((db) => db.select({ name: settings.name }).from(settings).limit(1))
    .then(
      () => true,
      () => false,
    )
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestLook)
  })
  const isReachable = await Promise.race([answered, tooLate])
  clearTimeout(timer)
  return isReachable ? health(200, 'ok') : unavailable()
}

/** Answer of a node that can't answer requests, or not yet. */
export function unavailable(): Response {
  return health(503, 'unavailable')
}

function health(status: number, text: 'ok' | 'unavailable'): Response {
  return Response.json({ status: text }, { status, headers: { 'cache-control': 'no-store' } })
}
