import { sql, type SQL } from 'drizzle-orm'
import { evaluate, type Rule } from '@console-widgets/conditions'
import { compilePattern } from '@console-widgets/conditions/patterns'
import type { RecallAudience } from '@console-widgets/recall/model'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'

/** An app of a team. */
export interface AppOfTeam {
  teamId: string
  appId: string
}

/** A number in a statement. */
export const number = (value: number): SQL => sql.raw(String(value))

/** Whether the person `p` of the app is in an audience by the end of a day, such as 20260302. */
export async function audienceCondition(
  db: Queries,
  app: AppOfTeam,
  { silentDays, countries, fromVersion, toVersion, payers }: RecallAudience,
  day: string,
): Promise<SQL> {
  const last = sql`${day}::date`
  const silent = number(silentDays)
  const conditions = [
    sql`p.team_id = ${app.teamId} and p.app_id = ${app.appId} and p.install_day <= ${last} - ${silent}`,
    // The first bit is the day of installation; days after the last use have none.
    sql`bit_count(substring(p.active_days from ${last} - p.install_day - ${silent} + 2 for ${silent})) = 0`,
  ]
  if (countries.length > 0) conditions.push(sql`p.country = ${anyOf(countries)}`)
  if (fromVersion !== '' || toVersion !== '') {
    const versions = await versionsBetween(db, app, fromVersion, toVersion)
    conditions.push(
      sql`p.version = any(array[${sql.join(
        versions.map((version) => sql`${version}`),
        sql`, `,
      )}]::text[])`,
    )
  }
  if (payers !== 'all') conditions.push(sql`${hasPaid(app, sql`p.person`, last)} = ${payers === 'payers'}`)
  return sql.join(conditions, sql` and `)
}

/**
 * Whether a person of the app has paid by the end of a day. The payers don’t depend on the row, so that the database
 * looks for them once.
 */
export function hasPaid({ teamId, appId }: AppOfTeam, person: SQL, last: SQL): SQL {
  const payments = sql.raw([eventKinds.purchase, eventKinds.appSale].join(', '))
  return sql`(${person} in (select person from cw_report_events
    where team_id = ${teamId} and app_id = ${appId} and kind in (${payments}) and day <= ${last}))`
}

/** Installed versions of an app's people within limits. */
async function versionsBetween(
  db: Queries,
  { teamId, appId }: AppOfTeam,
  fromVersion: string,
  toVersion: string,
): Promise<string[]> {
  const rows = await rowsOf<{ version: string }>(
    db,
    sql`select distinct version from cw_report_people where team_id = ${teamId} and app_id = ${appId}`,
  )
  const rule = (operator: Rule['operator'], value: string): Rule[] =>
    value === '' ? [] : [{ subject: 'appVersion', name: '', operator, values: [value] }]
  const all = [...rule('versionAtLeast', fromVersion), ...rule('versionAtMost', toVersion)]
  return rows
    .map(({ version }) => version)
    .filter((appVersion) => evaluate({ all }, { appVersion }, { now: 0, compilePattern }).holds)
}

/**
 * Place of the person `p`, from 0 to 9,999, in what is divided by a seed: the same whenever it is asked.
 * @param seed what is divided, such as the ID of an activity
 */
export function placeOfPerson(seed: string, person: SQL): SQL {
  return sql`(('x' || substr(md5(${seed}::text || '.' || ${person}::text), 1, 8))::bit(32)::bigint % 10000)`
}
