import { sql, type SQL } from 'drizzle-orm'
import { eventKinds, type DimensionId } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { blockSize } from './blocks.ts'
import type { CompleteDays } from './complete-days.ts'

/** Properties that a person has from the first day, by dimension: the number of the trait, and its column. */
export const traits = {
  countryId: { number: 1, column: 'country' },
  businessType: { number: 2, column: 'source' },
  deviceType: { number: 3, column: 'device_type::text' },
  deviceName: { number: 4, column: 'device_name' },
  variantId: { number: 5, column: 'item' },
} as const satisfies Partial<Record<DimensionId, { number: number; column: string }>>

export type TraitDimension = keyof typeof traits

export const isTrait = (dimension: DimensionId): dimension is TraitDimension => dimension in traits

/** The set without anyone. */
export const noOne: SQL = sql.raw(`0::bit(${blockSize})`)

const block = sql.raw(`place / ${blockSize}`)
const asSet = sql`bit_or(set_bit(${noOne}, ${sql.raw(`place % ${blockSize}`)}, 1))`

/** Recomputes the sets of people who installed or used an app on some days, and those of the new people's traits. */
export async function gatherPeople(db: Queries, days: CompleteDays): Promise<void> {
  await gatherUsers(db, days)
  await gatherTraits(db, days)
}

async function gatherUsers(db: Queries, { teamId, appId, from, to }: CompleteDays): Promise<void> {
  const isThen = sql`team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date`
  await db.execute(sql`delete from cw_report_users where ${isThen}`)
  await db.execute(sql`
    insert into cw_report_users (day, block, kind, team_id, app_id, version, people)
    select day, ${block}, kind, team_id, app_id, e.version, ${asSet}
    from cw_report_events e join (select team_id, app_id, person, place from cw_report_people) p using (team_id, app_id, person)
    where ${isThen} and kind in (${eventKinds.install}, ${eventKinds.active})
    group by team_id, app_id, kind, day, e.version, ${block}`)
  await db.execute(sql`delete from cw_report_hour_users where ${isThen}`)
  await db.execute(sql`
    insert into cw_report_hour_users (day, block, kind, hour, team_id, app_id, people)
    select day, ${block}, kind, hour, team_id, app_id, ${asSet}
    from cw_report_events e join (select team_id, app_id, person, place from cw_report_people) p using (team_id, app_id, person)
    where ${isThen} and kind = ${eventKinds.active}
    group by team_id, app_id, kind, day, hour, ${block}`)
}

/** Recomputes the blocks with people who installed on some days. */
async function gatherTraits(db: Queries, { teamId, appId, from, to }: CompleteDays): Promise<void> {
  const isOfApp = sql`team_id = ${teamId} and app_id = ${appId}`
  const isNew = sql`${isOfApp} and install_day between ${from}::date and ${to}::date`
  const first = sql`(select min(${block}) from cw_report_people where ${isNew})`
  const last = sql`(select max(${block}) from cw_report_people where ${isNew})`
  const each = Object.values(traits).map(({ number, column }) => sql.raw(`(${number}, ${column})`))
  await db.execute(sql`delete from cw_report_traits where ${isOfApp} and block between ${first} and ${last}`)
  await db.execute(sql`
    insert into cw_report_traits (block, trait, team_id, app_id, value, people)
    select ${block}, trait, team_id, app_id, value, ${asSet}
    from cw_report_people cross join lateral (values ${sql.join(each, sql`, `)}) as own (trait, value)
    where ${isOfApp} and place between ${first} * ${blockSize} and ${last} * ${blockSize} + ${blockSize - 1}
    group by team_id, app_id, trait, value, ${block}`)
}
