import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differenceOfShares, wilsonInterval } from '@console-widgets/statistics'
import { makePicture, type Colour } from '@console-widgets/platform/demo/pictures'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { calls as reportCalls } from '@console-widgets/reports/contract'
import { calls } from '@console-widgets/store-experiments/contract'

const appId = '108370001'
const day = 86_400_000

let test: TestPlatform
let console: Awaited<ReturnType<typeof signIn>>
async function enter() {
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
}
beforeAll(async () => {
  test = await createTestPlatform()
  await enter()
})
afterAll(() => test.close())

const icon = async (light: Colour, colour: Colour) =>
  uploadBytes(console, 'icon.png', await makePicture(216, 216, light, colour))
const turn = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
  // Sessions end meanwhile.
  if (milliseconds > day) await enter()
}
const get = (testId: string) => console.invoke(calls['store-experiments.material-test.get'], { testId })
const resultOf = (testId: string) => console.invoke(calls['store-experiments.material-test-result.get'], { testId })

interface Visitor {
  cookie: string
}
const headersOf = (visitor: Visitor, more: Record<string, string> = {}) => ({
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'accept-language': 'en-US,en',
  ...(visitor.cookie === '' ? {} : { cookie: visitor.cookie }),
  ...more,
})
async function open(visitor: Visitor, query = '', address = '10.1.1.1', more: Record<string, string> = {}) {
  const base = test.platform.services.publicOrigin
  const response = await test.platform.fetch(
    new Request(`${base}/store/${appId}${query}`, { headers: headersOf(visitor, more) }),
    { address },
  )
  const cookie = response.headers.get('set-cookie')
  if (cookie !== null) visitor.cookie = cookie.split(';')[0] ?? ''
  return { status: response.status, headers: response.headers, html: await response.text() }
}
async function install(visitor: Visitor, address = '10.1.1.1') {
  const base = test.platform.services.publicOrigin
  return test.platform.fetch(
    new Request(`${base}/store/${appId}/install`, { method: 'POST', headers: headersOf(visitor, { origin: base }) }),
    { address },
  )
}
const iconIn = (html: string) => /<header><img src="[^"]*?([A-Z]{2}[a-z0-9]{20,})/.exec(html)?.[1] ?? html.slice(0, 0)

