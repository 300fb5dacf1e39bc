import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { addDays, daysBetween, eventKinds, metricOf, reportOf, type ReportId } from '@console-widgets/reports/model'
import type { Console } from '@console-widgets/core'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoAccounts, freshTeamId } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { rollUp } from './roll-ups/roll-up.ts'
import { additive, ask, mapsId, rows, sumOf, tableCalls } from './testing/world.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const whole = { startTime: '20251202', endTime: '20260301' }

describe.each(tableCalls.map(({ id }) => id))('%s', (id) => {
  it('returns its declared metrics for the last 30 complete days, and for the 30 before', async () => {
    const { reportId, metrics, groupBy, period, previousPeriod, dataTime } = await ask(holder, id)
    const declared = reportOf(reportId)
    expect(declared.metrics).toEqual(expect.arrayContaining([...metrics]))
    expect(groupBy).toEqual(declared.groupBy)
    expect({ period, previousPeriod, dataTime }).toEqual({
      period: { startTime: '20260131', endTime: '20260301' },
      previousPeriod: { startTime: '20260101', endTime: '20260130' },
      dataTime: '20260301',
    })
  })

  it('has rows that add up to the totals, for every grouping', async () => {
    const first = await ask(holder, id, whole)
    const { dimensions } = reportOf(first.reportId as ReportId)
    for (const dimension of dimensions) {
      const answer = await ask(holder, id, { ...whole, groupBy: [dimension] })
      expect(answer.totals, dimension).toEqual(first.totals)
      if (
        [
          'variantId',
          'channelId',
          'reason',
          'productId',
          'eventId',
          'awardId',
          'couponId',
          'messageType',
          'serviceId',
          'widgetId',
        ].includes(dimension)
      )
        continue
      for (const metric of additive(answer)) {
        const told = answer.rows.every(({ hidden }) => !hidden.includes(metric))
        if (told && answer.totals.values[metric] !== null)
          expect(sumOf(answer, metric), `${metric} by ${dimension}`).toBe(answer.totals.values[metric])
      }
    }
  })
})

it('counts each person once in a total of several days', async () => {
  const answer = await ask(holder, 'reports.user-dashboard.get', whole)
  const [counted] = await rows<{ people: number }>(
    test,
    sql`select count(distinct (app_id, person))::int as people from cw_report_events where team_id = ${demoTeamId} and kind = ${eventKinds.active} and day <= '2026-03-01'`,
  )
  expect(answer.totals.values.activePeople).toBe(counted?.people)
  expect(sumOf(answer, 'activePeople')).toBeGreaterThan(counted?.people as number)
})

it('counts people the same from their days and from the events', async () => {
  // Every version is every user: sets of versions, united, are those of all.
  const plain = await ask(holder, 'reports.user-dashboard.get', {
    ...whole,
    filterCondition: ['countryId'],
    filterConditionValue: ['DE'],
  })
  const versions = await rows<{ version: string }>(
    test,
    sql`select distinct version from cw_report_events where team_id = ${demoTeamId} and kind = ${eventKinds.active}`,
  )
  const filtered = await ask(holder, 'reports.user-dashboard.get', {
    ...whole,
    filterCondition: ['countryId', ...versions.map(() => 'appVersion' as const)],
    filterConditionValue: ['DE', ...versions.map(({ version }) => version)],
  })
  expect(filtered.totals.values.activePeople).toBe(plain.totals.values.activePeople)
  expect(plain.totals.values.activePeople).toBeGreaterThan(0)
})

