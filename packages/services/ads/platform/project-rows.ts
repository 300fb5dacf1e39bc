import { sql } from 'drizzle-orm'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { dayText, eventKinds } from '@console-widgets/reports/model'
import { noFigures, readFigures } from './figures.ts'
import { namesOfAccounts, namesOfApps } from './names.ts'
import { adProjects } from './tables.ts'

export type AdProjectRow = typeof adProjects.$inferSelect

/** A project of the team. @throws PlatformRefusal if there is none */
export const findProject = (db: Queries, adProjectId: string): Promise<AdProjectRow> =>
  findRow(db, adProjects, adProjectId, 'ad project')

/** Days of the spend beside a project. */
const daysShown = 14

/** Days whose spend is beside a project: the last ones, and of a project that has ended, the last before it did. */
export function daysOf({ state, runs }: Pick<AdProjectRow, 'state' | 'runs'>, now: number): string[] {
  const until = (state === 'ended' ? runs.at(-1)?.to : undefined) ?? now
  return Array.from({ length: daysShown }, (_, at) => dayText(until - (daysShown - 1 - at) * day))
}

/** Projects as responses have them. */
export async function describeProjects(
  { db, teamId, now }: Pick<Context, 'db' | 'teamId' | 'now'>,
  rows: readonly AdProjectRow[],
) {
  if (rows.length === 0) return []
  const adProjectIds = rows.map(({ adProjectId }) => adProjectId)
  const accounts = await namesOfAccounts(db)
  const apps = await namesOfApps(db, rows)
  const figures = await readFigures(db, { teamId, by: 'project', adProjectIds })
  const today = dayText(now())
  const dates = new Map(rows.map((row) => [row.adProjectId, daysOf(row, now())]))
  const spend = await spendOfDays(
    db,
    teamId,
    rows,
    [...dates.values()].map(([first]) => first ?? today).toSorted()[0] ?? today,
  )
  return rows.map(({ runs: _, ...row }) => {
    const own = spend.get(row.adProjectId)
    const {
      key: _key,
      currency: _currency,
      ...known
    } = figures.find(({ key }) => key === row.adProjectId) ?? {
      key: '',
      currency: row.currency,
      ...noFigures,
    }
    return {
      ...row,
      ...known,
      accountName: accounts.get(row.accountId) ?? row.accountId,
      appName: apps.get(row.appId) ?? row.appId,
      spentToday: own?.get(today) ?? 0,
      days: (dates.get(row.adProjectId) ?? []).map((date) => ({ day: date, spend: own?.get(date) ?? 0 })),
    }
  })
}

/** A project as responses have it. */
export async function describeProject(context: Pick<Context, 'db' | 'teamId' | 'now'>, row: AdProjectRow) {
  const [described] = await describeProjects(context, [row])
  if (!described) throw new TypeError('One project has one description')
  return described
}

/** What projects have spent on each day since one, in hundredths. */
async function spendOfDays(
  db: Queries,
  teamId: string,
  rows: readonly AdProjectRow[],
  from: string,
): Promise<Map<string, Map<string, number>>> {
  const appIds = sql.join(
    [...new Set(rows.map(({ appId }) => appId))].map((each) => sql`${each}`),
    sql`, `,
  )
  const found = await rowsOf<{ project: string; date: string; spend: string }>(
    db,
    sql`select split_part(item, '/', 1) as project, to_char(day, 'YYYYMMDD') as date, sum(amount) as spend
      from cw_report_events
      where team_id = ${teamId} and app_id in (${appIds}) and kind = ${eventKinds.adClick} and day >= ${from}::date
      group by 1, 2`,
  )
  const spend = new Map<string, Map<string, number>>()
  for (const { project, date, spend: amount } of found) {
    const own = spend.get(project) ?? new Map<string, number>()
    spend.set(project, own.set(date, Number(amount)))
  }
  return spend
}

/** What a project has spent in all, in hundredths. */
export async function spentOf(db: Queries, { teamId, appId, adProjectId }: AdProjectRow): Promise<number> {
  const [row] = await rowsOf<{ spend: string }>(
    db,
    sql`select coalesce(sum(amount), 0) as spend from cw_report_events
      where team_id = ${teamId} and app_id = ${appId} and kind = ${eventKinds.adClick}
        and item like ${`${adProjectId}/%`}`,
  )
  return Number(row?.spend ?? 0)
}