it('tests an icon from the draft to the listing, and restores the original', async () => {
  const running = await console.invoke(calls['store-experiments.material-test.list'], {
    appId,
    filter: ['state:=:running'],
  })
  const { testId, variants } = await console.invoke(calls['store-experiments.material-test.create'], {
    appId,
    testName: 'Lighthouse',
    target: 'icon',
  })
  const [draft] = variants
  const image = await icon([230, 240, 250], [20, 40, 90])
  const plan = {
    ...{
      testId,
      testName: 'Lighthouse',
      target: 'icon' as const,
      lang: null,
      countries: [],
      trafficPercent: 50,
      days: 21,
    },
    ...{
      startMode: 'manual' as const,
      goal: 'install' as const,
      method: 'sequential' as const,
      alpha: 0.05 as const,
      effect: 0.2,
    },
  } as const
  const given = { variantId: draft?.variantId, variantName: 'Lighthouse', materialId: null, screenshots: [], brief: '' }
  const update = (iconId: string | null) =>
    console.invoke(calls['store-experiments.material-test.update'], { ...plan, variants: [{ ...given, icon: iconId }] })
  await update(null)
  const submit = () => console.invoke(calls['store-experiments.material-test-audit.submit'], { testId })
  expect(await refused(submit())).toMatchObject({
    reason: 'materials-incomplete',
    issues: [{ field: 'variants.0.icon' }],
  })
  await update(image)
  expect(await submit()).toMatchObject({ state: 'auditing' })
  expect(await refused(console.invoke(calls['store-experiments.material-test.start'], { testId }))).toMatchObject({
    reason: 'material-test-state',
  })
  await turn(9000)
  expect(await get(testId)).toMatchObject({ state: 'passed', findings: [] })
  const start = () => console.invoke(calls['store-experiments.material-test.start'], { testId })
  const [other] = running.items
  expect(await refused(start())).toMatchObject({ reason: 'material-test-running' })
  await console.invoke(calls['store-experiments.material-test.stop'], { testId: other?.testId ?? '' })
  const started = await start()
  expect(started).toMatchObject({ state: 'running', original: { icon: expect.any(String) } })

  // Visitors: each sees one of two icons, and keeps it.
  const seen = new Map<string, Visitor>()
  for (let number = 0; seen.size < 2 && number < 30; number++) {
    const visitor = { cookie: '' }
    const { html, status } = await open(visitor, '', `10.2.${number}.1`)
    expect(status).toBe(200)
    seen.set(iconIn(html), visitor)
    expect(iconIn((await open(visitor, '', `10.2.${number}.1`)).html)).toBe(iconIn(html))
  }
  expect(seen.size).toBe(2)
  const winner = seen.get(image)
  expect(winner).toBeDefined()
  const variantId = draft?.variantId ?? ''
  const before = (await resultOf(testId)).measures[0]?.groups.find((group) => group.variantId === variantId)
  if (winner) {
    await install(winner, '10.3.1.1')
    await install(winner, '10.3.1.1')
  }
  const after = (await resultOf(testId)).measures[0]?.groups.find((group) => group.variantId === variantId)
  expect(after?.done).toBe((before?.done ?? 0) + 1)
  expect(after?.visitors).toBe(before?.visitors)

  // Its days are over.
  await turn(21 * day + 3_600_000)
  const ended = await get(testId)
  expect(ended).toMatchObject({ state: 'stopped', stopReason: 'limit' })
  await agreesWithEvents(testId)
  const apply = () => console.invoke(calls['store-experiments.material-test.apply'], { testId, variantId })
  const { changes } = await console.invoke(calls['store-experiments.material-test-change.get'], { testId, variantId })
  expect(changes.filter(({ isLive }) => isLive)).toMatchObject([{ target: 'icon', after: [image], isKept: false }])
  expect(await apply()).toMatchObject({ state: 'applied', appliedVariantId: variantId })
  expect(await refused(apply())).toMatchObject({ reason: 'material-test-state' })
  expect(iconIn((await open({ cookie: '' }, '', '10.4.1.1')).html)).toBe(image)
  expect(await console.invoke(calls['store-experiments.material-test.revert'], { testId })).toMatchObject({
    state: 'stopped',
  })
  expect(iconIn((await open({ cookie: '' }, '', '10.4.1.2')).html)).toBe(started.original.icon)
})