it('compares with the preceding period of the same length', async () => {
  const now = await ask(holder, 'reports.distribution-dashboard.get', { startTime: '20260216', endTime: '20260301' })
  const before = await ask(holder, 'reports.distribution-dashboard.get', { startTime: '20260202', endTime: '20260215' })
  expect(now.previousPeriod).toEqual(before.period)
  expect(now.previousTotals).toEqual(before.totals)
  expect(now.rows.map(({ previous }) => previous)).toEqual(before.rows.map(({ values }) => values))
  expect(now.rows.map(({ keys }) => keys.date)).toEqual(
    Array.from({ length: 14 }, (_, day) => addDays('20260216', day)),
  )
  expect((await ask(holder, 'reports.distribution-dashboard.get', { comparison: 'none' })).previousTotals).toBeNull()
})

it('hides groups of one to four people, and values that would reveal their size', async () => {
  const answer = await ask(holder, 'reports.user-dashboard.get', { ...whole, groupBy: ['countryId', 'appId'] })
  const few = answer.rows.filter(({ hidden }) => hidden.includes('activePeople'))
  expect(few.length).toBeGreaterThan(0)
  for (const { values, keys } of few) {
    expect(values.activePeople).toBeNull()
    const [counted] = await rows<{ people: number }>(
      test,
      sql`select count(distinct person)::int as people from cw_report_events where team_id = ${demoTeamId} and kind = ${eventKinds.active} and app_id = ${keys.appId} and country = ${keys.countryId} and day <= '2026-03-01'`,
    )
    expect(counted?.people).toBeGreaterThan(0)
    expect(counted?.people).toBeLessThan(5)
  }
  for (const { values } of answer.rows)
    for (const metric of answer.metrics)
      if (metricOf(metric).unit === 'people' && values[metric] !== null && values[metric] !== undefined)
        expect(values[metric] === 0 || (values[metric] as number) >= 5).toBe(true)
  expect(answer.notes).toContainEqual({ note: 'hidden', done: null, total: null })
})

describe('the period', () => {
  it('ends with the last complete day, and says so if more was requested', async () => {
    const answer = await ask(holder, 'reports.distribution-dashboard.get', {
      startTime: '20260225',
      endTime: '20260310',
    })
    expect(answer.period).toEqual({ startTime: '20260225', endTime: '20260301' })
    expect(answer.notes).toContainEqual({ note: 'not-complete', done: null, total: null })
  })

  it.each([
    ['is turned around', { startTime: '20260301', endTime: '20260201' }, 'startTime'],
    ['isn’t a calendar day', { startTime: '20260230' }, 'startTime'],
    ['is longer than 180 days', { startTime: '20250831', endTime: '20260227' }, 'startTime'],
    ['has not begun', { startTime: '20260302', endTime: '20260303' }, 'startTime'],
  ])('is refused when it %s', async (_, asked, field) => {
    expect(await refused(ask(holder, 'reports.distribution-dashboard.get', asked))).toMatchObject({
      kind: 'invalid',
      issues: [{ field }],
    })
  })

  it('can be 180 days, also across the change to summer time, all of the same length', async () => {
    const answer = await ask(holder, 'reports.distribution-dashboard.get', {
      startTime: '20250901',
      endTime: '20260227',
    })
    expect(daysBetween('20250901', '20260227')).toBe(180)
    expect(answer.rows).toHaveLength(180)
    expect(new Set(answer.rows.map(({ keys }) => keys.date)).size).toBe(180)
  })
})

