import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import type { ClientRoute } from '@console-widgets/platform/client-plane/client-route'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { createStage, type Stage } from './support/stage.ts'

/** Every URL that services bring to the client plane, with requests that no app would send. */
let stage: Stage
let keys: string[]
beforeAll(async () => {
  stage = await createStage()
  const rows = await stage.platform.services.database.asPlatform((db) =>
    rowsOf<{ api_key: string }>(
      db,
      sql`select api_key from cw_api_key_values join cw_api_keys using (key_id) where package_name is null and region is null order by key_id`,
    ),
  )
  keys = rows.map((row) => row.api_key)
})
afterAll(() => stage.close())

const routes = halves.flatMap(({ area, clientRoutes = [] }) =>
  clientRoutes.map((route): [string, ClientRoute] => [`${area}: ${route.method} ${route.path}`, route]),
)

let asked = 0
interface Sending {
  method?: string
  key?: string
  body?: string
  headers?: Record<string, string>
  parameter?: string
}
function send(route: ClientRoute, { method = route.method, key, body, headers, parameter = 'one' }: Sending = {}) {
  const path = route.path.replace(/:\w+/g, encodeURIComponent(parameter))
  const hasBody = method !== 'GET' && method !== 'OPTIONS'
  const request = new Request(`${clientAddress(testOrigin, key ?? keys[0] ?? '')}${path}`, {
    method,
    headers: { origin: 'https://any.example', ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body: body ?? '{}' } : {}),
  })
  return stage.platform.fetch(request, { address: `10.0.${asked >> 8}.${asked++ & 255}` })
}

it('has a key for each app', () => {
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.length).toBeGreaterThan(10)
})

it('answers URLs that no service brings with 404 for pages of any origin', async () => {
  const answer = await stage.platform.fetch(new Request(`${clientAddress(testOrigin, keys[0] ?? '')}/unheard`))
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([404, '*'])
})

describe.each(routes)('%s', (_, route) => {
  it('knows no other keys', async () => {
    for (const key of ['x'.repeat(50), '__proto__', `${keys[0]}x`, '%00', "' or 1=1 --"])
      expect((await send(route, { key: encodeURIComponent(key) })).status, key).toBe(404)
  })

  it('rejects other methods, and names its own', async () => {
    const answer = await send(route, { method: 'DELETE' })
    expect([answer.status, answer.headers.get('allow')?.split(', ')]).toEqual([
      405,
      expect.arrayContaining([route.method, 'OPTIONS']),
    ])
  })

  it('is open to pages of any origin, without credentials', async () => {
    const asking = await send(route, { method: 'OPTIONS', headers: { 'access-control-request-method': route.method } })
    expect(asking.status).toBe(204)
    expect(asking.headers.get('access-control-allow-methods')).toContain(route.method)
    const allowed = asking.headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual([
      'content-type',
      'if-none-match',
      'authorization',
      'x-api-key',
      'x-app-package',
      'x-app-fingerprint',
    ])
    for (const { headers } of [asking, await send(route), await send(route, { key: 'x'.repeat(50) })]) {
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect(headers.get('access-control-expose-headers')).toBe('etag, retry-after')
    }
  })

  it('ignores sessions, and sets no cookie', async () => {
    const plain = await send(route)
    const signedIn = await send(route, { headers: stage.holder.headers })
    expect(signedIn.status).toBe(plain.status)
    expect(await signedIn.text()).toBe(await plain.text())
    for (const { headers } of [plain, signedIn]) expect(headers.get('set-cookie')).toBeNull()
  })

  it('returns a result or an error for anything in its path', async () => {
    for (const parameter of ['', '\0', '__proto__', 'constructor', '\ud83d', 'ж'.repeat(5000), "'; drop table", '..'])
      expect((await send(route, { parameter: parameter.toWellFormed() })).status, parameter).toBeLessThan(500)
  })

  if (route.method === 'GET') return
  it.skipIf(route.body === 'bytes')('accepts JSON of at most 64 KB only', async () => {
    expect((await send(route, { body: `{"a":"${'x'.repeat(65_536)}"}` })).status).toBe(413)
    expect((await send(route, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  it('returns a result or an error for any body', async () => {
    const values = ['null', '[]', '1', '"text"', '{}', '{"__proto__":{"a":1}}', '[null]', '{"a":1e999}', '{"a":-0}']
    const deep = `${'{"context":'.repeat(5000)}1${'}'.repeat(5000)}`
    const wide = `{"context":{${Array.from({ length: 4000 }, (_, at) => `"k${at}":"v"`).join(',')}}}`
    const nested = values.flatMap((value) => [value, `{"context":${value}}`, `{"context":{"targetingKey":${value}}}`])
    for (const body of [...nested, deep, wide, '', '{', '{"context":{"targetingKey":"\\u0000\\ud800"}}'])
      for (const key of [keys[0], keys.at(-1)])
        expect((await send(route, { body, ...(key ? { key } : {}) })).status, body.slice(0, 80)).toBeLessThan(500)
  })
})
