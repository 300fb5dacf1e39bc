import { sql, type SQL } from 'drizzle-orm'
import {
  itemKinds,
  metricOf,
  partsOf,
  type DimensionId,
  type EventKind,
  type MetricId,
} from '@console-widgets/reports/model'
import type { Question } from './question.ts'
import { all, conditionsOf, dayLiteral, keyOf, kindList, number, wholePeriod } from './sql.ts'

/** Part of a report's statement: rows with some keys, and columns for the current and the previous period. */
export interface Part {
  query: SQL
  columns: string[]
}

/** Dimensions by which events of complete days are aggregated. */
const addedUpBy: readonly DimensionId[] = ['date', 'week', 'month', 'appId', 'countryId', 'currency']
/** Dimensions known of each person of an app. */
const personsOwn: readonly DimensionId[] = ['appId', 'countryId', 'businessType', 'deviceType', 'deviceName']
const personsInstall: readonly DimensionId[] = [...personsOwn, 'date', 'week', 'month', 'appVersion', 'variantId']

const known = (dimensions: readonly DimensionId[], by: readonly DimensionId[]) =>
  dimensions.every((dimension) => by.includes(dimension))

/** Dimensions that a query uses, in rows or filters. */
const named = ({ filters }: Question, keys: readonly DimensionId[]) => [
  ...keys,
  ...filters.map(({ dimension }) => dimension),
]

/**
 * Sources of a query's metrics, each the smallest table with enough detail: aggregated events of complete days, people
 * with their days of use, or the events themselves. All give the same results.
 */
export function partsOfQuestion(
  question: Question,
  keys: readonly DimensionId[],
  { currency, hours }: { currency?: string | undefined; hours?: { from: SQL; to: SQL } | undefined },
): Part[] {
  const needed = [...new Set(question.metrics.flatMap(partsOf))]
  const facts: MetricId[] = []
  const people: MetricId[] = []
  const kept: MetricId[] = []
  for (const metric of needed) {
    const { from } = metricOf(metric)
    if ('kept' in from) kept.push(metric)
    else if ('people' in from && !countsDays(from.people, keys)) people.push(metric)
    else facts.push(metric)
  }
  const limits = { currency, hours }
  return [
    ...(facts.length > 0 ? [factsPart(question, keys, facts, limits)] : []),
    ...people.map((metric) => peoplePart(question, keys, metric, limits)),
    ...(kept.length > 0 ? [keptPart(question, keys, kept)] : []),
  ]
}

/** Whether people equal events: each installs once, and is active once a day. */
function countsDays(kinds: readonly EventKind[], keys: readonly DimensionId[]): boolean {
  return kinds.every(
    (kind) => kind === 'install' || (kind === 'active' && keys.includes('date') && !keys.includes('hour')),
  )
}

interface Limits {
  currency?: string | undefined
  hours?: { from: SQL; to: SQL } | undefined
}

const kindsOf = (metric: MetricId): readonly EventKind[] => {
  const { from } = metricOf(metric)
  return 'count' in from ? from.count : 'amount' in from ? from.amount : 'people' in from ? from.people : []
}

/** Event types that rows can be grouped for: a dimension of subjects applies only to events with such a subject. */
function tellable(kinds: readonly EventKind[], keys: readonly DimensionId[]): EventKind[] {
  const about = keys.map((key) => itemKinds[key]).find((each) => each !== undefined)
  return about ? kinds.filter((kind) => about.includes(kind)) : [...kinds]
}

/** Whether a metric is available by these dimensions. */
export function isTellable(metric: MetricId, keys: readonly DimensionId[]): boolean {
  const about = keys.map((key) => itemKinds[key]).find((each) => each !== undefined)
  if (!about) return true
  const { from } = metricOf(metric)
  if ('kept' in from) return about.includes('install')
  if ('ratio' in from || 'part' in from) return partsOf(metric).every((part) => isTellable(part, keys))
  return kindsOf(metric).every((kind) => about.includes(kind))
}

