import type { Database } from '../database/connection.ts'
import { issue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'
import { settings } from '../settings/tables.ts'

/** Path at which a proxy asks whether to send requests here, and another origin's page whether to load the console. */
export const healthPath = '/health'

/** Milliseconds that the database has to answer. */
const longestLook = 2000

/**
 * Whether this node can answer requests: its database can be reached.
 * @param callback function that a script calls with the answer (R176), since other origins can't read it otherwise
 * @throws PlatformRefusal if that isn't the name of a function
 */
export async function healthOf(database: Pick<Database, 'look'>, callback?: string): Promise<Response> {
  if (callback !== undefined && !functionName.test(callback))
    throw refuse('bad-parameter', 'The callback isn’t the name of a function', [
      issue('callback', 'callback-characters'),
    ])
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
  if (!isReachable) return unavailable()
  return callback === undefined ? health(200, 'ok') : script(callback, 'ok')
}

const functionName = /^[A-Za-z_$][\w$]{0,99}$/

/** Answer that calls a function of the page. The comment in front keeps it from being read as another type of file. */
function script(callback: string, status: 'ok'): Response {
  return new Response(`/**/${callback}(${JSON.stringify({ status })})`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

/** Answer of a node that can't answer requests, or not yet. */
export function unavailable(headers: Readonly<Record<string, string>> = {}): Response {
  return health(503, 'unavailable', headers)
}

function health(status: number, text: 'ok' | 'unavailable', headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ status: text }, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
