import { eq, sql, type SQL } from 'drizzle-orm'
import { metricIds, type MetricId, type WindowDays } from '@console-widgets/ab-testing/model'
import { eventKinds } from '@console-widgets/reports/model'
import { reportStates } from '@console-widgets/reports/platform/rows'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { dateText, dayOf } from './arms-sql.ts'
import { measure, type Measured } from './measure.ts'

/** Days of the past that a plan starts from, and weeks for which it tells the number of people. */
const pastDays = 28
const weeks = 8

/** App whose past is looked at. */
interface Past {
  teamId: string
  appId: string
  now: number
}

const active = sql.raw(String(eventKinds.active))

/** Last day whose events are complete, as the database writes it. */
async function lastDayOf(db: Queries, { teamId, now }: Past): Promise<string> {
  const [state] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId))
  return state?.lastDay ?? dateText(dayOf(now) - day)
}

/** People of the last weeks, as an experiment would have taken them in: with their first use. */
function peopleOf({ teamId, appId }: Past, lastDay: string): SQL {
  return sql`
    select distinct on (person) person::text as person_key, person, '' as variant_id, day, hour from cw_report_events
    where team_id = ${teamId} and app_id = ${appId} and kind = ${active} and person > 0
      and day > ${lastDay}::date - ${sql.raw(String(pastDays))} and day <= ${lastDay}::date
    order by person, day, hour`
}

/** Metrics of the last weeks without an experiment. */
export async function readBaselines(
  db: Queries,
  past: Past & { windowDays: WindowDays; currency: string; capsRevenue: boolean; metricIds?: readonly MetricId[] },
): Promise<Measured[]> {
  const lastDay = await lastDayOf(db, past)
  return measure(db, { ...past, metricIds: past.metricIds ?? metricIds, people: peopleOf(past, lastDay), lastDay })
}

/** People who used an app within the last one, two, … weeks: about as many would be in an experiment of that length. */
export async function readWeeks(db: Queries, past: Past): Promise<{ week: number; people: number }[]> {
  const { teamId, appId } = past
  const lastDay = await lastDayOf(db, past)
  const rows = await rowsOf<{ ago: number; people: number }>(
    db,
    sql`select (${lastDay}::date - day) / 7 as ago, count(*)::int as people from (
      select person, max(day) as day from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${active} and person > 0
        and day > ${lastDay}::date - ${sql.raw(String(weeks * 7))} and day <= ${lastDay}::date
      group by person) as people group by 1`,
  )
  return Array.from({ length: weeks }, (_, at) => ({
    week: at + 1,
    people: rows.filter(({ ago }) => ago <= at).reduce((sum, { people }) => sum + people, 0),
  }))
}

/** Events of the app’s own that it has sent lately, the most frequent first. */
export async function readEventNames(
  db: Queries,
  { teamId, appId, now }: Past,
): Promise<{ eventName: string; events: number; people: number }[]> {
  const rows = await rowsOf<{ name: string; events: number; people: number }>(
    db,
    sql`select item as name, count(*)::int as events, count(distinct person)::int as people from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds.custom))} and item <> ''
        and day > ${dateText(dayOf(now) - pastDays * day)}::date
      group by item order by events desc, item`,
  )
  return rows.map(({ name, ...counts }) => ({ eventName: name, ...counts }))
}

/** Currencies that people of the app paid in, the most frequent first. */
export async function readCurrencies(db: Queries, past: Past): Promise<string[]> {
  const { teamId, appId } = past
  const lastDay = await lastDayOf(db, past)
  const rows = await rowsOf<{ currency: string }>(
    db,
    sql`select currency from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${sql.raw(String(eventKinds.purchase))}
        and day > ${lastDay}::date - ${sql.raw(String(pastDays))} and currency <> ''
      group by currency order by count(*) desc, currency`,
  )
  return rows.map(({ currency }) => currency)
}
