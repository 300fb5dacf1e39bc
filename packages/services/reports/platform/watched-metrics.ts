import { inArray, sql, type SQL } from 'drizzle-orm'
import { eventKinds, fewestPeople, type EventKind } from '@console-widgets/reports/model'
import {
  aggregate,
  dimensionOfRows,
  pointsOfRows,
  type MeasuredRows,
} from '@console-widgets/platform/metrics/points-of-rows'
import type { Metric, MetricDimension, MetricQuestion } from '@console-widgets/platform/metrics/metric'
import { breakdowns } from './roll-ups/breakdowns.ts'
import { interfaceCalls } from './tables.ts'

/** Seconds of a day: events are complete when their day is. */
const dayPeriod = 86_400

/** Users below which a share of them tells nothing. */
const fewestInShare = 50
/** Measured times below which their percentiles tell nothing. */
const fewestMeasured = 5

const numbers = (kinds: readonly EventKind[]) => sql.raw(kinds.map((kind) => eventKinds[kind]).join(', '))
const eventsOf = (...kinds: EventKind[]) => sql`coalesce(sum(d.events) filter (where d.kind in (${numbers(kinds)})), 0)`

/** Columns of the sums by dimension. */
const columns: Readonly<Record<string, string>> = {
  version: 'version',
  country: 'country',
  currency: 'currency',
  event: 'item',
}

/** The smallest sums that tell the dimensions. */
function breakdownOf(dimensions: readonly string[]): number {
  const [byVersion, byCountry] = [dimensions.includes('version'), dimensions.includes('country')]
  if (byVersion && byCountry) return breakdowns.combined.number
  return byVersion ? breakdowns.version.number : breakdowns.country.number
}

/** What a question limits its rows to, or asks for one by one. */
const namesIn = ({ dimensions, among }: MetricQuestion) => [
  ...Object.keys(dimensions),
  ...(among ? [among.dimension] : []),
]

/** The value of the dimension whose values are asked for one by one. */
const instanceIn = ({ among }: MetricQuestion) =>
  among ? sql`d.${sql.identifier(columns[among.dimension] as string)}` : sql`null`

/** Which rows `d` of days belong to a question about events of some types. */
function isAsked(question: MetricQuestion, kinds: readonly EventKind[]): SQL {
  const { teamId, appId, dimensions, among, from, to } = question
  const chosen = Object.entries(dimensions).map(
    ([id, wanted]) => sql` and d.${sql.identifier(columns[id] as string)} = ${wanted}`,
  )
  if (among) chosen.push(sql` and ${inArray(instanceIn(question), [...among.values])}`)
  return sql`d.team_id = ${teamId} and d.app_id = ${appId} and d.kind in (${numbers(kinds)})
        and d.day >= (to_timestamp(${from}::float8 / 1000) at time zone 'UTC')::date and d.day < (to_timestamp(${to}::float8 / 1000) at time zone 'UTC')::date${sql.join(chosen)}`
}

/** Query for the points of events, from the sums of complete days. */
function pointsOfDays(value: SQL, base: SQL, kinds: readonly EventKind[]) {
  return (question: MetricQuestion): SQL => sql`
      select (extract(epoch from d.day) * 1000)::bigint as start, ${instanceIn(question)} as instance, (${value})::float8 as value, (${base})::int as base
      from cw_report_days d
      where ${isAsked(question, kinds)} and d.breakdown = ${breakdownOf(namesIn(question))}
      group by d.day, 2`
}

/** Query for the points of the amounts of events, which only the events have one by one. */
function pointsOfAmounts(kind: EventKind) {
  return (question: MetricQuestion): SQL => sql`
      select (extract(epoch from d.day) * 1000)::bigint as start, ${instanceIn(question)} as instance, ${aggregate(question.filter, sql`d.amount`)} as value, count(*)::int as base
      from cw_report_events d where ${isAsked(question, [kind])} group by d.day, 2`
}

/** Dimension of the events of some types. */
function dimensionOfDays(
  id: 'version' | 'country' | 'currency' | 'event',
  kinds: readonly EventKind[],
): MetricDimension {
  const column = sql.identifier(columns[id] as string)
  return {
    id,
    values: ({ teamId, appId, since }) => sql`
      select d.${column} as value from cw_report_days d
      where d.team_id = ${teamId} and d.app_id = ${appId} and d.breakdown = ${breakdownOf([id])} and d.kind in (${numbers(kinds)})
        and d.day >= (to_timestamp(${since}::float8 / 1000) at time zone 'UTC')::date and d.${column} <> ''
      group by 1 order by sum(d.events) desc, 1 limit 200`,
  }
}

