import { sql, type SQL } from 'drizzle-orm'
import type { DimensionId } from '@console-widgets/reports/model'
import type { Question } from './question.ts'
import { dayLiteral, keyOf } from './sql.ts'

/** Part of a report's statement: rows with some keys, and columns for the current and the previous period. */
export interface Part {
  query: SQL
  columns: string[]
}

/** Dimensions that a query uses, in rows or filters. */
export const named = ({ filters }: Question, keys: readonly DimensionId[]): DimensionId[] => [
  ...keys,
  ...filters.map(({ dimension }) => dimension),
]

/** Whether a row belongs to the period rather than to the previous one. */
export const isNow = ({ period, previousPeriod }: Question, day = sql`day`) =>
  previousPeriod ? sql`${day} >= ${dayLiteral(period.startTime)}` : sql`true`

export const keysSql = (question: Question, keys: readonly DimensionId[], day = sql`day`) =>
  keys.map((key, place) => sql`${keyOf(key, question, day)} as ${sql.raw(`key_${place}`)}`)
export const groupSql = (keys: readonly DimensionId[]) =>
  keys.length === 0 ? sql`` : sql` group by ${sql.raw(keys.map((_, place) => `key_${place}`).join(', '))}`
export const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)

/** A column for the current period and one for the previous. */
export function pair(name: string, question: Question, value: (condition: SQL) => SQL): SQL[] {
  const now = isNow(question)
  return [
    sql`${value(now)} as ${sql.raw(`"${name}"`)}`,
    ...(question.previousPeriod ? [sql`${value(sql`not (${now})`)} as ${sql.raw(`"${name}_before"`)}`] : []),
  ]
}

export const namesOf = (metrics: readonly string[], { previousPeriod }: Question) =>
  metrics.flatMap((metric) => (previousPeriod ? [metric, `${metric}_before`] : [metric]))