describe('queries', () => {
  const strange = [`DE' or '1'='1`, `DE'; drop table cw_report_events; --`, '%', 'DE\\', '"', '$1']
  it.each(strange)('treat %s as a value and never as SQL', async (value) => {
    const answer = await ask(holder, 'reports.distribution-dashboard.get', {
      ...whole,
      filterCondition: ['countryId'],
      filterConditionValue: [value],
    })
    expect(answer.totals.values.downloads).toBe(0)
    expect((await ask(holder, 'reports.distribution-dashboard.get', whole)).totals.values.downloads).toBeGreaterThan(0)
  })

  it.each([
    ['a dimension that the report does not have', { groupBy: ['deviceName' as const] }, 'groupBy.0'],
    ['two kinds of time', { groupBy: ['date' as const, 'week' as const] }, 'groupBy'],
    ['a filter without its value', { filterCondition: ['countryId' as const] }, 'filterConditionValue'],
    [
      'a filter that the report does not have',
      { filterCondition: ['reason' as const], filterConditionValue: ['unknown'] },
      'filterCondition.0',
    ],
    ['an order by something else', { sort: 'revenue' }, 'sort'],
  ])('is refused when it is %s', async (_, asked, field) => {
    expect(await refused(ask(holder, 'reports.distribution-dashboard.get', asked))).toMatchObject({
      kind: 'invalid',
      issues: [{ field }],
    })
  })

  it('can filter by several values of a dimension, and by several dimensions', async () => {
    const by = (filterCondition: ('countryId' | 'appId')[], filterConditionValue: string[]) =>
      ask(holder, 'reports.distribution-dashboard.get', { ...whole, filterCondition, filterConditionValue })
    const [both, one, other] = await Promise.all([
      by(['countryId', 'countryId'], ['DE', 'CN']),
      by(['countryId'], ['DE']),
      by(['countryId'], ['CN']),
    ])
    expect(both.totals.values.downloads).toBe(
      (one.totals.values.downloads as number) + (other.totals.values.downloads as number),
    )
    const narrow = await by(['countryId', 'appId'], ['DE', mapsId])
    expect(narrow.totals.values.downloads).toBeLessThan(one.totals.values.downloads as number)
  })

  it('are sorted and paged without duplicate rows', async () => {
    const question = { ...whole, groupBy: ['countryId' as const], sort: '-downloads' }
    const all = await ask(holder, 'reports.distribution-dashboard.get', question)
    const pages = [
      await ask(holder, 'reports.distribution-dashboard.get', { ...question, maxReqCount: 5 }),
      await ask(holder, 'reports.distribution-dashboard.get', { ...question, fromRecCount: 6, maxReqCount: 1000 }),
    ]
    expect(pages.flatMap((page) => page.rows)).toEqual(all.rows)
    expect(pages.map(({ total }) => total)).toEqual([all.total, all.total])
    const downloads = all.rows.map(({ values }) => values.downloads as number)
    expect(downloads).toEqual(downloads.toSorted((one, next) => next - one))
  })
})

it('returns the reasons of failed installations, with their shares', async () => {
  const { database } = test.platform.services
  const failure = (reason: string, count: number) =>
    database.asPlatform((db) =>
      db.execute(
        sql`insert into cw_report_events (person, day, hour, kind, device_type, team_id, app_id, country, source, version, device_name, item) select 0, '2026-02-20', 5, 5, 4, ${demoTeamId}, '108370012', 'DE', 'search', '2.0.1', 'Kite S', ${reason} from generate_series(1, ${sql.raw(String(count))})`,
      ),
    )
  await failure('package-damaged', 30)
  await failure('system-too-old', 10)
  const day = '2026-02-20'
  await database.asPlatform((db) => rollUp(db, { teamId: demoTeamId, appId: '108370012', from: day, to: day }))
  const asked = { appId: '108370012', startTime: '20260220', endTime: '20260220' }
  const byReason = await holder.invoke(calls['reports.install-failure.get'], { ...asked, groupBy: ['reason'] })
  expect(
    byReason.rows.map(({ keys, values }) => [keys.reason, values.installFailures, values.installFailurePart]),
  ).toEqual([
    ['package-damaged', 30, 0.75],
    ['system-too-old', 10, 0.25],
  ])
  // With one reason alone, everyone who tried still counts.
  const one = await holder.invoke(calls['reports.install-failure.get'], {
    ...asked,
    filterCondition: ['reason'],
    filterConditionValue: ['package-damaged'],
  })
  const installs = (byReason.totals.values.installAttempts as number) - 40
  expect(one.totals.values).toMatchObject({ installFailures: 30, installAttempts: installs + 30 })
  // The result from the events themselves is the same.
  const byDevice = await holder.invoke(calls['reports.install-failure.get'], {
    ...asked,
    groupBy: ['deviceName'],
    filterCondition: ['reason'],
    filterConditionValue: ['package-damaged'],
  })
  expect(byDevice.totals).toEqual(one.totals)
})