function where(
  question: Question,
  keys: readonly DimensionId[],
  kinds: readonly EventKind[],
  { currency, hours }: Limits,
): SQL {
  const { startTime, endTime } = wholePeriod(question)
  const byItem = keys.some((key) => itemKinds[key])
  return all([
    kinds.length > 0 ? sql`kind in (${kindList(kinds)})` : sql`false`,
    hours
      ? sql`day + hour * interval '1 hour' >= ${hours.from} and day + hour * interval '1 hour' < ${hours.to}`
      : sql`day between ${dayLiteral(startTime)} and ${dayLiteral(endTime)}`,
    ...conditionsOf(question.filters, true),
    ...(byItem || question.report.about ? [sql`item <> ''`] : []),
    ...(currency === undefined ? [] : [sql`currency = ${currency}`]),
  ])
}

/** Whether a row belongs to the period rather than to the previous one. */
const isNow = ({ period, previousPeriod }: Question, day = sql`day`) =>
  previousPeriod ? sql`${day} >= ${dayLiteral(period.startTime)}` : sql`true`

const keysSql = (question: Question, keys: readonly DimensionId[], day = sql`day`) =>
  keys.map((key, place) => sql`${keyOf(key, question, day)} as ${sql.raw(`key_${place}`)}`)
const groupSql = (keys: readonly DimensionId[]) =>
  keys.length === 0 ? sql`` : sql` group by ${sql.raw(keys.map((_, place) => `key_${place}`).join(', '))}`
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** A column for the current period and one for the previous. */
function pair(name: string, question: Question, value: (condition: SQL) => SQL): SQL[] {
  const now = isNow(question)
  return [
    sql`${value(now)} as ${sql.raw(`"${name}"`)}`,
    ...(question.previousPeriod ? [sql`${value(sql`not (${now})`)} as ${sql.raw(`"${name}_before"`)}`] : []),
  ]
}

const namesOf = (metrics: readonly string[], { previousPeriod }: Question) =>
  metrics.flatMap((metric) => (previousPeriod ? [metric, `${metric}_before`] : [metric]))

/** Metrics that add up. */
function factsPart(
  question: Question,
  keys: readonly DimensionId[],
  metrics: readonly MetricId[],
  limits: Limits,
): Part {
  const kinds = tellable(metrics.flatMap(kindsOf), keys)
  const addedUp =
    !limits.hours && named(question, keys).every((dimension) => addedUpBy.includes(dimension) || itemKinds[dimension])
  const columns = metrics.flatMap((metric) =>
    pair(metric, question, (condition) => {
      const own = tellable(kindsOf(metric), keys)
      const matching = own.length === 0 ? sql`false` : sql`kind in (${kindList(own)}) and ${condition}`
      const value = 'amount' in metricOf(metric).from ? sql`sum(amount)` : addedUp ? sql`sum(events)` : sql`count(*)`
      return sql`coalesce(${value} filter (where ${matching}), 0)::float8`
    }),
  )
  return {
    query: sql`select ${list([...keysSql(question, keys), ...columns])} from ${sql.raw(addedUp ? 'cw_report_days' : 'cw_report_events')} where ${where(question, keys, kinds, limits)}${groupSql(keys)}`,
    columns: namesOf(metrics, question),
  }
}

/** People, each counted once. */
function peoplePart(question: Question, keys: readonly DimensionId[], metric: MetricId, limits: Limits): Part {
  const kinds = kindsOf(metric)
  if (kinds.join() === 'active' && known(named(question, keys), personsOwn)) return usersPart(question, keys, metric)
  const place = [...keysSql(question, keys), sql`${isNow(question)} as is_now`]
  const once = sql`select distinct ${list([...place, sql`app_id as of_app`, sql`person`])} from cw_report_events where ${where(question, keys, tellable(kinds, keys), limits)} and person > 0`
  const count = (condition: SQL) => sql`count(*) filter (where ${condition})::float8`
  const columns = [
    sql`${count(sql`is_now`)} as ${sql.raw(`"${metric}"`)}`,
    ...(question.previousPeriod ? [sql`${count(sql`not is_now`)} as ${sql.raw(`"${metric}_before"`)}`] : []),
  ]
  return {
    query: sql`select ${list([...keys.map((_, index) => sql.raw(`key_${index}`)), ...columns])} from (${once}) as once${groupSql(keys)}`,
    columns: namesOf([metric], question),
  }
}

