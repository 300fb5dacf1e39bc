import { sql, type SQL } from 'drizzle-orm'
import {
  itemKinds,
  metricOf,
  partsOf,
  type DimensionId,
  type EventKind,
  type MetricId,
} from '@console-widgets/reports/model'
import { breakdownFor } from '../roll-ups/breakdowns.ts'
import { groupSql, isNow, keysSql, list, named, namesOf, pair, type Part } from './keys.ts'
import { keptPart, tellsUsers, usersPart } from './people-parts.ts'
import type { Question } from './question.ts'
import { all, conditionsOf, dayLiteral, kindList, number, wholePeriod } from './sql.ts'

/** Dimensions of the sums of complete days in every breakdown. */
const alwaysTold: readonly DimensionId[] = ['date', 'week', 'month', 'appId', 'currency']

/**
 * Sources of a query's metrics, each the smallest table with enough detail: aggregated events of complete days, sets of
 * people, or the events themselves. All give the same results.
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

/** Sums of complete days that tell what a query names. Undefined: only the events tell it. */
function sumsOf(question: Question, keys: readonly DimensionId[]): SQL | undefined {
  const more = named(question, keys).filter((dimension) => !alwaysTold.includes(dimension) && !itemKinds[dimension])
  if (more.length > 0 && more.every((dimension) => dimension === 'hour')) return sql`cw_report_hours where`
  const breakdown = breakdownFor(more)
  return breakdown && sql`cw_report_days where breakdown = ${number(breakdown.number)} and`
}

/** Metrics that add up. */
function factsPart(
  question: Question,
  keys: readonly DimensionId[],
  metrics: readonly MetricId[],
  limits: Limits,
): Part {
  const kinds = tellable(metrics.flatMap(kindsOf), keys)
  const sums = limits.hours ? undefined : sumsOf(question, keys)
  const columns = metrics.flatMap((metric) =>
    pair(metric, question, (condition) => {
      const own = tellable(kindsOf(metric), keys)
      const matching = own.length === 0 ? sql`false` : sql`kind in (${kindList(own)}) and ${condition}`
      const value = 'amount' in metricOf(metric).from ? sql`sum(amount)` : sums ? sql`sum(events)` : sql`count(*)`
      return sql`coalesce(${value} filter (where ${matching}), 0)::float8`
    }),
  )
  return {
    query: sql`select ${list([...keysSql(question, keys), ...columns])} from ${sums ?? sql`cw_report_events where`} ${where(question, keys, kinds, limits)}${groupSql(keys)}`,
    columns: namesOf(metrics, question),
  }
}

/** People, each counted once. */
function peoplePart(question: Question, keys: readonly DimensionId[], metric: MetricId, limits: Limits): Part {
  const kinds = kindsOf(metric)
  if (kinds.join() === 'active' && !limits.hours && tellsUsers(named(question, keys)))
    return usersPart(question, keys, metric)
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
