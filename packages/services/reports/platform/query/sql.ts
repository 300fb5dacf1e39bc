import { sql, type SQL } from 'drizzle-orm'
import { eventKinds, itemKinds, type DimensionId, type EventKind, type Period } from '@console-widgets/reports/model'
import type { Filter, Question } from './question.ts'

/** A number in a statement. */
export const number = (value: number): SQL => sql.raw(String(value))
/** A day, already validated. */
export const dayLiteral = (day: string): SQL => sql`${day}::date`
/** The numbers of event types, as a list. */
export const kindList = (kinds: readonly EventKind[]): SQL =>
  sql.raw([...new Set(kinds)].map((kind) => eventKinds[kind]).join(', '))

/** All days that a query needs. */
export function wholePeriod({ period, previousPeriod }: Pick<Question, 'period' | 'previousPeriod'>): Period {
  return { startTime: previousPeriod?.startTime ?? period.startTime, endTime: period.endTime }
}

/** The columns that dimensions are kept in, where a table has them under its own names. */
const columns: Readonly<Partial<Record<DimensionId, string>>> = {
  appId: 'app_id',
  countryId: 'country',
  businessType: 'source',
  appVersion: 'version',
  deviceType: 'device_type::text',
  deviceName: 'device_name',
  currency: 'currency',
}

/** Column of a dimension; all subjects of events share one column. */
export function columnOf(dimension: DimensionId): SQL {
  return sql.raw(columns[dimension] ?? 'item')
}

/**
 * Value of a row in a dimension, as text. A day of the previous period is mapped to the day that it is compared with.
 */
export function keyOf(dimension: DimensionId, question: Question, day: SQL): SQL {
  const { period, previousPeriod, report } = question
  const aligned = previousPeriod
    ? sql`(${day} + case when ${day} < ${dayLiteral(period.startTime)} then ${dayLiteral(period.startTime)} - ${dayLiteral(previousPeriod.startTime)} else 0 end)`
    : day
  switch (dimension) {
    case 'date':
      return sql`to_char(${aligned}, 'YYYYMMDD')`
    case 'week':
      return sql`to_char(date_trunc('week', ${aligned}::timestamp), 'YYYYMMDD')`
    case 'month':
      return sql`to_char(${aligned}, 'YYYYMM')`
    case 'hour':
      return report.shape === 'hours'
        ? sql`to_char(${day}, 'YYYYMMDD') || lpad(hour::text, 2, '0')`
        : sql`lpad(hour::text, 2, '0')`
    default:
      return columnOf(dimension)
  }
}

/**
 * Conditions of filters. A filter by subject applies only to events with such a subject: a report of failures with one
 * reason still counts everyone who tried.
 */
export function conditionsOf(filters: readonly Filter[], aboutEvents: boolean): SQL[] {
  return filters.map(({ dimension, values }) => {
    const among = sql`${columnOf(dimension)} in (${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`
    const kinds = itemKinds[dimension]
    return kinds && aboutEvents ? sql`(kind not in (${kindList(kinds)}) or ${among})` : among
  })
}

export const all = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