/** Complete days, once all of the first ones have events. */
const reach = (teamId: string) => sql`
  select (extract(epoch from first_day) * 1000)::bigint as from, (extract(epoch from last_day + 1) * 1000)::bigint as until
  from cw_report_states where team_id = ${teamId} and filled >= parts`

const ofDays = { periods: [dayPeriod], reach } as const satisfies Partial<Metric>

/** Share of events among others, in percent. */
function share(id: string, part: EventKind, whole: readonly EventKind[]): Metric {
  const kinds = [...new Set([part, ...whole])]
  const base = eventsOf(...whole)
  return {
    ...ofDays,
    id,
    unit: 'percent',
    filters: ['average'],
    dimensions: [dimensionOfDays('version', whole), dimensionOfDays('country', whole)],
    smallestBase: fewestInShare,
    whenEmpty: null,
    points: pointsOfDays(sql`100.0 * ${eventsOf(part)} / nullif(${base}, 0)`, base, kinds),
  }
}

/** Number of events. */
function count(id: string, kind: EventKind, rest: Partial<Metric> = {}): Metric {
  return {
    ...ofDays,
    id,
    unit: 'count',
    filters: ['sum'],
    dimensions: [dimensionOfDays('version', [kind]), dimensionOfDays('country', [kind])],
    smallestBase: 0,
    whenEmpty: 0,
    points: pointsOfDays(eventsOf(kind), eventsOf(kind), [kind]),
    ...rest,
  }
}

const payments = ['purchase', 'appSale', 'refund'] as const satisfies readonly EventKind[]
const amountOf = (...kinds: EventKind[]) => sql`coalesce(sum(d.amount) filter (where d.kind in (${numbers(kinds)})), 0)`

const callRows: MeasuredRows = {
  table: interfaceCalls,
  teamId: interfaceCalls.teamId,
  appId: interfaceCalls.appId,
  time: interfaceCalls.time,
  dimensions: { interface: interfaceCalls.interfaceName },
}
const ofCalls = {
  periods: [3600, 21_600, dayPeriod],
  dimensions: [dimensionOfRows('interface', callRows)],
  whenEmpty: null,
} as const satisfies Partial<Metric>

/** What reports bring to be watched: the events of complete days, and the measured interface calls. */
export const watchedMetrics: readonly Metric[] = [
  share('crashShare', 'crash', ['active']),
  share('freezeShare', 'freeze', ['active']),
  share('installFailureShare', 'installFailure', ['install', 'installFailure']),
  {
    ...ofDays,
    id: 'launchTime',
    unit: 'milliseconds',
    filters: ['p95', 'average'],
    dimensions: [dimensionOfDays('version', ['launch']), dimensionOfDays('country', ['launch'])],
    smallestBase: fewestMeasured,
    whenEmpty: null,
    points: pointsOfAmounts('launch'),
  },
  share('messageDeliveryShare', 'messageDeliver', ['messageSend']),
  count('downloads', 'download'),
  // A number of fewer people is withheld, as in reports.
  count('activePeople', 'active', { smallestBase: fewestPeople, whenEmpty: null }),
  count('uninstalls', 'uninstall'),
  count('customEvents', 'custom', {
    dimensions: (['event', 'version', 'country'] as const).map((id) => dimensionOfDays(id, ['custom'])),
  }),
  {
    ...ofDays,
    id: 'revenue',
    unit: 'money',
    filters: ['sum'],
    dimensions: [
      { ...dimensionOfDays('currency', payments), isRequired: true },
      dimensionOfDays('version', payments),
      dimensionOfDays('country', payments),
    ],
    smallestBase: 0,
    whenEmpty: 0,
    permission: 'reports.finance',
    points: pointsOfDays(
      sql`(${amountOf('purchase', 'appSale')} - ${amountOf('refund')}) / 100.0`,
      eventsOf(...payments),
      payments,
    ),
  },
  {
    ...ofCalls,
    id: 'interfaceErrorShare',
    unit: 'percent',
    filters: ['average'],
    smallestBase: 20,
    points: (question) =>
      pointsOfRows({ ...callRows, value: sql`(not ${interfaceCalls.succeeded})::int * 100` }, question),
  },
  {
    ...ofCalls,
    id: 'interfaceTime',
    unit: 'milliseconds',
    filters: ['p95', 'average', 'max', 'min'],
    smallestBase: fewestMeasured,
    points: (question) => pointsOfRows({ ...callRows, value: interfaceCalls.milliseconds }, question),
  },
]
