import { sql, type SQL } from 'drizzle-orm'
import { eventKinds } from '@console-widgets/reports/model'
import {
  audienceIds,
  recentDays,
  type AudienceId,
  type RecentPeople,
} from '@console-widgets/platform/audiences/audiences'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { day as oneDay } from '@console-widgets/platform/clock/durations'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { formatUtc } from '@console-widgets/core/formats'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { reachOf } from './query/question.ts'
import { dayLiteral, number } from './query/sql.ts'

/** Days that each rule looks back. There is no model: an audience is what its rule says. */
const daysOf: Readonly<Record<AudienceId, number>> = { leaving: 14, spending: 28, new: 7 }
/** Days without use after which people may leave. */
const quietDays = 7

/** Whether the person `p` of one of the apps is in each audience by the end of a day. */
function rulesOf(day: SQL, appIds: readonly string[]): Record<AudienceId, SQL> {
  // The last bit of the days is the last day of use, unless there was none.
  const lastUse = sql`(p.install_day + length(p.active_days) - 1)`
  const hasUsed = sql`bit_count(p.active_days) > 0`
  const payments = sql.raw([eventKinds.purchase, eventKinds.appSale].join(', '))
  return {
    leaving: sql`(${hasUsed} and ${lastUse} > ${day} - ${number(daysOf.leaving)} and ${lastUse} <= ${day} - ${number(quietDays)})`,
    // Independent of the person, so that the payments are read once and not for each person.
    spending: sql`((p.team_id, p.app_id, p.person) in (
      select team_id, app_id, person from cw_report_events where app_id = ${anyOf(appIds)} and kind in (${payments})
        and day > ${day} - ${number(daysOf.spending)} and day <= ${day}))`,
    new: sql`(p.install_day > ${day} - ${number(daysOf.new)})`,
  }
}

/** Audiences of the people of apps, from the days that are added up. */
export const audiencesAnswers: QuestionTakers = {
  'audiences.sizes': async ({ appIds, now }, { db }) => {
    const day = dayLiteral((await reachOf(db, now)).dataTime)
    const rules = rulesOf(day, appIds)
    const counts = audienceIds.map((id) => sql`(count(*) filter (where ${rules[id]}))::int as ${sql.identifier(id)}`)
    const [row] = await rowsOf<Record<AudienceId, number>>(
      db,
      sql`select ${sql.join(counts, sql`, `)} from cw_report_people p
        where p.app_id = ${anyOf(appIds)} and p.install_day <= ${day}`,
    )
    return audienceIds.map((audienceId) => ({
      audienceId,
      people: row?.[audienceId] ?? 0,
      days: daysOf[audienceId],
      quietDays: audienceId === 'leaving' ? quietDays : null,
    }))
  },

  'audiences.of': async ({ appId, personId, now }, { db }) => {
    const rules = rulesOf(dayLiteral((await reachOf(db, now)).dataTime), [appId])
    const [row] = await rowsOf<Record<AudienceId, boolean>>(
      db,
      sql`select ${sql.join(
        audienceIds.map((id) => sql`${rules[id]} as ${sql.identifier(id)}`),
        sql`, `,
      )} from cw_report_people p join cw_reported_people r on r.app_id = p.app_id and r.person = p.person
        where p.app_id = ${appId} and r.person_key = ${await keyOfClient(appId, personId)}`,
    )
    return row && audienceIds.filter((id) => row[id])
  },

  'audiences.recent': async ({ teamId, appIds, now, mostSingly }, { db }) => {
    const since = formatUtc(now - recentDays * oneDay, 'YYYY-MM-DD')
    const users = sql`(
      select distinct on (app_id, person) person, country, version from cw_report_events
      where team_id = ${teamId} and app_id = ${anyOf(appIds)} and kind = ${number(eventKinds.active)}
        and day >= ${since}::date and person > 0
      order by app_id, person, day desc) as users`
    if (mostSingly === undefined)
      return rowsOf<RecentPeople>(
        db,
        sql`select country, version, 0 as person, count(*)::int as people from ${users} group by 1, 2`,
      )
    // The hash mixes people, whose numbers follow the days of their installations.
    const chosen = await rowsOf<RecentPeople>(
      db,
      sql`select country, version, person, (count(*) over ())::int as people from ${users}
        order by hashint4(person), person limit ${number(mostSingly)}`,
    )
    return chosen.map((row) => ({ ...row, people: row.people / chosen.length }))
  },
}