/** Recomputes a result from stored events, by other code, and compares the report of the same events. */
async function agreesWithEvents(testId: string) {
  const { originalId, variants, alpha } = await get(testId)
  const events = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ item: string; person: number; kind: number }>(
      db,
      sql`select item, person, kind from cw_report_events where app_id = ${appId} and kind in (28, 29)`,
    ),
  )
  const countOf = (variantId: string, kind: number) =>
    new Set(events.filter((event) => event.item === variantId && event.kind === kind).map(({ person }) => person)).size
  const { measures } = await resultOf(testId)
  const groups = measures.find(({ measure }) => measure === 'install')?.groups ?? []
  const each = alpha / variants.length
  for (const { variantId, visitors, done, shareInterval } of groups) {
    expect([visitors, done]).toEqual([countOf(variantId, 28), countOf(variantId, 29)])
    expect(shareInterval).toEqual(wilsonInterval({ people: visitors, successes: done }, each))
  }
  const original = groups.find(({ variantId }) => variantId === originalId)
  for (const { visitors, done, difference } of groups.slice(1))
    expect(difference).toBeCloseTo(done / visitors - (original?.done ?? 0) / (original?.visitors ?? 1), 12)
  // Once per visitor and kind.
  const keys = events.map(({ item, person, kind }) => `${item} ${person} ${kind}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(differenceOfShares({ people: 70, successes: 56 }, { people: 80, successes: 48 }, 0.05).lower).toBeGreaterThan(
    0,
  )
}

it('shows the same figures as the reports of material tests', async () => {
  const { items } = await console.invoke(calls['store-experiments.material-test.list'], {
    appId,
    filter: ['state:=:stopped'],
  })
  const ended = items.find(({ testId }) => testId === 'material-test-icon')
  expect(ended).toBeDefined()
  const { measures, days } = await resultOf('material-test-icon')
  expect(days).toBeGreaterThan(20)
  const report = await console.invoke(reportCalls['reports.material-test.get'], {
    appId,
    groupBy: ['variantId'],
    startTime: '20251201',
    endTime: '20260228',
  })
  const groups = measures.find(({ measure }) => measure === 'install')?.groups ?? []
  expect(groups.length).toBe(3)
  const names = ended?.variants.map(({ variantId, variantName }) => [variantId, variantName]) ?? []
  expect(report.variantNames).toMatchObject(Object.fromEntries(names))
  for (const { variantId, visitors, done } of groups) {
    const row = report.rows.find(({ keys }) => keys.variantId === variantId)
    expect(row?.values).toMatchObject({ testViews: visitors, testDownloads: done })
  }
})

it('shows a custom page and a dynamic icon, and previews variants without counting', async () => {
  const page = await open({ cookie: '' }, '?page=page-hiking', '10.5.1.1')
  expect(page.html).toContain('Trails, tides and ferries in one map')
  expect((await open({ cookie: '' }, '?page=page-sailing', '10.5.1.2')).html).not.toContain('Every berth')
  const visitor = { cookie: '' }
  await open(visitor, '?page=page-hiking', '10.5.1.3')
  const report = await console.invoke(calls['store-experiments.custom-page-report.get'], { pageId: 'page-hiking' })
  expect(report.views).toBe(2)
  const { address } = await console.invoke(calls['store-experiments.variant-preview.create'], {
    testId: 'material-test-icon',
    variantId: 'icon-waves',
  })
  const query = new URL(address).search
  const preview = await open({ cookie: '' }, query, '10.5.1.4')
  expect(preview.html).toContain('Preview of a variant')
  expect((await open({ cookie: '' }, query.replace(/.$/, 'x'), '10.5.1.5')).html).not.toContain('Preview of a variant')
  await turn(25 * 3_600_000)
  expect((await open({ cookie: '' }, query, '10.5.1.6')).html).not.toContain('Preview of a variant')
})

it('never counts forged visits, and never answers them with a 5xx', async () => {
  const countOf = async () =>
    (
      await test.platform.services.database.asPlatform((db) =>
        rowsOf<{ count: number }>(
          db,
          sql`select count(*)::int as count from cw_report_events where app_id = ${appId} and person < -2010000000 or (app_id = ${appId} and kind = 3 and device_type = 0)`,
        ),
      )
    )[0]?.count ?? 0
  const before = await countOf()
  // A name that the platform didn’t give, and an installation without a visit.
  await install({ cookie: `cw_store=${'a'.repeat(50)}.forged` }, '10.6.1.1')
  await install({ cookie: '' }, '10.6.1.1')
  // Robots, and what a browser loads in advance.
  await open({ cookie: '' }, '', '10.6.1.1', { 'user-agent': 'Googlebot/2.1' })
  await open({ cookie: '' }, '', '10.6.1.1', { 'sec-purpose': 'prefetch' })
  expect(await countOf()).toBe(before)
  const statuses = new Set<number>()
  for (let number = 0; number < 130; number++) statuses.add((await open({ cookie: '' }, '', '10.7.1.1')).status)
  expect([...statuses].toSorted()).toEqual([200, 429])
  const hostile = ["?lang=%00&page='%20or%201=1", '?preview=a.b.c', '?page=%F0%9F%92%A9', `?lang=${'x'.repeat(5000)}`]
  for (const query of hostile) expect((await open({ cookie: 'cw_store=%00.%00' }, query, '10.8.1.1')).status).toBe(200)
  const base = test.platform.services.publicOrigin
  for (const path of ['/store/nothing', '/store/%00', '/store/..%2f', `/store/${'9'.repeat(500)}`]) {
    const { status } = await test.platform.fetch(new Request(`${base}${path}`), { address: '10.8.1.2' })
    expect(status).toBe(404)
  }
  const { headers } = await open({ cookie: '' }, '', '10.8.1.3')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  const { rows } = await test.platform.services.database.asPlatform(async (db) => ({
    rows: await rowsOf<{ text: string }>(db, sql`select a::text as text from cw_store_acts a`),
  }))
  expect(rows.some(({ text }) => text.includes('10.'))).toBe(false)
})
