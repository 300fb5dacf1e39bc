import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/ads/contract'
import { attribute, type AdCurrency } from '@console-widgets/ads/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { dayText, eventKinds } from '@console-widgets/reports/model'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { runNetwork } from './network/run.ts'
import { createAdsStage, weatherAppId as appId, type AdsStage } from './testing/stage.ts'

let stage: AdsStage
/** Addresses outside that the platform called. */
const called: string[] = []
beforeAll(async () => {
  stage = await createAdsStage({
    fetchOutside: async ({ href }) => {
      called.push(href)
      return new Response(null, { status: 500 })
    },
  })
})
afterAll(() => stage.test.close())

const consent = (state: string, decision: string) =>
  stage.open('/ad-network/consent', {
    method: 'POST',
    body: new URLSearchParams({ state, decision }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const stateOf = (page: string | null) => new URL(page ?? '').searchParams.get('state') ?? ''

async function authorize(currency: AdCurrency = 'EUR') {
  const { accountId, consentAddress } = await stage.holder.invoke(calls['ads.account-authorization.create'], {
    accountName: `Account ${stage.nextNumber()}`,
    currency,
  })
  const answer = await consent(stateOf(consentAddress), 'allow')
  expect(answer.status).toBe(303)
  expect((await stage.open(answer.headers.get('location') ?? '')).status).toBe(200)
  return accountId
}
async function material(content = 'The weather of your harbor, hour by hour.') {
  const { materialId } = await stage.holder.invoke(calls['ads.material.create'], {
    appId,
    materialName: `Material ${stage.nextNumber()}`,
    kind: 'text',
    content,
  })
  await stage.holder.invoke(calls['ads.material.submit'], { materialId })
  await stage.pass(60_000)
  return materialId
}
const budgets = { bid: 90, dayBudget: 5000, totalBudget: 20_000, startTime: null, endTime: null }
async function project(change: Partial<typeof budgets> & { accountId: string; materialIds: string[]; endTime?: null }) {
  const created = await stage.holder.invoke(calls['ads.project.create'], {
    appId,
    adProjectName: `Project ${stage.nextNumber()}`,
    countries: ['CN', 'DE', 'US'],
    ...budgets,
    ...change,
  })
  return created.adProjectId
}
/** Brings the end of an authorization near: generating what users do in three months would take minutes. */
const endsIn = (accountId: string, duration: number) =>
  stage.test.platform.services.database.asPlatform(async (db) => {
    const time = stage.test.clock.now() + duration
    await db.execute(sql`update cw_ad_accounts set expire_time = ${time} where account_id = ${accountId}`)
    await db.execute(
      sql`update cw_jobs set due_time = ${time} where kind = 'ads.expire' and payload ->> 'accountId' = ${accountId}`,
    )
  })
const turn = (adProjectId: string, status: 'on' | 'off') =>
  stage.holder.invoke(calls['ads.project-status.update'], { adProjectId, status })
const read = (adProjectId: string) => stage.holder.invoke(calls['ads.project.get'], { adProjectId })

describe('a round of authorization', () => {
  it('gives tokens once, sealed, for a state and a code that are good once', async () => {
    const { accountId, consentAddress } = await stage.holder.invoke(calls['ads.account-authorization.create'], {
      accountName: 'Once',
      currency: 'EUR',
    })
    const state = stateOf(consentAddress)
    const page = await stage.open(consentAddress ?? '')
    expect(await page.text()).toContain('Once')
    expect((await consent('0'.repeat(50), 'allow')).status).toBe(410)
    const answer = await consent(state, 'allow')
    const back = answer.headers.get('location') ?? ''
    const forged = new URL(back)
    forged.searchParams.set('code', '0'.repeat(50))
    expect((await stage.open(forged.href)).status).toBe(410)
    expect((await stage.open(back)).status).toBe(200)
    expect((await stage.open(back)).status).toBe(410)
    const account = await stage.holder.invoke(calls['ads.account-authorization.get'], { accountId })
    expect(account).toMatchObject({ state: 'authorized', expireTime: stage.test.clock.now() + 90 * day })
    const [grant] = await stage.rows<{ sealed_tokens: string; state_hash: null }>(
      sql`select * from cw_ad_grants where account_id = ${accountId}`,
    )
    expect(grant?.state_hash).toBeNull()
    expect(grant?.sealed_tokens).not.toMatch(/Token/)
  })

  it('changes nothing when it is refused, or comes too late', async () => {
    const begin = (accountName: string) =>
      stage.holder.invoke(calls['ads.account-authorization.create'], { accountName, currency: 'EUR' })
    const refused = await begin('Refused')
    const answer = await consent(stateOf(refused.consentAddress), 'deny')
    expect((await stage.open(answer.headers.get('location') ?? '')).status).toBe(200)
    expect((await stage.open(refused.consentAddress ?? '')).status).toBe(410)
    const { accountId, consentAddress } = await stage.holder.invoke(calls['ads.account-authorization.update'], {
      accountId: refused.accountId,
    })
    await stage.pass(11 * 60_000)
    expect((await stage.open(consentAddress ?? '')).status).toBe(410)
    expect(await stage.holder.invoke(calls['ads.account-authorization.get'], { accountId })).toMatchObject({
      state: 'unauthorized',
    })
    await stage.holder.invoke(calls['ads.account-authorization.delete'], { accountId })
  })
})

it('leaves the same events after a week at once as after 168 hours', async () => {
  const { database } = stage.test.platform.services
  const after = async (hours: readonly number[]) => {
    let left: object[] = []
    const undo = new Error('roll back')
    await database
      .asPlatform(async (db) => {
        const [state] = await rowsOf<{ done_until: string }>(
          db,
          sql`select done_until from cw_ad_network_states where team_id = 'team-northwind'`,
        )
        const start = Number(state?.done_until)
        for (const each of hours) await runNetwork(db, 'team-northwind', start + each * hour)
        left = await rowsOf<object>(
          db,
          sql`select app_id, day, hour, kind, person, amount, item, country, currency from cw_report_events
            where kind in (36, 37, 38) and day >= ${dayText(start)}::date
            order by app_id, day, hour, kind, person, item`,
        )
        left.push(...(await rowsOf<object>(db, sql`select * from cw_ad_people order by app_id, person`)))
        throw undo
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error
      })
    return left
  }
  const [first] = await stage.rows<{ ad_project_id: string }>(
    sql`select ad_project_id from cw_ad_projects where state = 'on' and team_id = 'team-northwind' limit 1`,
  )
  expect(first).toBeDefined()
  const atOnce = await after([168])
  expect(atOnce.length).toBeGreaterThan(500)
  expect(await after(Array.from({ length: 168 }, (_, at) => at + 1))).toEqual(atOnce)
  expect(await after([5, 6, 30, 31, 100, 168])).toEqual(atOnce)
})

describe('ads', () => {
  it('spend within the budget, end by it, and are told in a report that anyone can recompute', async () => {
    const accountId = await authorize()
    const materialIds = [await material(), await material('Rain in ten minutes? Look before you cast off.')]
    const adProjectId = await project({ accountId, materialIds, dayBudget: 400 })
    await expect(turn(adProjectId, 'on')).rejects.toMatchObject({ reason: 'ad-app-bound' })
    await stage.holder.invoke(calls['ads.app.create'], { accountId, appId })
    expect(await turn(adProjectId, 'on')).toMatchObject({ state: 'on', spend: 0 })

    await stage.pass(6 * hour)
    const early = await read(adProjectId)
    expect(early.impressions).toBeGreaterThan(0)
    expect(early.spend).toBeGreaterThan(0)
    // Six hours can lie on two days
    expect(early.spend).toBeLessThanOrEqual(2 * 400)
    const { adProjectName, countries, spend } = early
    const limitTo = (totalBudget: number) =>
      stage.holder.invoke(calls['ads.project.update'], {
        ...{ adProjectId, adProjectName, countries, materialIds, startTime: null, endTime: null },
        ...{ bid: Math.min(90, totalBudget), dayBudget: Math.min(400, totalBudget), totalBudget },
      })
    await expect(limitTo(spend)).rejects.toMatchObject({ reason: 'ad-budget', issues: [{ field: 'totalBudget' }] })
    const totalBudget = spend + 250
    await limitTo(totalBudget)

    const link = await stage.holder.invoke(calls['ads.monitor-link.create'], {
      appId,
      linkName: 'By hand',
      kind: 'both',
      adProjectId,
      materialId: materialIds[0] ?? null,
      deepLink: null,
      storePage: 'https://appgallery.huawei.com/app/C1?click={CLICK_ID}&project={PROJECT}',
      postbacks: [],
    })
    const answer = await stage.open(link.clickAddress ?? '')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(
      new RegExp(`^https://appgallery\\.huawei\\.com/app/C1\\?click=[a-z0-9]{24}&project=${adProjectId}$`),
    )
    expect((await stage.open(link.pixelAddress ?? '')).headers.get('content-type')).toBe('image/gif')
    await stage.pass(2000)
    await stage.flush()
    expect(
      await stage.holder.invoke(calls['ads.monitor-link.get'], { monitorLinkId: link.monitorLinkId }),
    ).toMatchObject({
      clicks: 1,
      impressions: 1,
    })

    for (let step = 0; step < 6 && (await read(adProjectId)).state === 'on'; step++) await stage.pass(day)
    const over = await read(adProjectId)
    expect(over).toMatchObject({ state: 'ended', offReason: 'budget', spend: totalBudget })
    await expect(turn(adProjectId, 'on')).rejects.toMatchObject({ reason: 'ad-project-state' })

    for (const groupBy of ['day', 'project', 'material', 'country', 'app'] as const) {
      const report = await stage.holder.invoke(calls['ads.report.get'], { groupBy, adProjectId, maxReqCount: 100 })
      const events = await stage.rows<{ kind: number; amount: number }>(
        sql`select kind, amount from cw_report_events where app_id = ${appId} and kind in (36, 37, 38)`,
      )
      const count = (kind: number) => events.filter((each) => each.kind === kind).length
      const spend = events.filter(({ kind }) => kind === eventKinds.adClick).reduce((sum, each) => sum + each.amount, 0)
      expect(report.totals).toMatchObject([
        { currency: 'EUR', spend, impressions: count(36), clicks: count(37), installs: count(38) },
      ])
      expect(report.items.reduce((sum, each) => sum + each.spend, 0)).toBe(totalBudget)
      expect(report.items.reduce((sum, each) => sum + each.installs, 0)).toBe(count(38))
    }
  })

  it('credit installations by the written rule, which independent code finds from the events', async () => {
    const touches = await stage.rows<{ person: number; date: string; hour: number; kind: number }>(
      sql`select app_id, person, to_char(day, 'YYYY-MM-DD') as date, hour, kind from cw_report_events where kind in (36, 37)`,
    )
    const people = await stage.rows<{ app_id: string; person: number; install_time: string; is_attributed: boolean }>(
      sql`select * from cw_ad_people where is_installed`,
    )
    expect(people.length).toBeGreaterThan(20)
    const installs = await stage.rows<{ person: number; amount: number }>(
      sql`select person, amount from cw_report_events where kind = 38`,
    )
    for (const { person, install_time, is_attributed } of people) {
      const own = touches
        .filter((each) => each.person === person)
        .map(({ date, hour: at, kind }) => ({
          kind: kind === 37 ? ('click' as const) : ('view' as const),
          time: Date.parse(date) + at * hour,
        }))
      const clicked = own.some(
        ({ kind, time }) => kind === 'click' && time <= Number(install_time) && Number(install_time) - time <= 7 * day,
      )
      const seen = own.some(
        ({ kind, time }) => kind === 'view' && time <= Number(install_time) && Number(install_time) - time <= day,
      )
      expect(is_attributed).toBe(clicked || seen)
      const credited = installs.filter((each) => each.person === person)
      expect(credited.map(({ amount }) => amount)).toEqual(clicked ? [1] : seen ? [0] : [])
    }
    expect(attribute([{ kind: 'click', time: 0 }], 7 * day + hour)).toBeUndefined()
  })

  it('stop when the authorization expires, with a notice, and go on once it is renewed', async () => {
    const accountId = await authorize('USD')
    const others = await stage.holder.invoke(calls['ads.app.list'], { filter: [`appId:=:${appId}`] })
    for (const { adsAppId } of others.items)
      await stage.holder.invoke(calls['ads.app.update'], { adsAppId, state: 'inactive' })
    await stage.holder.invoke(calls['ads.app.create'], { accountId, appId })
    await expect(stage.holder.invoke(calls['ads.app.create'], { accountId, appId })).rejects.toMatchObject({
      reason: 'ad-app-bound',
    })
    const adProjectId = await project({
      accountId,
      materialIds: [await material()],
      dayBudget: 100,
      totalBudget: 1_000_000,
    })
    await turn(adProjectId, 'on')
    await endsIn(accountId, 2 * hour)
    await stage.pass(3 * hour)
    expect(await read(adProjectId)).toMatchObject({ state: 'off', offReason: 'authorization' })
    const told = await stage.rows(sql`select 1 from cw_notices where topic = 'ads' and message = 'expired'`)
    expect(told.length).toBeGreaterThan(0)
    await expect(turn(adProjectId, 'on')).rejects.toMatchObject({ reason: 'ad-account-state' })
    const { consentAddress } = await stage.holder.invoke(calls['ads.account-authorization.update'], { accountId })
    await stage.open((await consent(stateOf(consentAddress), 'allow')).headers.get('location') ?? '')
    expect(await turn(adProjectId, 'on')).toMatchObject({ state: 'on' })
    await stage.pass(2 * hour)
    await stage.holder.invoke(calls['ads.account-authorization.delete'], { accountId })
    expect(await read(adProjectId)).toMatchObject({ state: 'off', offReason: 'authorization' })
  })

  it('stop at once when their app leaves the store', async () => {
    const accountId = await authorize('EUR')
    const others = await stage.holder.invoke(calls['ads.app.list'], { filter: [`appId:=:${appId}`] })
    for (const { adsAppId } of others.items)
      await stage.holder.invoke(calls['ads.app.update'], { adsAppId, state: 'inactive' })
    await stage.holder.invoke(calls['ads.app.create'], { accountId, appId })
    const adProjectId = await project({ accountId, materialIds: [await material()] })
    await turn(adProjectId, 'on')
    const { database, events } = stage.test.platform.services
    const undo = new Error('roll back')
    const leave = database.asPlatform(async (db) => {
      const context = { db, teamId: demoTeamId, now: () => stage.test.clock.now() }
      await events.announce('release.availability-changed', { appId }, context)
      const [kept] = await rowsOf<object>(
        db,
        sql`select state from cw_ad_projects where ad_project_id = ${adProjectId}`,
      )
      expect(kept).toEqual({ state: 'on' })
      await db.execute(sql`update cw_apps set on_shelf_version = null where app_id = ${appId}`)
      await events.announce('release.availability-changed', { appId }, context)
      const stopped = sql`select state, off_reason from cw_ad_projects where ad_project_id = ${adProjectId}`
      expect(await rowsOf<object>(db, stopped)).toEqual([{ state: 'off', off_reason: 'off-shelf' }])
      throw undo
    })
    await expect(leave).rejects.toBe(undo)
    await turn(adProjectId, 'off')
  })

  it('refuse budgets, bids, and materials that can’t be', async () => {
    const bound = await stage.holder.invoke(calls['ads.app.list'], { filter: [`appId:=:${appId}`] })
    const accountId = bound.items[0]?.accountId ?? ''
    const materialIds = [await material('The best app, number one of all.')]
    const list = await stage.holder.invoke(calls['ads.material.list'], { appId })
    expect(list.items.find(({ materialId }) => materialId === materialIds[0])).toMatchObject({
      state: 'rejected',
      problems: [{ problem: 'word' }],
    })
    for (const [change, field] of [
      [{ bid: 5001 }, 'bid'],
      [{ dayBudget: 20_001 }, 'dayBudget'],
    ] as const)
      await expect(project({ accountId, materialIds, ...change })).rejects.toMatchObject({
        reason: 'ad-budget',
        issues: [{ field }],
      })
    for (const bid of [0, 1e9])
      await expect(project({ accountId, materialIds, bid })).rejects.toMatchObject({ reason: 'bad-parameter' })
  })
})

describe('a monitor link', () => {
  it.each([
    [{ storePage: 'https://evil.example/app' }, 'storePage'],
    [{ storePage: 'https://play.google.com@evil.example/' }, 'storePage'],
    [{ storePage: 'https://play.google.com/{SECRET}' }, 'storePage'],
    [{ storePage: 'http://play.google.com/' }, 'storePage'],
    [{ deepLink: 'https://evil.example/' }, 'deepLink'],
    [{ deepLink: 'javascript://alert(1)' }, 'deepLink'],
    [{ deepLink: 'northwind://{UNKNOWN}' }, 'deepLink'],
    [{ postbacks: [{ event: 'click', address: 'ftp://host/' }] }, 'postbacks.0.address'],
  ])('refuses %o', async (change, field) => {
    await expect(stage.createLink(change)).rejects.toMatchObject({ reason: 'bad-parameter', issues: [{ field }] })
  })

  it('leads to the platform’s own store', async () => {
    const storePage = `${testOrigin}/store/${appId}`
    const { clickAddress } = await stage.createLink({ deepLink: null, storePage })
    expect((await stage.open(clickAddress ?? '')).headers.get('location')).toBe(storePage)
    await expect(stage.createLink({ storePage: `${testOrigin}/console/` })).rejects.toMatchObject({
      issues: [{ field: 'storePage' }],
    })
  })

  it('counts duplicates, test devices, floods, and programs apart, and leads on', async () => {
    const { monitorLinkId, clickAddress } = await stage.createLink()
    const identifier = '11111111-2222-4333-8444-555555555555'
    await stage.holder.invoke(calls['ads.device.create'], { deviceName: 'Phone', kind: 'OAID', identifier })
    const click = (from: string, more = '', headers = {}) => stage.open(`${clickAddress}${more}`, { headers }, from)
    expect((await click('198.51.100.201')).headers.get('location')).toMatch(
      /^intent:\/\/charts\?click=[a-z0-9]{24}#Intent/,
    )
    await click('198.51.100.201')
    await click('198.51.100.202', `?device_id=${identifier.toUpperCase()}`)
    await click('198.51.100.203', '', { 'user-agent': 'Googlebot/2.1' })
    stage.test.clock.advance(11_000)
    await click('198.51.100.201')
    for (let place = 0; place < 130; place++) expect((await click('198.51.100.204')).status).toBe(302)
    await stage.flush()
    const { hits } = await stage.holder.invoke(calls['ads.monitor-link.get'], { monitorLinkId })
    const count = (quality: string) => hits.find((each) => each.quality === quality)?.clicks
    expect([count('valid'), count('duplicate'), count('test'), count('bot'), count('flood')]).toEqual([
      3, 120, 1, 1, 10,
    ])
    const columns = await stage.rows<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_name = 'cw_ad_monitor_hits'`,
    )
    expect(columns.map(({ name }) => name)).not.toContain('address')
  })

  it('tells other systems of valid clicks alone, and leads on whatever they answer', async () => {
    const address = 'https://measure.example/click?id={CLICK_ID}'
    const { clickAddress } = await stage.createLink({ postbacks: [{ event: 'click', address }] })
    called.length = 0
    for (let time = 0; time < 2; time++)
      expect((await stage.open(clickAddress ?? '', {}, '198.51.100.220')).headers.get('location')).toMatch(/^intent:/)
    await expect
      .poll(() => called)
      .toEqual([expect.stringMatching(/^https:\/\/measure\.example\/click\?id=[a-z0-9]{24}$/)])
    // A second valid click comes after the duplicate: had that been told, it would be there by now.
    await stage.open(clickAddress ?? '', {}, '198.51.100.221')
    await expect.poll(() => called.length).toBe(2)
  })

  it('shows each hop and the macros filled in', async () => {
    const { monitorLinkId } = await stage.createLink()
    const trial = await stage.holder.invoke(calls['ads.monitor-link.try'], {
      monitorLinkId,
      platform: 'android',
      hasApp: false,
    })
    expect(trial.hops.map(({ kind }) => kind)).toEqual(['link', 'intent', 'page'])
    expect(trial.hops.at(-1)?.address).toBe('https://play.google.com/store/apps/details?id=com.northwind')
    const installed = await stage.holder.invoke(calls['ads.monitor-link.try'], {
      monitorLinkId,
      platform: 'ios',
      hasApp: true,
    })
    expect(installed.hops.at(-1)).toEqual({ kind: 'app', address: 'northwind://charts?click=example' })
  })

  it('answers whatever is asked of it without an error of its own', async () => {
    const { clickAddress } = await stage.createLink()
    for (const path of [
      '/m/unknown',
      '/m/%00',
      '/m/..%2f..%2fetc',
      `/m/${'a'.repeat(5000)}`,
      '/m/%F0%9F%92%A3',
      '/m/unknown/pixel.gif',
      `${clickAddress}/pixel.gif`,
      `${clickAddress}?${'q=1&'.repeat(20_000)}`,
      `${clickAddress}?storePage=https://evil.example&url=//evil.example`,
      `${clickAddress}?device_id=%00%27`,
    ]) {
      const answer = await stage.open(path)
      expect(answer.status, path.slice(0, 60)).toBeLessThan(500)
      expect(answer.headers.get('location') ?? '').not.toMatch(/^https?:\/\/evil/)
    }
  })
})

it('brings people whom reports know: from the ads’ countries, with their source', async () => {
  const brought = await stage.rows<{ country: string; source: string; is_attributed: boolean }>(
    sql`select p.country, r.source, p.is_attributed from cw_ad_people p
      join cw_report_people r on r.team_id = p.team_id and r.app_id = p.app_id and r.person = p.person`,
  )
  expect(brought.length).toBeGreaterThan(10)
  for (const { source, is_attributed } of brought) expect(source).toBe(is_attributed ? 'advertising' : 'search')
  const today = dayText(stage.test.clock.now())
  expect(await stage.holder.invoke(calls['ads.report.get'], { endTime: today })).toHaveProperty('items')
})
