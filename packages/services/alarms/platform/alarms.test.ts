import { day } from '@console-widgets/platform/clock/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { InputOf } from '@console-widgets/contract'
import { calls } from '@console-widgets/alarms/contract'
import { alarmLimits, backTest, type Condition } from '@console-widgets/alarms/model'
import type { Console } from '@console-widgets/core'
import { createMemoryPlace } from '@console-widgets/data'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { versionData } from '@console-widgets/versions/data'

/** Northwind Weather, whose version 3.9.0 is in phased release and crashes five times as often. */
const appId = '108370002'
const unstable = '3.9.0'

type Rule = InputOf<(typeof calls)['alarms.alarm.create']>

const ruleNamed = (alarmName: string, change: Partial<Rule> = {}): Rule => ({
  appId,
  alarmName,
  metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [{ name: 'version', value: unstable }] },
  condition: { filter: 'average', operator: '>', value: 2, datapoints: 2, evaluations: 3 },
  alarmActions: [{ type: 'notice', target: 'team' }],
  okActions: [{ type: 'notice', target: 'team' }],
  ...change,
})

let test: TestPlatform
let holder: Console
/** Lets days pass, after which the session is a new one. */
const pass = async (days: number) => {
  test.clock.advance(days * day)
  await test.platform.wake()
  holder = await signIn(test.platform)
}
const rows = <Row>(query: ReturnType<typeof sql>) =>
  test.platform.services.database.asPlatform((db) => rowsOf<Row>(db, query))

describe('rules', () => {
  beforeAll(async () => {
    test = await createTestPlatform({ demoTraffic: false })
    holder = await signIn(test.platform)
  })
  afterAll(() => test.close())

  const create = (rule: unknown) => holder.invoke(calls['alarms.alarm.create'], rule as Rule)

  it.each([
    [
      'a value that isn’t a number',
      { condition: { ...ruleNamed('x').condition, value: Number.NaN } },
      'condition.value',
    ],
    [
      'an endless value',
      { condition: { ...ruleNamed('x').condition, value: Number.POSITIVE_INFINITY } },
      'condition.value',
    ],
    [
      'more violations than points',
      { condition: { ...ruleNamed('x').condition, datapoints: 4 } },
      'condition.datapoints',
    ],
    ['a period of other metrics', { condition: { ...ruleNamed('x').condition, period: 3600 } }, 'condition.period'],
    ['a filter of other metrics', { condition: { ...ruleNamed('x').condition, filter: 'p95' } }, 'condition.filter'],
    ['an unknown metric', { metric: { namespace: 'reports', metricName: 'mood' } }, 'metric.metricName'],
    [
      'an unknown dimension',
      { metric: { namespace: 'reports', metricName: 'crashShare', dimensions: [{ name: 'currency', value: 'EUR' }] } },
      'metric.dimensions.0.name',
    ],
    [
      'revenue of all currencies',
      {
        metric: { namespace: 'reports', metricName: 'revenue' },
        condition: { ...ruleNamed('x').condition, filter: 'sum' },
      },
      'metric.dimensions',
    ],
    ['each version beside one of them', { forEach: 'version' }, 'forEach'],
    [
      'each version of a metric without versions',
      { metric: { namespace: 'remote-config', metricName: 'fetches' }, forEach: 'version' },
      'forEach',
    ],
    ['a name with a blank', { alarmName: 'two words' }, 'alarmName'],
    ['an action without a target', { alarmActions: [{ type: 'notice', target: null }] }, 'alarmActions.0.target'],
    [
      'a halt of another app',
      { alarmActions: [{ type: 'halt-release', target: '108370001' }] },
      'alarmActions.0.target',
    ],
    ['a halt when all is well', { okActions: [{ type: 'halt-release', target: appId }] }, 'okActions.0.type'],
  ])('reject %s', async (_, change, field) => {
    await expect(create({ ...ruleNamed('rejected'), ...change })).rejects.toMatchObject({ issues: [{ field }] })
  })

  it('reject the app of another team, and a name that is taken', async () => {
    await expect(create(ruleNamed('foreign', { appId: '1' }))).rejects.toMatchObject({ reason: 'app-not-found' })
    await expect(create(ruleNamed('Weather-Crashes'))).rejects.toMatchObject({ reason: 'name-taken' })
  })

  it('are copied to other apps under a free name, for all versions, with the halt of that app', async () => {
    const [alarmId, mapsId] = ['alarm-weather-crashes', '108370001']
    const { items } = await holder.invoke(calls['alarms.copy.create'], { alarmId, appIds: [mapsId] })
    expect(items).toMatchObject([{ appId: mapsId, alarmName: 'weather-crashes-2' }])
    const copy = await holder.invoke(calls['alarms.alarm.get'], { alarmId: items[0]!.alarmId })
    expect(copy).toMatchObject({ state: 'insufficient_data', metric: { dimensions: [] }, condition: { value: 1 } })
  })

  it('drop to insufficient data when they are stopped, and are refused twice', async () => {
    const alarmId = 'alarm-maps-posters'
    expect(await holder.invoke(calls['alarms.alarm.get'], { alarmId })).toMatchObject({ state: 'alarm' })
    expect(await holder.invoke(calls['alarms.task.stop'], { alarmId })).toMatchObject({
      enabled: false,
      state: 'insufficient_data',
    })
    await expect(holder.invoke(calls['alarms.task.stop'], { alarmId })).rejects.toMatchObject({ reason: 'alarm-state' })
    const { total } = await holder.invoke(calls['alarms.history.list'], { alarmId })
    expect(total).toBeGreaterThan(0)
  })

  it('are at most a hundred', async () => {
    const { total } = await holder.invoke(calls['alarms.alarm.list'], {})
    for (let number = total; number < alarmLimits.alarms; number++)
      await create(ruleNamed(`rule-${number}`, { enabled: false }))
    await expect(create(ruleNamed('one-more'))).rejects.toMatchObject({ reason: 'limit-reached' })
  })
})

