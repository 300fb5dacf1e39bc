import { sql, type SQL } from 'drizzle-orm'
import { declarationOf, reachOf, type MetricId } from '@console-widgets/ab-testing/model'
import { eventKinds } from '@console-widgets/reports/model'
import { meanOfRatio, type Mean } from '@console-widgets/statistics'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { withoutCompiling } from '@console-widgets/platform/database/without-compiling'
import { withoutNestedLoops } from '@console-widgets/platform/database/without-nested-loops'

/** What is measured of which people. */
export interface Measuring {
  teamId: string
  appId: string
  /** Query of the people: `person_key`, `person`, `variant_id`, and the `day` and `hour` of the first delivery. */
  people: SQL
  metricIds: readonly MetricId[]
  windowDays: number
  /** Currency of amounts of money. */
  currency: string
  capsRevenue: boolean
  /** Last complete day, as the database writes it. Only people whose days were over by then count. */
  lastDay: string
}

/** A metric of a variant. */
export interface Measured extends Mean {
  metricId: MetricId
  variantId: string
}

/** Share of people whose amounts count in full, if high ones are capped. */
const uncapped = 0.999

const kindOf = (kind: keyof typeof eventKinds) => sql.raw(String(eventKinds[kind]))
const column = (letter: string, at: number) => sql.raw(`${letter}${at}`)

/** Value of a person: an expression over their events `v` and their first delivery `e`. */
function valueOf(metricId: MetricId, { windowDays, currency }: Pick<Measuring, 'windowDays' | 'currency'>): SQL {
  const { kind, of, eventName, sums, money, onDay } = declarationOf(metricId)
  const when =
    onDay === undefined
      ? sql`v.day <= e.day + ${sql.raw(String(windowDays))}`
      : sql`v.day = e.day + ${sql.raw(String(onDay))}`
  const ofCurrency = money ? sql` and v.currency = ${currency}` : sql``
  const ofName = eventName === undefined ? sql`` : sql` and v.item = ${eventName}`
  const counted = sql`filter (where v.kind = ${kindOf(of)} and ${when}${ofCurrency}${ofName})`
  if (sums) return sql`coalesce(sum(v.amount) ${counted}, 0)::float8`
  return kind === 'share' ? sql`(count(*) ${counted} > 0)::int::float8` : sql`(count(*) ${counted})::float8`
}

/** What a ratio divides by, of a person. */
function divisorOf(metricId: MetricId, windowDays: number): SQL {
  const { per } = declarationOf(metricId)
  return per === undefined
    ? sql`1::float8`
    : sql`(count(*) filter (where v.kind = ${kindOf(per)} and v.day <= e.day + ${sql.raw(String(windowDays))}))::float8`
}

/** The query that measures: each person's values from events after the delivery, then the sums of each variant. */
export function measuringQuery(measuring: Measuring): SQL {
  const { teamId, appId, people, metricIds, windowDays, capsRevenue, lastDay } = measuring
  const kinds = [...new Set(metricIds.map(declarationOf).flatMap(({ of, per }) => (per ? [of, per] : [of])))]
  const longest = Math.max(...metricIds.map((metricId) => reachOf(metricId, windowDays)))
  const values = metricIds.map(
    (metricId, at) =>
      sql`${valueOf(metricId, measuring)} as ${column('m', at)}, ${divisorOf(metricId, windowDays)} as ${column('d', at)}`,
  )
  const isOver = (metricId: MetricId) =>
    sql`day + ${sql.raw(String(reachOf(metricId, windowDays)))} <= ${lastDay}::date`
  const caps = metricIds.map((metricId, at) =>
    capsRevenue && declarationOf(metricId).money
      ? sql`percentile_disc(${sql.raw(String(uncapped))}) within group (order by ${column('m', at)}) filter (where ${isOver(metricId)}) as ${column('c', at)}`
      : // An aggregate, so that there is one row in any case.
        sql`max(null::float8) as ${column('c', at)}`,
  )
  const sums = metricIds.map((metricId, at) => {
    const over = sql`filter (where ${isOver(metricId)})`
    // Without a cap, the least is the value.
    const value = sql`least(${column('m', at)}, ${column('c', at)})`
    const divisor = column('d', at)
    return sql`count(*) ${over} as ${column('n', at)}, coalesce(avg(${value}) ${over}, 0) as ${column('a', at)},
      coalesce(var_samp(${value}) ${over}, 0) as ${column('v', at)}, coalesce(avg(${divisor}) ${over}, 0) as ${column('b', at)},
      coalesce(var_samp(${divisor}) ${over}, 0) as ${column('w', at)}, coalesce(covar_samp(${value}, ${divisor}) ${over}, 0) as ${column('s', at)}`
  })
  return sql`
    with people as materialized (${people}), measured as materialized (
      select e.variant_id, e.day, ${sql.join(values, sql`, `)}
      from people e left join cw_report_events v
        on v.team_id = ${teamId} and v.app_id = ${appId} and v.person = e.person and v.person > 0
        and v.kind in (${sql.join(kinds.map(kindOf), sql`, `)})
        and v.day between e.day and e.day + ${sql.raw(String(longest))} and v.day <= ${lastDay}::date
        and (v.day > e.day or v.hour >= e.hour)
      group by e.person_key, e.variant_id, e.day
    ), caps as (select ${sql.join(caps, sql`, `)} from measured)
    select variant_id, ${sql.join(sums, sql`, `)} from measured cross join caps group by variant_id`
}

/** Measures metrics of each variant. */
export async function measure(db: Queries, measuring: Measuring): Promise<Measured[]> {
  if (measuring.metricIds.length === 0) return []
  await withoutCompiling(db)
  const rows = await withoutNestedLoops(db, () =>
    rowsOf<Record<string, unknown> & { variant_id: string }>(db, measuringQuery(measuring)),
  )
  return rows.flatMap((row) =>
    measuring.metricIds.map((metricId, at): Measured => {
      const [people, mean, variance] = ['n', 'a', 'v'].map((letter) => Number(row[`${letter}${at}`])) as [
        number,
        number,
        number,
      ]
      const own = { metricId, variantId: row.variant_id, people, mean, variance }
      if (declarationOf(metricId).kind !== 'ratio') return own
      const ratio = meanOfRatio({
        people,
        numerator: mean * people,
        denominator: Number(row[`b${at}`]) * people,
        numeratorVariance: variance,
        denominatorVariance: Number(row[`w${at}`]),
        covariance: Number(row[`s${at}`]),
      })
      return { ...own, mean: 0, variance: 0, ...ratio }
    }),
  )
}
