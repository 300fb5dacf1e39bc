import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/alarms/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { eventKinds } from '@console-widgets/reports/model'
import { appId, createAlarmStage, type AlarmStage } from './testing/stage.ts'

let stage: AlarmStage
beforeAll(async () => {
  stage = await createAlarmStage()
})
afterAll(() => stage.test.close())

it('limits revenue to a version and a country, as the payments have them', async () => {
  const [days, mapsId] = [30, '108370001']
  const payments = await stage.rows<{
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
  const midnight = Math.floor(stage.test.clock.now() / day) * day
  const known = payments.find(({ kind, at }) => kind === eventKinds.purchase && Number(at) < midnight)
  const { currency = '', version = '', country = '' } = known ?? {}
  const wanted: Record<string, string>[] = [{ version }, { country }, { version, country }]
  for (const each of wanted) {
    const limits = { currency, ...each }
    const { points } = await stage.holder.invoke(calls['alarms.metric-series.query'], {
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
  const { values } = await stage.holder.invoke(calls['alarms.dimension.query'], { ...watched, dimension: 'event' })
  expect(values).toEqual(['route_started', 'route_shared'])
  const reported = await stage.rows<{ at: string; events: number }>(
    sql`select extract(epoch from day)::bigint * 1000 as at, count(*)::int as events from cw_report_events
      where app_id = ${mapsId} and kind = ${eventKinds.custom} and item = 'route_started' group by day`,
  )
  const { points } = await stage.holder.invoke(calls['alarms.metric-series.query'], {
    ...watched,
    ...{ filter: 'sum', period: 86_400, days: 30 },
    dimensions: [{ name: 'event', value: 'route_started' }],
  })
  const counts = new Map(reported.map(({ at, events }) => [Number(at), events]))
  expect(points.map(({ value }) => value)).toEqual(points.map(({ time }) => counts.get(time) ?? 0))
  expect(points.some(({ value }) => (value ?? 0) > 1)).toBe(true)
})

it('counts denied requests to the team’s storage, as usage does', async () => {
  const watched = { appId, namespace: 'cloud-storage', metricName: 'refusedRequests' }
  const { values } = await stage.holder.invoke(calls['alarms.dimension.query'], { ...watched, dimension: 'bucket' })
  const bucket = values[0] ?? ''
  const usage = await stage.rows<{ time: string; refused: number }>(
    sql`select u.time, u.refused from cw_storage_usage u join cw_storage_buckets b using (bucket_id) where b.bucket_name = ${bucket}`,
  )
  const { points } = await stage.holder.invoke(calls['alarms.metric-series.query'], {
    ...watched,
    ...{ filter: 'sum', period: 86_400, days: 30, dimensions: [{ name: 'bucket', value: bucket }] },
  })
  const refused = new Map(usage.map((row) => [Number(row.time), row.refused]))
  expect(points.map(({ value }) => value)).toEqual(points.map(({ time }) => refused.get(time) ?? 0))
  expect(points.some(({ value }) => (value ?? 0) > 0)).toBe(true)
  const all = await stage.holder.invoke(calls['alarms.metric-series.query'], {
    ...{ ...watched, metricName: 'refusedShare' },
    ...{ filter: 'average', period: 86_400, days: 30, dimensions: [] },
  })
  expect(all.points.every(({ value, base }) => (value === null ? base < 20 : value >= 0 && value <= 100))).toBe(true)
})

it('counts messages that appeared in a version, and the share of win-back messages that were delivered', async () => {
  const mapsId = '108370001'
  const seriesOf = async (
    question: { namespace: string; metricName: string; filter: 'count' | 'average' },
    version = '',
  ) => {
    const dimensions = version === '' ? [] : [{ name: 'version', value: version }]
    const asked = { appId: mapsId, ...question, period: 86_400 as const, days: 30, dimensions }
    return (await stage.holder.invoke(calls['alarms.metric-series.query'], asked)).points
  }
  const shown = await stage.rows<{ time: string; app_version: string }>(
    sql`select time, app_version from cw_message_events where app_id = ${mapsId} and kind = 'impression' order by time desc`,
  )
  const version = shown[0]?.app_version ?? ''
  const dayOf = (time: string) => Math.floor(Number(time) / day) * day
  const ofVersion = shown.filter((each) => each.app_version === version).map(({ time }) => dayOf(time))
  const impressions = await seriesOf(
    { namespace: 'app-messaging', metricName: 'impressions', filter: 'count' },
    version,
  )
  expect(impressions.map(({ value }) => value)).toEqual(
    impressions.map(({ time }) => ofVersion.filter((each) => each === time).length),
  )
  expect(impressions.some(({ value }) => (value ?? 0) > 0)).toBe(true)

  const sent = await stage.rows<{ send_time: string; state: string }>(
    sql`select send_time, state from cw_recall_sends where app_id = ${mapsId} and state <> 'sent'`,
  )
  const shares = await seriesOf({ namespace: 'recall', metricName: 'deliveredShare', filter: 'average' })
  for (const { time, value } of shares) {
    const ofDay = sent.filter((each) => dayOf(each.send_time) === time)
    const delivered = ofDay.filter(({ state }) => state === 'delivered').length
    if (ofDay.length < 20) expect(value).toBeNull()
    else expect(value).toBeCloseTo((100 * delivered) / ofDay.length, 6)
  }
  expect(shares.some(({ value }) => value !== null)).toBe(true)
})
