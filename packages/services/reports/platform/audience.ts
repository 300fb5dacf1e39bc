import { sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { reachOf } from './query/question.ts'
import { dayLiteral } from './query/sql.ts'
import { reportPeople } from './tables.ts'

/** Counts the people of an app: those who meet all conditions, and those with each device. */
export const audienceAnswers: QuestionTakers = {
  'store-listing.audience': async ({ appId, countries, deviceTypes, activeWithin, usedDays, time }, { db }) => {
    const { dataTime, notes } = await reachOf(db, time)
    if (notes.some(({ note }) => note === 'no-data')) return undefined
    const { country, deviceType, installDay, activeDays } = reportPeople
    const day = dayLiteral(dataTime)
    const oneOf = (values: readonly (string | number)[]) =>
      sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )
    const conditions = [
      sql`${installDay} <= ${day}`,
      ...(countries.length > 0 ? [sql`${country} in (${oneOf(countries)})`] : []),
      ...(deviceTypes.length > 0 ? [sql`${deviceType} in (${oneOf(deviceTypes)})`] : []),
      // The last bit of the days is the last day of use.
      ...(activeWithin === null
        ? []
        : [sql`${installDay} + length(${activeDays}) > ${day} - ${sql.raw(String(activeWithin - 1))}`]),
      ...(usedDays === null ? [] : [sql`bit_count(${activeDays}) >= ${usedDays}`]),
    ]
    const [row] = await rowsOf<{ size: number; total: number }>(
      db,
      sql`select count(*) filter (where ${sql.join(conditions, sql` and `)})::int as size, count(*)::int as total
        from ${reportPeople} where ${reportPeople.appId} = ${appId}`,
    )
    return { size: row?.size ?? 0, total: row?.total ?? 0, day: dataTime }
  },

  'store-listing.devices': async ({ appId }, { db }) =>
    rowsOf<{ deviceName: string; people: number }>(
      db,
      sql`select device_name as "deviceName", count(*)::int as people from ${reportPeople}
        where ${reportPeople.appId} = ${appId} group by 1`,
    ),
}
