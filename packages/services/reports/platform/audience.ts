import { eq, type SQL, sql } from 'drizzle-orm'
import { eventKinds, firstReportedPerson } from '@console-widgets/reports/model'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { rowsOf } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/listing-texts'
import { reachOf } from './query/question.ts'
import { all, dayLiteral, number } from './query/sql.ts'
import { reportEvents, reportPeople, reportStates } from './tables.ts'

/** Conditions that people of an app meet together. */
interface Conditions {
  countries: readonly string[]
  deviceTypes: readonly number[]
  deviceNames: readonly string[] | null
  activeWithin: number | null
  usedDays: number | null
}

const oneOf = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** People who meet conditions by the end of a day. */
function meeting({ countries, deviceTypes, deviceNames, activeWithin, usedDays }: Conditions, day: SQL): SQL {
  const { country, deviceType, deviceName, installDay, activeDays } = reportPeople
  return all([
    sql`${installDay} <= ${day}`,
    ...(countries.length > 0 ? [sql`${country} in (${oneOf(countries)})`] : []),
    ...(deviceTypes.length > 0 ? [sql`${deviceType} in (${oneOf(deviceTypes)})`] : []),
    ...(deviceNames === null
      ? []
      : [deviceNames.length === 0 ? sql`false` : sql`${deviceName} in (${oneOf(deviceNames)})`]),
    // The last bit of the days is the last day of use, unless there was none.
    ...(activeWithin === null
      ? []
      : [
          sql`bit_count(${activeDays}) > 0`,
          sql`${installDay} + length(${activeDays}) > ${day} - ${number(activeWithin - 1)}`,
        ]),
    ...(usedDays === null ? [] : [sql`bit_count(${activeDays}) >= ${usedDays}`]),
  ])
}

/** Counts and finds the people of an app, and how they use it. */
export const audienceAnswers: QuestionTakers = {
  'store-listing.audience': async ({ appId, time, ...conditions }, { db }) => {
    const { dataTime, notes } = await reachOf(db, time)
    if (notes.some(({ note }) => note === 'no-data')) return undefined
    const [row] = await rowsOf<{ size: number; total: number }>(
      db,
      sql`select count(*) filter (where ${meeting(conditions, dayLiteral(dataTime))})::int as size, count(*)::int as total
        from ${reportPeople} where ${reportPeople.appId} = ${appId}`,
    )
    return { size: row?.size ?? 0, total: row?.total ?? 0, day: dataTime }
  },

  'release.people-by-country': async ({ appId, time }, { db }) => {
    const { dataTime, notes } = await reachOf(db, time)
    if (notes.some(({ note }) => note === 'no-data')) return undefined
    const everyone = { countries: [], deviceTypes: [], deviceNames: null, usedDays: null }
    return rowsOf<{ country: string; people: number }>(
      db,
      sql`select country, count(*)::int as people from ${reportPeople}
        where ${reportPeople.appId} = ${appId} and ${meeting({ ...everyone, activeWithin: 30 }, dayLiteral(dataTime))}
        group by 1 order by 2 desc`,
    )
  },

  // Actors ask it, who see the states of all teams. They play these people: those whom apps report act themselves.
  'audience.panel': async ({ appId, order, without, most, ...conditions }, { db }) => {
    const { person, country, deviceName, teamId } = reportPeople
    const ofTeam = sql`join ${reportStates} on ${reportStates.teamId} = ${teamId}`
    const day = sql`${reportStates.lastDay}`
    const rows = await rowsOf<{ person: number; country: string; deviceName: string; size: number }>(
      db,
      sql`select ${person}, ${country}, ${deviceName} as "deviceName", (count(*) over ())::int as size
        from ${reportPeople} ${ofTeam}
        where ${reportPeople.appId} = ${appId} and ${person} < ${number(firstReportedPerson)} and ${meeting(conditions, day)}
          ${without.length > 0 ? sql`and ${person} not in (${oneOf(without)})` : sql``}
        order by md5(${order}::text || ${person}::text) limit ${most}`,
    )
    if (rows.length > 0) return { size: rows[0]?.size ?? 0, people: rows }
    const [someone] = await db.select({ person }).from(reportPeople).where(eq(reportPeople.appId, appId)).limit(1)
    return someone ? { size: 0, people: [] } : undefined
  },

  'store-listing.use': async ({ appId, people, from }, { db }) => {
    if (people.length === 0) return []
    const { person, installDay, activeDays } = reportPeople
    // The first bit is the day of installation.
    const since = sql`substring(${activeDays} from greatest(1, ${dayLiteral(from)} - ${installDay} + 1))`
    const used = sql`bit_count(${since})`
    return rowsOf(
      db,
      sql`select ${person}, ${used}::int as "usedDays",
          case when ${used} > 0 then to_char(${installDay} + length(${activeDays}) - 1, 'YYYY-MM-DD') end as "lastDay",
          (select count(*)::int from ${reportEvents} e where e.team_id = ${reportPeople.teamId}
            and e.app_id = ${appId} and e.kind = ${eventKinds.crash} and e.day >= ${dayLiteral(from)}
            and e.person = ${person}) as crashes
        from ${reportPeople} where ${reportPeople.appId} = ${appId} and ${person} in (${oneOf(people)})`,
    )
  },

  'store-listing.installs': async ({ appId, before, from, to }, { db }) => {
    const { installDay, activeDays } = reportPeople
    const within = sql`${installDay} between ${dayLiteral(from)} and ${dayLiteral(to)}`
    const earlier = sql`${installDay} >= ${dayLiteral(before)} and ${installDay} < ${dayLiteral(from)}`
    // The first bit is the day of installation: the eighth is a week later.
    const isKept = sql`bit_count(substring(${activeDays} from 8)) > 0`
    const [row] = await rowsOf<{ people: number; installs: number; before: number; kept: number }>(
      db,
      sql`select count(*)::int as people, (count(*) filter (where ${within}))::int as installs,
          (count(*) filter (where ${earlier}))::int as before,
          (count(*) filter (where ${within} and ${isKept}))::int as kept
        from ${reportPeople} where ${reportPeople.appId} = ${appId}`,
    )
    if (!row || row.people === 0) return undefined
    return {
      installs: row.installs,
      installsBefore: row.before,
      kept: row.installs === 0 ? null : row.kept / row.installs,
    }
  },

  'store-listing.devices': async ({ appId }, { db }) =>
    rowsOf<{ deviceName: string; people: number }>(
      db,
      sql`select device_name as "deviceName", count(*)::int as people from ${reportPeople}
        where ${reportPeople.appId} = ${appId} group by 1`,
    ),
}