it('does not halt a release for an author who can’t release versions, and says so', async () => {
  test = await createTestPlatform()
  const developer = await signIn(test.platform, demoAccounts.development)
  const rule = ruleNamed('clicks-and-halt', {
    metric: { namespace: 'links', metricName: 'clicks' },
    condition: { filter: 'count', operator: '>=', value: 0, period: 3600 },
    alarmActions: [{ type: 'halt-release', target: appId }],
  })
  const { alarmId } = await developer.invoke(calls['alarms.alarm.create'], rule)
  // An hourly rule is evaluated five minutes after the hour.
  test.clock.advance(3_600_000 + 300_000)
  await test.platform.wake()
  holder = await signIn(test.platform)
  const { items } = await holder.invoke(calls['alarms.history.list'], { alarmId })
  expect(items.map(({ toState, actions }) => [toState, actions])).toEqual([
    ['alarm', [{ type: 'halt-release', outcome: 'no-permission' }]],
  ])
  await test.close()
})

describe('a rule that halts a release', () => {
  let alarmId: string
  let eachId: string
  let versionId: string

  beforeAll(async () => {
    test = await createTestPlatform()
    holder = await signIn(test.platform)
    versionId = (await holder.invoke(versionCalls['versions.on-shelf.get'], { appId })).phased?.versionId as string
    await holder.invoke(versionCalls['versions.phased-release.update'], {
      appId,
      versionId,
      percent: '80.00',
      endTime: test.clock.now() + 60 * day,
    })
    // Enough users from now on that their shares tell something.
    await rows(sql`update cw_report_states set scale = 500000`)
    const rule = ruleNamed('crashes-of-390', {
      level: 1,
      alarmActions: [
        { type: 'notice', target: 'team' },
        { type: 'halt-release', target: appId },
      ],
    })
    alarmId = (await holder.invoke(calls['alarms.alarm.create'], rule)).alarmId
    const forEach = ruleNamed('crashes-of-each', {
      metric: { namespace: 'reports', metricName: 'crashShare' },
      forEach: 'version',
    })
    eachId = (await holder.invoke(calls['alarms.alarm.create'], forEach)).alarmId
    for (let passed = 0; passed < 4; passed++) await pass(1)
  })
  afterAll(() => test.close())

  const history = async () =>
    (await holder.invoke(calls['alarms.history.list'], { alarmId, sort: 'time' })).items.map(
      ({ fromState, toState, actions, handling, historyId, time, told }) => ({
        fromState,
        toState,
        actions,
        handling,
        historyId,
        time,
        told,
      }),
    )

  it('is evaluated once for each day, with the share that the events have', async () => {
    const { items } = await holder.invoke(calls['alarms.logging-record.list'], { alarmId, sort: 'time' })
    const midnight = Math.floor(test.clock.now() / day) * day
    expect(items.map(({ time }) => time)).toEqual([3, 2, 1, 0].map((before) => midnight - before * day + 65 * 60_000))
    const events = await rows<{ kind: number; time: number }>(
      sql`select kind, extract(epoch from day)::float8 * 1000 as time from cw_report_events where app_id = ${appId} and version = ${unstable}`,
    )
    for (const { time, value, base } of items) {
      const start = Math.floor(time / day) * day - day
      const ofDay = events.filter((event) => Number(event.time) === start)
      const numberOf = (kind: number) => ofDay.filter((event) => event.kind === kind).length
      const uses = numberOf(eventKinds.active)
      expect(base).toBe(uses)
      if (uses < 50) expect(value).toBeNull()
      else expect(value).toBeCloseTo((100 * numberOf(eventKinds.crash)) / uses, 9)
    }
    expect(items.at(-1)?.value).toBeGreaterThan(2)
  })

  it('has the chart and the test of the past month that the events give by other code', async () => {
    const days = 30
    const { points, endTime } = await holder.invoke(calls['alarms.metric-series.query'], {
      appId,
      ...{ namespace: 'reports', metricName: 'crashShare', filter: 'average', period: 86_400 },
      dimensions: [{ name: 'version', value: unstable }],
      days,
    })
    const events = await rows<{ kind: number; time: string }>(
      sql`select kind, extract(epoch from day)::bigint * 1000 as time from cw_report_events where app_id = ${appId} and version = ${unstable}`,
    )
    const starts = Array.from({ length: days }, (_, ago) => endTime - (days - ago) * day)
    const shares = starts.map((start) => {
      const numberOf = (kind: number) =>
        events.filter((event) => Number(event.time) === start && event.kind === kind).length
      const uses = numberOf(eventKinds.active)
      return uses < 50 ? undefined : (100 * numberOf(eventKinds.crash)) / uses
    })
    expect(points.map(({ time }) => time)).toEqual(starts)
    points.forEach(({ value }, at) =>
      shares[at] === undefined ? expect(value).toBeNull() : expect(value).toBeCloseTo(shares[at], 9),
    )
    // Above 2 % on the newest day that has enough users, of the last three.
    const once = { datapoints: 1, evaluations: 1, missing: 'ok' } as const
    const condition: Condition = { operator: '>', value: 2, period: 86_400, ...once }
    const isOver = shares.map(
      (_, at) => (shares.slice(at - 2, at + 1).findLast((share) => share !== undefined) ?? 0) > 2,
    )
    const began = starts.filter((_, at) => at > 2 && isOver[at] && (at === 3 || !isOver[at - 1]))
    const firings = backTest(points, condition, (starts[3] ?? 0) + day)
    expect(firings.map(({ from }) => from - day)).toEqual(began)
    expect(firings.length).toBeGreaterThan(0)
  })

  it('limits revenue to a version and a country, as the payments have them', async () => {
    const [days, mapsId] = [30, '108370001']
    const payments = await rows<{
      kind: number
      amount: number
      version: string
      country: string
      at: string
      currency: string
    }>(
      sql`select kind, amount, version, country, currency, extract(epoch from day)::bigint * 1000 as at from cw_report_events
        where app_id = ${mapsId} and kind in (${eventKinds.purchase}, ${eventKinds.appSale}, ${eventKinds.refund}) order by day desc, kind`,
    )
    const midnight = Math.floor(test.clock.now() / day) * day
    const known = payments.find(({ kind, at }) => kind === eventKinds.purchase && Number(at) < midnight)
    const { currency = '', version = '', country = '' } = known ?? {}
    const wanted: Record<string, string>[] = [{ version }, { country }, { version, country }]
    for (const each of wanted) {
      const limits = { currency, ...each }
      const { points } = await holder.invoke(calls['alarms.metric-series.query'], {
        appId: mapsId,
        ...{ namespace: 'reports', metricName: 'revenue', filter: 'sum', period: 86_400 },
        dimensions: Object.entries(limits).map(([name, value]) => ({ name, value })),
        days,
      })
      const sums = points.map(({ time }) =>
        payments
          .filter(({ at }) => Number(at) === time)
          .filter((paid) => Object.entries(limits).every(([name, value]) => paid[name as 'version'] === value))
          .reduce((sum, { kind, amount }) => sum + (kind === eventKinds.refund ? -amount : amount) / 100, 0),
      )
      expect(sums.some((sum) => sum > 0)).toBe(true)
      points.forEach(({ value }, at) => expect(value).toBeCloseTo(sums[at] ?? 0, 6))
    }
  })

  it('counts an event of the app’s own, by its name, as it was reported', async () => {
    const mapsId = '108370001'
    const watched = { appId: mapsId, namespace: 'reports', metricName: 'customEvents' }
    const { values } = await holder.invoke(calls['alarms.dimension.query'], { ...watched, dimension: 'event' })
    expect(values).toEqual(['route_started', 'route_shared'])
    const reported = await rows<{ at: string; events: number }>(
      sql`select extract(epoch from day)::bigint * 1000 as at, count(*)::int as events from cw_report_events
        where app_id = ${mapsId} and kind = ${eventKinds.custom} and item = 'route_started' group by day`,
    )
    const { points } = await holder.invoke(calls['alarms.metric-series.query'], {
      ...watched,
      ...{ filter: 'sum', period: 86_400, days: 30 },
      dimensions: [{ name: 'event', value: 'route_started' }],
    })
    const counts = new Map(reported.map(({ at, events }) => [Number(at), events]))
    expect(points.map(({ value }) => value)).toEqual(points.map(({ time }) => counts.get(time) ?? 0))
    expect(points.some(({ value }) => (value ?? 0) > 1)).toBe(true)
  })

  it('watches each version by itself, with the share that its events have', async () => {
    const midnight = Math.floor(test.clock.now() / day) * day
    const alarm = await holder.invoke(calls['alarms.alarm.get'], { alarmId: eachId })
    const events = await rows<{ kind: number; version: string; events: number }>(
      sql`select kind, version, count(*)::int as events from cw_report_events
        where app_id = ${appId} and day = (to_timestamp(${midnight / 1000 - 86_400}) at time zone 'UTC')::date group by 1, 2`,
    )
    const numberOf = (version: string, kind: number) =>
      events.find((each) => each.version === version && each.kind === kind)?.events ?? 0
    expect(alarm.instances.length).toBeGreaterThan(1)
    expect(alarm).toMatchObject({ state: 'alarm', lastValue: null })
    for (const { instance, value, base } of alarm.instances) {
      const uses = numberOf(instance, eventKinds.active)
      expect(base).toBe(uses)
      if (uses < 50) expect(value).toBeNull()
      else expect(value).toBeCloseTo((100 * numberOf(instance, eventKinds.crash)) / uses, 9)
    }
    // The unstable version fires, and the others don't.
    expect(alarm.instances.filter(({ state }) => state === 'alarm').map(({ instance }) => instance)).toEqual([unstable])
    const { items } = await holder.invoke(calls['alarms.history.list'], {
      alarmId: eachId,
      filter: ['toState:=:alarm'],
    })
    expect(items).toMatchObject([{ instance: unstable, forEach: 'version', handling: 'pending' }])
    expect(items[0]?.told.length).toBeGreaterThan(0)
    // An evaluation of each value, each day.
    const { total } = await holder.invoke(calls['alarms.logging-record.list'], { alarmId: eachId })
    expect(total).toBeGreaterThanOrEqual(4 * alarm.instances.length - 3)
    const { version, alarms } = await holder.invoke(versionCalls['versions.app-version.get'], { appId, versionId })
    expect(alarms.map((each) => each.alarmName)).toContain('crashes-of-each')
    const previous = { appId, versionId: version?.previousVersion?.versionId ?? '' }
    const below = await holder.invoke(versionCalls['versions.app-version.get'], previous)
    expect(below.alarms.map((each) => each.alarmName)).not.toContain('crashes-of-each')
    // Stopped, it knows nothing of its values.
    const stopped = await holder.invoke(calls['alarms.task.stop'], { alarmId: eachId })
    expect(stopped).toMatchObject({ state: 'insufficient_data', instances: [] })
  })

  it('counts denied requests to the team’s storage, as usage does', async () => {
    const watched = { appId, namespace: 'cloud-storage', metricName: 'refusedRequests' }
    const { values } = await holder.invoke(calls['alarms.dimension.query'], { ...watched, dimension: 'bucket' })
    const bucket = values[0] ?? ''
    const usage = await rows<{ time: string; refused: number }>(
      sql`select u.time, u.refused from cw_storage_usage u join cw_storage_buckets b using (bucket_id) where b.bucket_name = ${bucket}`,
    )
    const { points } = await holder.invoke(calls['alarms.metric-series.query'], {
      ...watched,
      ...{ filter: 'sum', period: 86_400, days: 30, dimensions: [{ name: 'bucket', value: bucket }] },
    })
    const refused = new Map(usage.map((row) => [Number(row.time), row.refused]))
    expect(points.map(({ value }) => value)).toEqual(points.map(({ time }) => refused.get(time) ?? 0))
    expect(points.some(({ value }) => (value ?? 0) > 0)).toBe(true)
    const all = await holder.invoke(calls['alarms.metric-series.query'], {
      ...{ ...watched, metricName: 'refusedShare' },
      ...{ filter: 'average', period: 86_400, days: 30, dimensions: [] },
    })
    expect(all.points.every(({ value, base }) => (value === null ? base < 20 : value >= 0 && value <= 100))).toBe(true)
  })

  it('takes the time of a launch that 95 of 100 stay below from the events', async () => {
    const launches = await rows<{ at: string; amounts: number[] }>(
      sql`select extract(epoch from day)::bigint * 1000 as at, array_agg(amount order by amount) as amounts
        from cw_report_events where app_id = ${appId} and kind = ${eventKinds.launch} group by day`,
    )
    const { points } = await holder.invoke(calls['alarms.metric-series.query'], {
      ...{ appId, namespace: 'reports', metricName: 'launchTime', filter: 'p95' },
      ...{ period: 86_400, days: 30, dimensions: [] },
    })
    const seen = points.filter(({ value }) => value !== null)
    expect(seen.length).toBeGreaterThan(0)
    for (const { time, value } of seen) {
      const amounts = launches.find(({ at }) => Number(at) === time)?.amounts ?? []
      const place = 0.95 * (amounts.length - 1)
      const [below = 0, above = 0] = [amounts[Math.floor(place)], amounts[Math.ceil(place)]]
      expect(value).toBeCloseTo(below + (above - below) * (place % 1), 6)
    }
  })

  it('fires, pauses the release under its name, and tells the team', async () => {
    const changes = await history()
    const fired = changes.find(({ toState }) => toState === 'alarm')
    expect(fired).toMatchObject({
      handling: 'pending',
      actions: [
        { type: 'halt-release', outcome: 'halted' },
        { type: 'notice', outcome: 'sent' },
      ],
    })
    const cockpit = (id: string) => holder.invoke(versionCalls['versions.app-version.get'], { appId, versionId: id })
    const { version, alarms } = await cockpit(versionId)
    // The release shows the alert; the version below it, which the rule doesn't watch, shows none of it.
    expect(alarms).toContainEqual({ alarmId, alarmName: 'crashes-of-390', time: fired?.time })
    const below = await cockpit(version?.previousVersion?.versionId ?? '')
    expect(below.alarms.map((alarm) => alarm.alarmId)).not.toContain(alarmId)
    expect(version?.phasedRelease).toMatchObject({ state: 'SUSPEND', suspendTime: fired?.time })
    expect(version?.events.find(({ action }) => action === 'phasedHalt')).toMatchObject({
      who: 'platform',
      why: 'crashes-of-390',
      time: fired?.time,
    })
    const told = await rows<{ message: string; page: unknown }>(
      sql`select message, page from cw_notices where topic = 'quality-alarm' and values ->> 'rule' = 'crashes-of-390'`,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]).toMatchObject({ message: 'halted', page: { id: 'alarms.alarm', values: { alarmId } } })
    const mails = await rows<{ text: string }>(
      sql`select text from cw_outbox where topic = 'quality-alarm' and channel = 'mail'`,
    )
    // Who was told is on the page of the rule: as the notices and the outbox have it, without addresses.
    const messages = await rows<{ user_name: string; channel: string; state: string; time: string }>(sql`
      select a.user_name, o.channel, o.state, coalesce(o.end_time, o.sent_time, o.create_time) as time
      from cw_outbox o join cw_notices n on n.notice_id = o.reference join cw_accounts a on a.user_id = n.recipient_id
      where n.time = ${fired?.time ?? 0} and n.values ->> 'rule' = 'crashes-of-390'`)
    expect(messages.length).toBeGreaterThan(0)
    const outside = (fired?.told ?? []).filter(({ channel }) => channel !== 'in-site')
    expect(outside).toHaveLength(messages.length)
    for (const { user_name: userName, channel, state, time } of messages)
      expect(outside).toContainEqual(expect.objectContaining({ userName, channel, state, time: Number(time) }))
    expect(outside.every(({ state }) => state === 'delivered' || state === 'failed')).toBe(true)
    const shown = (fired?.told ?? []).filter(({ channel }) => channel === 'in-site')
    const inConsole = await rows(
      sql`select notice_id from cw_notices where is_shown and time = ${fired?.time ?? 0} and topic = 'quality-alarm'
        and values ->> 'rule' = 'crashes-of-390'`,
    )
    expect(inConsole.length).toBeGreaterThan(0)
    expect(shown).toHaveLength(inConsole.length)
    expect(JSON.stringify(fired?.told)).not.toContain('@')
    // Each person's language writes the figures in its own way.
    expect(mails.some(({ text }) => /value is \d+(\.\d+)?%, the threshold/.test(text))).toBe(true)
    expect(mails.some(({ text }) => /Значение: \d+(,\d+)?\u00a0%, порог/.test(text))).toBe(true)
  })

  it('comes and goes on the page of the release by itself, though the release is paused', async () => {
    // Half a minute takes a moment.
    const { setTimeout: wait } = globalThis
    const brief = ((run: () => void, milliseconds?: number) =>
      wait(run, milliseconds === 30_000 ? 50 : milliseconds)) as typeof setTimeout
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(brief)
    const { version } = versionData(holder, createMemoryPlace(), appId, versionId)
    const stop = version.listen(() => {})
    const shown = () => version.get().data?.alarms.map((alarm) => alarm.alarmId)
    await expect.poll(shown).toContain(alarmId)
    const fire = (state: 'alarm' | 'ok') =>
      rows(sql`update cw_alarms set state = ${state} where alarm_id = ${alarmId} returning alarm_id`)
    await fire('ok')
    await expect.poll(shown).not.toContain(alarmId)
    await fire('alarm')
    await expect.poll(shown).toContain(alarmId)
    stop()
    timers.mockRestore()
  })

  it('is handled with a note, and nothing else of its history changes', async () => {
    const [fired] = (await history()).filter(({ toState }) => toState === 'alarm')
    const entry = await holder.invoke(calls['alarms.history.edit'], {
      historyId: fired!.historyId,
      note: 'A null pointer in the forecast engine.',
    })
    expect(entry).toMatchObject({ handling: 'handled', note: 'A null pointer in the forecast engine.' })
    expect((await history()).map(({ handling: _, ...rest }) => rest)).toEqual(
      expect.arrayContaining([expect.objectContaining({ historyId: fired!.historyId, time: fired!.time })]),
    )
  })

  it('takes no actions while it is muted, and evaluates every missed day in order', async () => {
    const { appId: _, ...rule } = ruleNamed('crashes-of-390', {
      condition: { filter: 'average', operator: '>', value: 90 },
    })
    await holder.invoke(calls['alarms.alarm.edit'], { alarmId, ...rule })
    const mute = { alarmId, duration: 'tomorrow', reason: 'Known, a fix is in review' } as const
    expect(await holder.invoke(calls['alarms.mute.update'], mute)).toMatchObject({
      mute: { reason: 'Known, a fix is in review', untilTime: Math.ceil(test.clock.now() / day) * day },
    })
    const before = (await holder.invoke(calls['alarms.logging-record.list'], { alarmId })).total
    await pass(3)
    const { items, total } = await holder.invoke(calls['alarms.logging-record.list'], { alarmId })
    expect(total).toBe(before + 3)
    const times = items.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect((await holder.invoke(calls['alarms.alarm.get'], { alarmId })).state).toBe('ok')
    expect((await history()).at(-1)).toMatchObject({
      toState: 'ok',
      // The muting ended at midnight, an hour before.
      actions: [{ type: 'notice', outcome: 'sent' }],
    })
  })
})
