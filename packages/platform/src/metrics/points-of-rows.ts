import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { MetricDimension, MetricFilter, MetricQuestion } from './metric.ts'

/** Rows that a service writes with their time, one for each measurement. */
export interface MeasuredRows {
  table: PgTable
  teamId: PgColumn
  appId: PgColumn
  /** In milliseconds since 1970. */
  time: PgColumn
  /** What is measured. Default: that there is a row. */
  value?: PgColumn | SQL
  /** Rows that count. */
  where?: SQL
  /** Columns by dimension. */
  dimensions?: Readonly<Record<string, PgColumn>>
}

/** Query for the points of a metric whose measurements are rows. */
export function pointsOfRows(
  { table, teamId, appId, time, value, where, dimensions = {} }: MeasuredRows,
  question: MetricQuestion,
): SQL {
  const length = sql.raw(String(question.period * 1000))
  const chosen = Object.entries(question.dimensions).flatMap(([id, wanted]) => {
    const column = dimensions[id]
    return column ? [eq(column, wanted)] : []
  })
  const { among } = question
  const instance = among && dimensions[among.dimension]
  return sql`
    select (${time} / ${length}) * ${length} as start, ${instance ?? sql`null`} as instance,
      ${aggregate(question.filter, value ?? sql`1`)} as value, count(*)::int as base
    from ${table}
    where ${and(eq(teamId, question.teamId), eq(appId, question.appId), gte(time, question.from), lt(time, question.to), where, ...chosen, instance && inArray(instance, [...among.values]))}
    group by 1, 2`
}

/** The value of a period: its measurements, aggregated. */
export function aggregate(filter: MetricFilter, value: PgColumn | SQL): SQL {
  switch (filter) {
    case 'average':
      return sql`avg(${value})::float8`
    case 'sum':
      return sql`sum(${value})::float8`
    case 'max':
      return sql`max(${value})::float8`
    case 'min':
      return sql`min(${value})::float8`
    case 'count':
      return sql`count(*)::float8`
    case 'p95':
      return sql`(percentile_cont(0.95) within group (order by ${value}))::float8`
  }
}

/** Largest number of values that a dimension offers. */
const mostValues = 200

/** Dimension of a metric whose measurements are rows. */
export function dimensionOfRows(id: string, rows: MeasuredRows): MetricDimension {
  const column = rows.dimensions?.[id]
  if (!column) throw new TypeError(`These rows have no dimension '${id}'`)
  return {
    id,
    values: ({ teamId, appId, since }) => sql`
      select ${column} as value from ${rows.table}
      where ${and(eq(rows.teamId, teamId), eq(rows.appId, appId), gte(rows.time, since), rows.where)} and ${column} is not null
      group by 1 order by count(*) desc, 1 limit ${sql.raw(String(mostValues))}`,
  }
}
