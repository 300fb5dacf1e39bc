import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '@console-widgets/alarms/contract'
import { backTest, type Condition } from '@console-widgets/alarms/model'
import { createMemoryPlace } from '@console-widgets/data'
import { day } from '@console-widgets/platform/clock/durations'
import { eventKinds } from '@console-widgets/reports/model'
import { calls as versionCalls } from '@console-widgets/versions/contract'
import { versionData } from '@console-widgets/versions/data'
import { appId, createAlarmStage, ruleNamed, unstable, type AlarmStage } from './testing/stage.ts'

describe('a rule that halts a release', () => {
  let stage: AlarmStage
  let alarmId: string
  let eachId: string
  let versionId: string

  beforeAll(async () => {
    stage = await createAlarmStage({ withTraffic: true })
    versionId = (await stage.holder.invoke(versionCalls['versions.on-shelf.get'], { appId })).phased
      ?.versionId as string
    await stage.holder.invoke(versionCalls['versions.phased-release.update'], {
      appId,
      versionId,
      percent: '80.00',
      endTime: stage.test.clock.now() + 60 * day,
    })
    // Enough users from now on that their shares tell something.
    await stage.rows(sql`update cw_report_states set scale = 500000`)
    const rule = ruleNamed('crashes-of-390', {
      level: 1,
      alarmActions: [
        { type: 'notice', target: 'team' },
        { type: 'halt-release', target: appId },
      ],
    })
    alarmId = (await stage.holder.invoke(calls['alarms.alarm.create'], rule)).alarmId
    const forEach = ruleNamed('crashes-of-each', {
      metric: { namespace: 'reports', metricName: 'crashShare' },
      forEach: 'version',
    })
    eachId = (await stage.holder.invoke(calls['alarms.alarm.create'], forEach)).alarmId
    for (let passed = 0; passed < 4; passed++) await stage.pass(day)
  })
  afterAll(() => stage.test.close())

  const history = async () =>
    (await stage.holder.invoke(calls['alarms.history.list'], { alarmId, sort: 'time' })).items.map(
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
    const { items } = await stage.holder.invoke(calls['alarms.logging-record.list'], { alarmId, sort: 'time' })
    const midnight = Math.floor(stage.test.clock.now() / day) * day
    expect(items.map(({ time }) => time)).toEqual([3, 2, 1, 0].map((before) => midnight - before * day + 65 * 60_000))
    const events = await stage.rows<{ kind: number; time: number }>(
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
    const { points, endTime, releases } = await stage.holder.invoke(calls['alarms.metric-series.query'], {
      appId,
      ...{ namespace: 'reports', metricName: 'crashShare', filter: 'average', period: 86_400 },
      dimensions: [{ name: 'version', value: unstable }],
      days,
    })
    const released = await stage.rows<{ version: string; time: string }>(
      sql`select version_number as version, on_shelf_time as time from cw_app_versions where app_id = ${appId}
        and on_shelf_time >= ${endTime - days * day} and on_shelf_time < ${endTime} and release_type <> 6 order by 2`,
    )
    expect(releases).toEqual(released.map(({ version, time }) => ({ version, time: Number(time) })))
    expect(releases.map(({ version }) => version)).toContain(unstable)
    const events = await stage.rows<{ kind: number; time: string }>(
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

  it('watches each version by itself, with the share that its events have', async () => {
    const midnight = Math.floor(stage.test.clock.now() / day) * day
    const alarm = await stage.holder.invoke(calls['alarms.alarm.get'], { alarmId: eachId })
    const events = await stage.rows<{ kind: number; version: string; events: number }>(
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
    const { items } = await stage.holder.invoke(calls['alarms.history.list'], {
      alarmId: eachId,
      filter: ['toState:=:alarm'],
    })
    expect(items).toMatchObject([{ instance: unstable, forEach: 'version', handling: 'pending' }])
    expect(items[0]?.told.length).toBeGreaterThan(0)
    // An evaluation of each value, each day.
    const { total } = await stage.holder.invoke(calls['alarms.logging-record.list'], { alarmId: eachId })
    expect(total).toBeGreaterThanOrEqual(4 * alarm.instances.length - 3)
    const { version, alarms } = await stage.holder.invoke(versionCalls['versions.app-version.get'], {
      appId,
      versionId,
    })
    expect(alarms.map((each) => each.alarmName)).toContain('crashes-of-each')
    const previous = { appId, versionId: version?.previousVersion?.versionId ?? '' }
    const below = await stage.holder.invoke(versionCalls['versions.app-version.get'], previous)
    expect(below.alarms.map((each) => each.alarmName)).not.toContain('crashes-of-each')
    // Stopped, it knows nothing of its values.
    const stopped = await stage.holder.invoke(calls['alarms.task.stop'], { alarmId: eachId })
    expect(stopped).toMatchObject({ state: 'insufficient_data', instances: [] })
  })

  it('takes the time of a launch that 95 of 100 stay below from the events', async () => {
    const launches = await stage.rows<{ at: string; amounts: number[] }>(
      sql`select extract(epoch from day)::bigint * 1000 as at, array_agg(amount order by amount) as amounts
        from cw_report_events where app_id = ${appId} and kind = ${eventKinds.launch} group by day`,
    )
    const { points } = await stage.holder.invoke(calls['alarms.metric-series.query'], {
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
    const cockpit = (id: string) =>
      stage.holder.invoke(versionCalls['versions.app-version.get'], { appId, versionId: id })
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
    const told = await stage.rows<{ message: string; page: unknown }>(
      sql`select message, page from cw_notices where topic = 'quality-alarm' and values ->> 'rule' = 'crashes-of-390'`,
    )
    expect(told.length).toBeGreaterThan(0)
    expect(told[0]).toMatchObject({ message: 'halted', page: { id: 'alarms.alarm', values: { alarmId } } })
    const mails = await stage.rows<{ text: string }>(
      sql`select text from cw_outbox where topic = 'quality-alarm' and channel = 'mail'`,
    )
    // Who was told is on the page of the rule: as the notices and the outbox have it, without addresses.
    const messages = await stage.rows<{ user_name: string; channel: string; state: string; time: string }>(sql`
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
    const inConsole = await stage.rows(
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
    const { version } = versionData(stage.holder, createMemoryPlace(), appId, versionId)
    const stop = version.listen(() => {})
    const shown = () => version.get().data?.alarms.map((alarm) => alarm.alarmId)
    await expect.poll(shown).toContain(alarmId)
    const fire = (state: 'alarm' | 'ok') =>
      stage.rows(sql`update cw_alarms set state = ${state} where alarm_id = ${alarmId} returning alarm_id`)
    await fire('ok')
    await expect.poll(shown).not.toContain(alarmId)
    await fire('alarm')
    await expect.poll(shown).toContain(alarmId)
    stop()
    timers.mockRestore()
  })

  it('is handled with a note, and nothing else of its history changes', async () => {
    const [fired] = (await history()).filter(({ toState }) => toState === 'alarm')
    const entry = await stage.holder.invoke(calls['alarms.history.edit'], {
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
    await stage.holder.invoke(calls['alarms.alarm.edit'], { alarmId, ...rule })
    const mute = { alarmId, duration: 'tomorrow', reason: 'Known, a fix is in review' } as const
    expect(await stage.holder.invoke(calls['alarms.mute.update'], mute)).toMatchObject({
      mute: { reason: 'Known, a fix is in review', untilTime: Math.ceil(stage.test.clock.now() / day) * day },
    })
    const before = (await stage.holder.invoke(calls['alarms.logging-record.list'], { alarmId })).total
    await stage.pass(3 * day)
    const { items, total } = await stage.holder.invoke(calls['alarms.logging-record.list'], { alarmId })
    expect(total).toBe(before + 3)
    const times = items.map(({ time }) => time)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect((await stage.holder.invoke(calls['alarms.alarm.get'], { alarmId })).state).toBe('ok')
    expect((await history()).at(-1)).toMatchObject({
      toState: 'ok',
      // The muting ended at midnight, an hour before.
      actions: [{ type: 'notice', outcome: 'sent' }],
    })
  })
})