it('counts the failed installs of each app of the team as the report of the app does', async () => {
  const ofTeam = await holder.invoke(calls['reports.quality-dashboard.get'], { ...whole, groupBy: ['appId'] })
  const failing = ofTeam.rows.filter(({ values }) => (values.installFailures ?? 0) > 0)
  expect(failing.length).toBeGreaterThan(1)
  for (const { keys, values } of failing) {
    const { totals } = await holder.invoke(calls['reports.install-failure.get'], { ...whole, appId: keys.appId ?? '' })
    expect(totals.values).toMatchObject({
      installFailures: values.installFailures,
      installFailureShare: values.installFailureShare,
    })
  }
})

it('shows money in one currency at a time, and never adds two', async () => {
  const answer = await holder.invoke(calls['reports.finance-dashboard.get'], whole)
  expect(answer.currencies.length).toBeGreaterThan(1)
  expect(answer.currency).toBe(answer.currencies[0])
  expect(answer.notes).toContainEqual({ note: 'other-currencies', done: null, total: null })
  for (const currency of answer.currencies) {
    const { totals } = await holder.invoke(calls['reports.finance-dashboard.get'], { ...whole, currency })
    const [sum] = await rows<{ amount: number }>(
      test,
      sql`select sum(amount)::int as amount from cw_report_events where team_id = ${demoTeamId} and kind in (13, 14) and currency = ${currency}`,
    )
    expect(totals.values.revenue).toBe(sum?.amount)
  }
})

it('shows money only with the permission', async () => {
  const developer = await signIn(test.platform, demoAccounts.development)
  expect(await refused(developer.invoke(calls['reports.finance-dashboard.get'], {}))).toMatchObject({
    reason: 'no-permission',
  })
  expect(
    await refused(developer.invoke(calls['reports.export.create'], { reportId: 'order', appId: mapsId })),
  ).toMatchObject({ reason: 'no-permission' })
  const finance = await signIn(test.platform, demoAccounts.finance)
  expect((await finance.invoke(calls['reports.finance-dashboard.get'], {})).totals.values.orders).toBeGreaterThan(0)
})

it('is empty for a team without events, and says why', async () => {
  const console = await signIn(test.platform)
  await console.session.switchTeam(freshTeamId)
  for (const { id, path } of tableCalls) {
    if (path.includes('{appId}')) continue
    const answer = await ask(console, id)
    expect(
      Object.values(answer.totals.values).filter((value) => value !== null && value !== 0),
      id,
    ).toEqual([])
    expect(answer.notes, id).toContainEqual({ note: 'no-data', done: null, total: null })
  }
  expect(await refused(ask(console, 'reports.app-overview.get'))).toMatchObject({ status: 404 })
})

it('isolates teams from each other', async () => {
  const elsewhere = await signIn(test.platform)
  await elsewhere.session.switchTeam('team-lighthouse')
  const [own, other] = await Promise.all([
    ask(holder, 'reports.distribution-dashboard.get', { ...whole, groupBy: ['appId'] }),
    ask(elsewhere, 'reports.distribution-dashboard.get', { ...whole, groupBy: ['appId'] }),
  ])
  const ids = own.rows.map(({ keys }) => keys.appId)
  expect(other.rows.length).toBeGreaterThan(0)
  expect(other.rows.filter(({ keys }) => ids.includes(keys.appId))).toEqual([])
  const peeking = await ask(elsewhere, 'reports.distribution-dashboard.get', {
    ...whole,
    filterCondition: ['appId'],
    filterConditionValue: [mapsId],
  })
  expect(peeking).toMatchObject({ appNames: {}, totals: { values: { downloads: 0 } } })
})
