import { formatUtc, startOfUtc, utcWeekday } from '@console-widgets/core/formats'
import { sql, type SQL } from 'drizzle-orm'
import {
  addDays,
  dayMilliseconds,
  dayTime,
  fewestPeople,
  metricOf,
  partsOf,
  timeDimensions,
  type DimensionId,
  type MetricId,
} from '@console-widgets/reports/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { Part } from './keys.ts'
import { partsOfQuestion } from './parts.ts'
import type { Question } from './question.ts'
import type { RawRow } from './values.ts'

/** Input of a statement besides the query. */
export interface Circumstances {
  /** Currency of a report with money. */
  currency?: string | undefined
  now: number
}

/** A window of rows. */
export interface Window {
  limit: number
  offset: number
}

/** Totals of a query: one row without keys. */
export async function totalsOf(db: Queries, question: Question, circumstances: Circumstances): Promise<RawRow> {
  const parts = partsOfQuestion(question, [], limitsOf(question, circumstances))
  const from = sql.join(
    parts.map(({ query }, place) => sql`(${query}) as ${sql.raw(`part_${place}`)}`),
    sql` cross join `,
  )
  const [row] = await rowsOf<RawRow>(db, sql`select * from ${from}`)
  return row ?? {}
}

/** Statement for the rows of a query in order, each with the total number of rows. */
export function rowsStatement(question: Question, circumstances: Circumstances): SQL {
  const { groupBy } = question
  const parts = partsOfQuestion(question, groupBy, limitsOf(question, circumstances))
  const keys = groupBy.map((_, place) => `key_${place}`)
  const using = sql.raw(`using (${keys.join(', ')})`)
  const names = parts.flatMap((part) => part.columns)
  const columns = names.map((name) => sql`coalesce(${sql.raw(`"${name}"`)}, 0) as ${sql.raw(`"${name}"`)}`)
  const from = parts
    .slice(1)
    .reduce(
      (joined, part, place) => sql`${joined} full join ${asTable(part, place + 1)} ${using}`,
      asTable(parts[0] as Part, 0),
    )
  const current = names.filter((name) => !name.includes('_before'))
  const there = sql.raw(current.map((name) => `coalesce("${name}", 0) <> 0`).join(' or '))
  return sql`
    select *, count(*) over ()::int as rows_in_all from (
      select ${sql.join([...keys.map((key) => sql.raw(key)), ...columns], sql`, `)} from ${from} where ${there}
    ) as report order by ${orderOf(question)}`
}

/** A window of rows, including days, weeks, and months without events. */
export async function rowsOfQuestion(
  db: Queries,
  question: Question,
  circumstances: Circumstances,
  { limit, offset }: Window,
): Promise<{ rows: RawRow[]; total: number }> {
  const statement = rowsStatement(question, circumstances)
  const places = everyPlace(question, circumstances.now)
  if (!places) {
    const rows = await rowsOf<RawRow>(db, sql`${statement} limit ${limit} offset ${offset}`)
    if (rows.length > 0 || offset === 0) return { rows, total: Number(rows[0]?.rows_in_all ?? 0) }
    const [first] = await rowsOf<RawRow>(db, sql`${statement} limit 1`)
    return { rows, total: Number(first?.rows_in_all ?? 0) }
  }
  const found = await rowsOf<RawRow>(db, statement)
  const all = inPlaces(found, places, question)
  return { rows: all.slice(offset, offset + limit), total: all.length }
}

/** Merges rows into all possible places, so that places without data have rows, too. */
function inPlaces(found: readonly RawRow[], places: readonly string[], { sort }: Question): RawRow[] {
  const byKey = new Map(found.map((row) => [row.key_0, row]))
  if (!sort || (timeDimensions as readonly string[]).includes(sort.field)) {
    const rows = places.map((key) => byKey.get(key) ?? { key_0: key })
    return sort?.descending ? rows.toReversed() : rows
  }
  const rest = places.filter((key) => !byKey.has(key)).map((key) => ({ key_0: key }))
  return sort.descending ? [...found, ...rest] : [...rest, ...found]
}

