import { Hono } from 'hono'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import type { RouterEnvironment } from '../calls/plane.ts'
import { rowsOf } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { keyOfConfigFile } from '../tenancy/api-keys.ts'
import { apps } from '../tenancy/tables.ts'
import { clientAddress, clientPlane } from './client-plane.ts'
import { clientLimits } from './client-limits.ts'
import type { ClientRoute } from './client-route.ts'

const appId = '108370001'

const routes: ClientRoute[] = [
  {
    method: 'POST',
    path: '/echo',
    effect: 'read',
    answer: async ({ body, app }) => Response.json({ body, app }),
  },
  {
    method: 'GET',
    path: '/apps/:name',
    effect: 'read',
    answer: async ({ path, inTeam }) =>
      Response.json({ path, seen: await inTeam((db) => db.select({ appId: apps.appId }).from(apps)) }),
  },
  { method: 'POST', path: '/note', effect: 'write', answer: async () => Response.json({}) },
  {
    method: 'POST',
    path: '/own',
    effect: 'read',
    answer: async () => {
      throw refuse('conflict', 'Not now')
    },
    refused: ({ message }) => Response.json({ errorCode: message }, { status: 409 }),
  },
]

let test: TestPlatform
let url: string
let address = 0
const open = () => {
  const app = new Hono<RouterEnvironment>()
  clientPlane(routes.map((route) => ({ ...route, area: 'echo' }))).routes(app, test.platform.services)
  return app
}
let app: ReturnType<typeof open>
beforeAll(async () => {
  test = await createTestPlatform()
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  url = clientAddress(testOrigin, key ?? '')
  app = open()
})
afterAll(() => test.close())

/** Sends a request from an address of its own. */
const post = (path: string, body: unknown, from = `10.1.0.${++address}`) =>
  app.fetch(
    new Request(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    { address: from },
  )

describe('client plane', () => {
  it('passes the app of the key, and a body whose texts are in NFC', async () => {
    const answer = await post('/echo', '{"name":"Cafe\\u0301","__proto__":{"a":"e\\u0301"},"list":["e\\u0301",1,null]}')
    const { body, app: found } = (await answer.json()) as { body: Record<string, unknown>; app: object }
    expect(found).toMatchObject({ appId, teamId: expect.any(String), projectId: expect.any(String) })
    expect(body.name).toBe('Caf\u00e9')
    expect(body.list).toEqual(['\u00e9', 1, null])
    expect(Object.getOwnPropertyDescriptor(body, '__proto__')?.value).toEqual({ a: '\u00e9' })
  })

  it('shows a route the rows of its app only', async () => {
    const answer = await app.fetch(new Request(`${url}/apps/caf%C3%A9`), { address: '10.2.0.1' })
    expect(await answer.json()).toEqual({ path: { name: 'café' }, seen: [{ appId }] })
  })

  it('rejects NUL, deep nesting, and what isn’t JSON', async () => {
    expect((await post('/echo', '{"a":"\\u0000"}')).status).toBe(400)
    expect((await post('/echo', `${'['.repeat(30_000)}${']'.repeat(30_000)}`)).status).toBe(400)
    expect((await post('/echo', '{')).status).toBe(400)
    expect((await post('/echo', `"${'a'.repeat(64 * 1024)}"`)).status).toBe(413)
  })

  it('answers refusals in the protocol of the route', async () => {
    const answer = await post('/own', {})
    expect([answer.status, await answer.json()]).toEqual([409, { errorCode: 'Not now' }])
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('limits reads per address, and lets them through again later', async () => {
    const { burst, perSecond } = clientLimits.requestsPerAddress
    const statuses = []
    for (let count = 0; count <= burst; count++) statuses.push((await post('/echo', {}, '10.3.0.1')).status)
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
    expect((await post('/echo', {}, '10.3.0.2')).status).toBe(200)
    // Someone who has an IPv6 network has as many addresses as they like.
    const ofNetwork = []
    for (let count = 0; count <= burst; count++)
      ofNetwork.push((await post('/echo', {}, `2001:db8:1:1::${count.toString(16)}`)).status)
    expect(ofNetwork.filter((status) => status !== 200)).toEqual([429])
    test.clock.advance(1000)
    const again = []
    for (let count = 0; count <= perSecond; count++) again.push(await post('/echo', {}, '10.3.0.1'))
    expect(again.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429])
    expect(Number(again.at(-1)?.headers.get('retry-after'))).toBe(1)
  })

  it('limits writes per address over all nodes, and stores no address', async () => {
    const other = open()
    const statuses: number[] = []
    for (let count = 0; count < clientLimits.writesPerAddress; count++)
      statuses.push((await post('/note', {}, '203.0.113.9')).status)
    const request = new Request(`${url}/note`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const refused = await other.fetch(request, { address: '203.0.113.9' })
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    const rows = await test.platform.services.database.asPlatform((db) =>
      rowsOf<{ subject: string }>(db, sql`select subject from cw_client_writes`),
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('203.0.113')
    test.clock.advance(clientLimits.writeWindow)
    expect((await post('/note', {}, '203.0.113.9')).status).toBe(200)
  })
})