/** Whether a person used the app in a period, from their bit map of days. */
export function usedWithin(startTime: SQL, endTime: SQL): SQL {
  return sql`case when install_day > ${endTime} then false else bit_count(${daysWithin(startTime, endTime)}) > 0 end`
}

/** Bits of a period; only for people who installed by its end. */
export function daysWithin(startTime: SQL, endTime: SQL): SQL {
  return sql`substring(active_days from greatest(${startTime} - install_day, 0) + 1 for ${endTime} - install_day + 1 - greatest(${startTime} - install_day, 0))`
}

/** People who used the app, from the table of people. */
function usersPart(question: Question, keys: readonly DimensionId[], metric: MetricId): Part {
  const { period, previousPeriod, filters } = question
  const count = (within: { startTime: string; endTime: string }, name: string) =>
    sql`count(*) filter (where ${usedWithin(dayLiteral(within.startTime), dayLiteral(within.endTime))})::float8 as ${sql.raw(`"${name}"`)}`
  const columns = [count(period, metric), ...(previousPeriod ? [count(previousPeriod, `${metric}_before`)] : [])]
  const conditions = [sql`install_day <= ${dayLiteral(period.endTime)}`, ...conditionsOf(filters, false)]
  return {
    query: sql`select ${list([...keysSql(question, keys, sql`install_day`), ...columns])} from cw_report_people where ${all(conditions)}${groupSql(keys)}`,
    columns: namesOf([metric], question),
  }
}

/** Columns for retention: people who came back, and people whose day has come. */
function keptPart(question: Question, keys: readonly DimensionId[], metrics: readonly MetricId[]): Part {
  const { dataTime, filters, report } = question
  const { startTime, endTime } = wholePeriod(question)
  const usable = named(question, keys).every((dimension) => personsInstall.includes(dimension))
  const now = isNow(question, sql`install_day`)
  const columns = metrics.flatMap((metric) => {
    const { from } = metricOf(metric)
    const after = number('kept' in from ? from.kept : 0)
    const ripe = sql`install_day + ${after} <= ${dayLiteral(dataTime)}`
    const back = sql`case when length(active_days) > ${after} then get_bit(active_days, ${after}) = 1 else false end`
    const one = (name: string, period: SQL) => [
      sql`count(*) filter (where ${period} and ${ripe} and ${back})::float8 as ${sql.raw(`"${name}"`)}`,
      sql`count(*) filter (where ${period} and ${ripe})::float8 as ${sql.raw(`"${name}_of"`)}`,
    ]
    return [...one(metric, now), ...(question.previousPeriod ? one(`${metric}_before`, sql`not (${now})`) : [])]
  })
  const conditions = [
    usable ? sql`true` : sql`false`,
    sql`install_day between ${dayLiteral(startTime)} and ${dayLiteral(endTime)}`,
    ...(usable ? conditionsOf(filters, false) : []),
    ...(report.about || keys.some((key) => itemKinds[key]) ? [sql`item <> ''`] : []),
  ]
  const keyColumns = usable
    ? keysSql(question, keys, sql`install_day`)
    : keys.map((_, place) => sql`''::text as ${sql.raw(`key_${place}`)}`)
  return {
    query: sql`select ${list([...keyColumns, ...columns])} from cw_report_people where ${all(conditions)}${groupSql(keys)}`,
    columns: namesOf(metrics, question).flatMap((name) => [name, `${name}_of`]),
  }
}
