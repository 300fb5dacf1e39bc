import { eq, sql } from 'drizzle-orm'
import { visitorsNeeded, weightsOf } from '@console-widgets/store-experiments/model'
import { eventKinds } from '@console-widgets/reports/model'
import { breakdowns, reportStates } from '@console-widgets/reports/platform/rows'
import { formatUtc } from '@console-widgets/core/formats'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import type { TestRow } from './tables.ts'

/** Days of the past that a plan starts from. */
const pastDays = 28

/** What visitors of an app’s page did in the last weeks. */
export interface Past {
  visitorsPerDay: number
  install: number
  keptDay1: number
}

const kind = (name: keyof typeof eventKinds) => sql.raw(String(eventKinds[name]))

/** Last day whose events are complete, as the database writes it. */
export async function lastDayOf(db: Queries, teamId: string, now: number): Promise<string> {
  const [state] = await db.select().from(reportStates).where(eq(reportStates.teamId, teamId))
  return state?.lastDay ?? formatUtc(Math.floor(now / day) * day - day, 'YYYY-MM-DD')
}

/** Views of an app’s page, and what came of them, in some countries or in all. */
export async function readPast(
  db: Queries,
  { teamId, appId, countries, now }: { teamId: string; appId: string; countries: readonly string[]; now: number },
): Promise<Past> {
  const lastDay = await lastDayOf(db, teamId, now)
  const isCountry =
    countries.length === 0
      ? sql``
      : sql` and country in (${sql.join(
          countries.map((each) => sql`${each}`),
          sql`, `,
        )})`
  const [sums] = await rowsOf<{ views: number; installs: number; days: number }>(
    db,
    sql`select coalesce(sum(events) filter (where kind = ${kind('detailView')}), 0)::int as views,
      coalesce(sum(events) filter (where kind = ${kind('install')}), 0)::int as installs, count(distinct day)::int as days
    from cw_report_days where team_id = ${teamId} and app_id = ${appId} and breakdown = ${breakdowns.country.number}
      and kind in (${kind('detailView')}, ${kind('install')})
      and day > ${lastDay}::date - ${sql.raw(String(pastDays))} and day <= ${lastDay}::date${isCountry}`,
  )
  const [kept] = await rowsOf<{ people: number; kept: number }>(
    db,
    sql`select count(*)::int as people, count(*) filter (where ${usedOnDay(1)})::int as kept from cw_report_people
    where team_id = ${teamId} and app_id = ${appId} and install_day > ${lastDay}::date - ${sql.raw(String(pastDays))}
      and install_day < ${lastDay}::date${isCountry}`,
  )
  const { views = 0, installs = 0, days = 0 } = sums ?? {}
  const install = views === 0 ? 0 : Math.min(1, installs / views)
  return {
    visitorsPerDay: days === 0 ? 0 : views / days,
    install,
    keptDay1: kept && kept.people > 0 ? (install * kept.kept) / kept.people : 0,
  }
}

/** Whether a person of `cw_report_people` used the app so many days after the installation. */
export function usedOnDay(after: number) {
  const place = sql.raw(String(after))
  return sql`length(active_days) > ${place} and get_bit(active_days, least(${place}, length(active_days) - 1)) = 1`
}

/** Visitors whom a test needs in all variants together. */
export async function planTest(db: Queries, test: TestRow, now: number): Promise<number | undefined> {
  const { teamId, appId, countries, goal, method, alpha, effect } = test
  const past = await readPast(db, { teamId, appId, countries, now })
  const weights = weightsOf(test).map(({ weight }) => weight)
  return visitorsNeeded({ baseline: past[goal], method, alpha, weights }, effect)
}
