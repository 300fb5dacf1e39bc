import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { MetricId } from '@console-widgets/ab-testing/model'
import { measuringQuery } from './measure.ts'

const dialect = new PgDialect()
const texts = new Map<MetricId, string>()

/** The query of a metric, with names in the places of values, for people who want to check it. */
export function queryText(metricId: MetricId): string {
  const known = texts.get(metricId)
  if (known !== undefined) return known
  const built = dialect.sqlToQuery(
    measuringQuery({
      teamId: ':team',
      appId: ':app',
      people: sql`select person_key, person, variant_id, day, hour from people_of_the_experiment`,
      metricIds: [metricId],
      windowDays: 7,
      currency: ':currency',
      capsRevenue: false,
      lastDay: ':last_day',
    }),
  )
  const text = built.sql
    .replaceAll(/\$(\d+)/g, (_, number: string) => String(built.params[Number(number) - 1]))
    .replaceAll(/\s+/g, ' ')
    .trim()
  texts.set(metricId, text)
  return text
}