/** All places of a report that is grouped by time alone; undefined for others. */
function everyPlace({ groupBy, period, report }: Question, now: number): string[] | undefined {
  const [dimension] = groupBy
  if (groupBy.length !== 1 || !dimension || !timeDimensions.includes(dimension)) return undefined
  if (dimension === 'hour')
    return report.shape === 'hours'
      ? lastHours(now).map(({ key }) => key)
      : Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
  const places = new Set<string>()
  for (let day = period.startTime; day <= period.endTime; day = addDays(day, 1)) places.add(placeOfDay(dimension, day))
  return [...places]
}

/** The place of a day among days, weeks, or months. */
export function placeOfDay(dimension: DimensionId, day: string): string {
  if (dimension === 'date') return day
  if (dimension === 'month') return day.slice(0, 6)
  return addDays(day, -((utcWeekday(dayTime(day)) + 6) % 7))
}

const hourMilliseconds = dayMilliseconds / 24

/** The last 24 complete hours. */
export function lastHours(now: number): { key: string; time: number }[] {
  const end = startOfUtc(now, 'hour')
  return Array.from({ length: 24 }, (_, place) => {
    const time = end - (24 - place) * hourMilliseconds
    return { time, key: formatUtc(time, 'YYYYMMDDHH') }
  })
}

function limitsOf({ report }: Question, { currency, now }: Circumstances) {
  if (report.shape !== 'hours') return { currency }
  const [first] = lastHours(now)
  const from = sql`to_timestamp(${sql.raw(String((first?.time ?? now) / 1000))}) at time zone 'UTC'`
  return { currency, hours: { from, to: sql`(${from} + interval '24 hours')` } }
}

const asTable = ({ query }: Part, place: number) => sql`(${query}) as ${sql.raw(`part_${place}`)}`

/** Time is ascending; everything else is sorted by the first metric, descending. Keys break ties. */
function orderOf({ groupBy, metrics, sort }: Question): SQL {
  const keys = groupBy.map((_, place) => sql.raw(`key_${place}`))
  const place = sort ? groupBy.findIndex((dimension) => dimension === sort.field) : -1
  if (sort && place >= 0)
    return sql.join([sql.raw(`key_${place} ${sort.descending ? 'desc' : 'asc'}`), ...keys], sql`, `)
  const metric = sort?.field as MetricId | undefined
  if (metric)
    return sql.join(
      [sql`${tellableValue(metric)} ${sql.raw(sort?.descending ? 'desc nulls last' : 'asc nulls first')}`, ...keys],
      sql`, `,
    )
  const times = groupBy.flatMap((dimension, index) =>
    timeDimensions.includes(dimension) ? [sql.raw(`key_${index}`)] : [],
  )
  return sql.join([...times, sql`${tellableValue(metrics[0] as MetricId)} desc nulls last`, ...keys], sql`, `)
}

/** Sort value of a metric; hidden values must not affect the order. */
function tellableValue(metric: MetricId): SQL {
  const column = (name: string) => sql.raw(`"${name}"`)
  const { from, onePerson } = metricOf(metric)
  if ('ratio' in from)
    return sql`(${tellableValue(from.ratio[0] as MetricId)} / nullif(${tellableValue(from.ratio[1] as MetricId)}, 0))`
  if ('kept' in from)
    return sql`case when ${column(`${metric}_of`)} >= ${sql.raw(String(fewestPeople))} then ${column(metric)} / ${column(`${metric}_of`)} end`
  const [part = metric] = partsOf(metric)
  if ('people' in from || onePerson)
    return sql`case when ${column(part)} = 0 or ${column(part)} >= ${sql.raw(String(fewestPeople))} then ${column(part)} end`
  return column(part)
}
