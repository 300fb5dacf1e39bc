import { sql } from 'drizzle-orm'
import { eventKinds } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { withoutNestedLoops } from '@console-widgets/platform/database/without-nested-loops'
import { grouping } from './breakdowns.ts'
import type { CompleteDays } from './complete-days.ts'
import { gatherPeople } from './user-sets.ts'

/**
 * Records new and active people of complete days, and aggregates the days. Everything is recomputed from the events, so
 * that a day can be aggregated twice.
 */
export async function rollUp(db: Queries, days: CompleteDays): Promise<void> {
  await writeDownPeople(db, days)
  await aggregate(db, days)
}

/** Recomputes sums and sets of people of some days. Their people must have been recorded. */
export async function aggregate(db: Queries, days: CompleteDays): Promise<void> {
  await addUpEvents(db, days)
  await withoutNestedLoops(db, () => gatherPeople(db, days))
}

/**
 * Records new and active people of some days.
 * @param installedFrom excludes visits of people who installed before
 */
export async function writeDownPeople(db: Queries, days: CompleteDays, installedFrom?: string): Promise<void> {
  await withoutNestedLoops(db, async () => {
    await enterPeople(db, days)
    await markVisits(db, days, installedFrom)
  })
}

async function addUpEvents(db: Queries, { teamId, appId, from, to }: CompleteDays): Promise<void> {
  // Naming all breakdowns and event types lets the index find the days.
  await db.execute(sql`
    delete from cw_report_days where team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date
      and breakdown in (${sql.raw(grouping.numbers)}) and kind in (${sql.raw(Object.values(eventKinds).join(', '))})`)
  await db.execute(sql`
    insert into cw_report_days (events, day, amount, kind, breakdown, team_id, app_id, country, source, version, device_type, device_name, item, currency)
    select count(*), day, sum(amount), kind, grouping(${sql.raw(grouping.columns)}), team_id, app_id, coalesce(country, ''), coalesce(source, ''), coalesce(version, ''), coalesce(device_type, 0), coalesce(device_name, ''), item, currency
    from cw_report_events where team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date
    group by day, kind, team_id, app_id, item, currency, grouping sets (${sql.raw(grouping.sets)})`)
  await db.execute(sql`
    delete from cw_report_hours where team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date
      and kind in (${sql.raw(Object.values(eventKinds).join(', '))})`)
  await db.execute(sql`
    insert into cw_report_hours (events, day, amount, kind, hour, team_id, app_id, item, currency)
    select count(*), day, sum(amount), kind, hour, team_id, app_id, item, currency
    from cw_report_events where team_id = ${teamId} and app_id = ${appId} and day between ${from}::date and ${to}::date
    group by day, kind, hour, team_id, app_id, item, currency`)
}

async function enterPeople(db: Queries, { teamId, appId, from, to }: CompleteDays): Promise<void> {
  const isOfApp = (table: string) => sql`${sql.raw(table)}.team_id = ${teamId} and ${sql.raw(table)}.app_id = ${appId}`
  await db.execute(sql`
    insert into cw_report_people (person, place, install_day, device_type, team_id, app_id, country, source, version, device_name, item, active_days)
    select person, (select coalesce(max(place), -1) from cw_report_people k where ${isOfApp('k')}) + row_number() over (order by day, person),
      day, device_type, team_id, app_id, country, source, version, device_name, item, B'0' from cw_report_events e
    where ${isOfApp('e')} and kind = ${eventKinds.install} and day between ${from}::date and ${to}::date
      and not exists (select from cw_report_people k where ${isOfApp('k')} and k.person = e.person)
    on conflict do nothing`)
}

/** Sets the bits of days of use; existing bits stay set. The last bit is the last day of use. */
async function markVisits(
  db: Queries,
  { teamId, appId, from, to }: CompleteDays,
  installedFrom?: string,
): Promise<void> {
  await db.execute(sql`
    update cw_report_people p set active_days = rtrim((v.active_days | rpad(p.active_days::text, v.length, '0')::varbit)::text, '0')::varbit
    from (
      select e.person, max(greatest(${to}::date - k.install_day + 1, length(k.active_days))) as length,
        bit_or(set_bit(repeat('0', greatest(${to}::date - k.install_day + 1, length(k.active_days)))::varbit, e.day - k.install_day, 1)) as active_days
      from cw_report_events e join cw_report_people k on k.team_id = e.team_id and k.app_id = e.app_id and k.person = e.person and k.install_day <= e.day${installedFrom === undefined ? sql`` : sql` and k.install_day >= ${installedFrom}::date`}
      where e.team_id = ${teamId} and e.app_id = ${appId} and e.kind = ${eventKinds.active} and e.day between ${from}::date and ${to}::date
      group by e.person
    ) v
    where p.team_id = ${teamId} and p.app_id = ${appId} and p.person = v.person`)
}
