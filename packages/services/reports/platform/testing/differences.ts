import { sql, type SQL } from 'drizzle-orm'
import { eventKinds } from '@console-widgets/reports/model'
import type { TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { breakdowns } from '../roll-ups/breakdowns.ts'
import { traits } from '../roll-ups/user-sets.ts'
import { rows } from './world.ts'

/** What differs between the events and everything that is recorded of them. */
export async function differences(of: TestPlatform): Promise<unknown[]> {
  const people = await rows(
    of,
    sql`select * from (select team_id, app_id, person, min(day) filter (where kind = ${eventKinds.install}) as install_day, count(distinct day) filter (where kind = ${eventKinds.active}) as days, max(day) filter (where kind = ${eventKinds.active}) as last_day from cw_report_events where kind in (${eventKinds.install}, ${eventKinds.active}) group by 1, 2, 3) e
        full join (select team_id, app_id, person, install_day, bit_count(active_days) as days, case when bit_count(active_days) > 0 then install_day + length(active_days) - 1 end as last_day from cw_report_people) p using (team_id, app_id, person)
        where e.install_day is distinct from p.install_day or e.days is distinct from p.days or e.last_day is distinct from p.last_day limit 5`,
  )
  const sums = []
  for (const { number, tells } of Object.values(breakdowns))
    sums.push(...(await differentSums(of, sql`cw_report_days where breakdown = ${number}`, tells)))
  sums.push(...(await differentSums(of, sql`cw_report_hours`, ['hour'])))
  return [...people, ...sums, ...(await differentSets(of)), ...(await differentHours(of))]
}

/** Sums by everything that they tell that differ from the events. */
function differentSums(of: TestPlatform, source: SQL, tells: readonly string[]): Promise<unknown[]> {
  const keys = sql.raw(['team_id', 'app_id', 'day', 'kind', 'item', 'currency', ...tells].join(', '))
  return rows(
    of,
    sql`select * from (select ${keys}, count(*) as events, sum(amount) as amount from cw_report_events where day <= (select max(last_day) from cw_report_states) group by ${keys}) e
        full join (select ${keys}, events, amount from ${source}) d using (${keys})
        where e.events is distinct from d.events or e.amount is distinct from d.amount limit 5`,
  )
}

/** People in sets who aren't in the events, and the reverse: of installations and uses, and of each trait. */
async function differentSets(of: TestPlatform): Promise<unknown[]> {
  const isIn = sql`p.team_id = s.team_id and p.app_id = s.app_id and p.place / 2048 = s.block and get_bit(s.people, p.place % 2048) = 1`
  const users = await rows(
    of,
    sql`select * from (select team_id, app_id, kind, day, version, person, 1 as told from cw_report_events where kind in (${eventKinds.install}, ${eventKinds.active}) and day <= (select max(last_day) from cw_report_states)) e
        full join (select s.team_id, s.app_id, s.kind, s.day, s.version, p.person, 1 as told from cw_report_users s join cw_report_people p on ${isIn}) s using (team_id, app_id, kind, day, version, person)
        where e.told is null or s.told is null limit 5`,
  )
  const strangers = await rows(
    of,
    sql`select s.block from cw_report_users s where bit_count(s.people) <> (select count(*) from cw_report_people p where ${isIn}) limit 5`,
  )
  const byTrait = []
  for (const { number, column } of Object.values(traits))
    byTrait.push(
      ...(await rows(
        of,
        sql`select * from (select team_id, app_id, person, ${sql.raw(column)} as value from cw_report_events where kind = ${eventKinds.install} and day <= (select max(last_day) from cw_report_states)) e
            full join (select s.team_id, s.app_id, p.person, s.value from cw_report_traits s join cw_report_people p on ${isIn} where s.trait = ${number}) s using (team_id, app_id, person)
            where e.value is distinct from s.value limit 5`,
      )),
    )
  return [...users, ...strangers, ...byTrait]
}

/** People in the sets of hours who aren't in the events, and the reverse. */
function differentHours(of: TestPlatform): Promise<unknown[]> {
  const keys = sql`team_id, app_id, day, hour`
  return rows(
    of,
    sql`select * from (select ${keys}, person, 1 as told from cw_report_events where kind = ${eventKinds.active} and day <= (select max(last_day) from cw_report_states)) e
        full join (select ${keys}, p.person, 1 as told from cw_report_hour_users s join cw_report_people p using (team_id, app_id)
          where p.place / 2048 = s.block and get_bit(s.people, p.place % 2048) = 1) s using (${keys}, person)
        where e.told is null or s.told is null limit 5`,
  )
}
