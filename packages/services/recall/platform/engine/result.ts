import { sql } from 'drizzle-orm'
import { compareGroups, type Share } from '@console-widgets/statistics'
import { pricePerPart, returnDays } from '@console-widgets/recall/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { dayTime, lastCompleteDay } from '@console-widgets/reports/model'
import { number, type AppOfTeam } from './audience-sql.ts'

/** Probability that an interval doesn't contain the true difference. */
const alpha = 0.05

/** Day of UTC on which the person `q` entered. */
const enterDay = sql`(to_timestamp(q.enter_time / 1000) at time zone 'UTC')::date`

/**
 * Compares those who were to be contacted with those who were left alone: how many used the app again within the days
 * after. Everyone counts in the group that they were assigned to, whether or not a message reached them: otherwise, who
 * could not be reached would make the groups differ. People whose days aren't over don't count yet.
 */
export async function readResult(db: Queries, { teamId, appId, flowId }: AppOfTeam & { flowId: string }, now: number) {
  const last = sql`${lastCompleteDay(now)}::date`
  const returned = sql`bit_count(substring(p.active_days from ${enterDay} - p.install_day + 2 for ${number(returnDays)})) > 0`
  const groups = await rowsOf<{ is_withheld: boolean; is_over: boolean; people: number; returned: number }>(
    db,
    sql`select q.state = 'withheld' as is_withheld, ${enterDay} + ${number(returnDays)} <= ${last} as is_over,
        count(*)::int as people, (count(*) filter (where ${returned}))::int as returned
      from cw_recall_people q join cw_report_people p on p.team_id = q.team_id and p.app_id = q.app_id and p.person = q.person
      where q.flow_id = ${flowId} group by 1, 2`,
  )
  const groupOf = (isWithheld: boolean): Share => {
    const row = groups.find((each) => each.is_withheld === isWithheld && each.is_over)
    return { people: row?.people ?? 0, successes: row?.returned ?? 0 }
  }
  const [contacted, withheld] = [groupOf(false), groupOf(true)]
  const compared = compareGroups(contacted, withheld, { method: 'fixed', alpha, planned: 0 })
  const [counts] = await rowsOf<Record<'sent' | 'delivered' | 'failed' | 'parts' | 'opt_outs', number>>(
    db,
    sql`select count(*)::int as sent, (count(*) filter (where state = 'delivered'))::int as delivered,
        (count(*) filter (where state = 'failed'))::int as failed, coalesce(sum(parts), 0)::int as parts,
        (select count(*)::int from cw_recall_opt_outs where flow_id = ${flowId} and app_id = ${appId}) as opt_outs
      from cw_recall_sends where flow_id = ${flowId}`,
  )
  const parts = counts?.parts ?? 0
  const cost = parts * pricePerPart
  const won = compared && compared.side > 0 ? compared.difference * contacted.people : 0
  return {
    contacted: describe(contacted),
    withheld: describe(withheld),
    pending: groups.filter((each) => !each.is_over).reduce((sum, { people }) => sum + people, 0),
    difference: compared?.difference ?? null,
    interval: compared?.interval ?? null,
    chance: compared?.chance ?? null,
    verdict: !compared
      ? ('none' as const)
      : compared.side === 0
        ? ('open' as const)
        : compared.side > 0
          ? ('better' as const)
          : ('worse' as const),
    sent: counts?.sent ?? 0,
    delivered: counts?.delivered ?? 0,
    failed: counts?.failed ?? 0,
    parts,
    cost,
    costPerReturn: won > 0 && cost > 0 ? cost / won : null,
    optOuts: counts?.opt_outs ?? 0,
    days: await countDays(db, { teamId, appId, flowId }, now),
  }
}

const describe = ({ people, successes }: Share) => ({
  people,
  returned: successes,
  share: people === 0 ? null : successes / people,
})

/** Messages of each day, and people who were to be contacted and used the app again on it for the first time. */
async function countDays(db: Queries, { teamId, appId, flowId }: AppOfTeam & { flowId: string }, now: number) {
  const last = sql`${lastCompleteDay(now)}::date`
  const rows = await rowsOf<{ day: string; sent: number; returned: number }>(
    db,
    sql`with sent as (
        select (to_timestamp(send_time / 1000) at time zone 'UTC')::date as day, count(*)::int as sent
        from cw_recall_sends where flow_id = ${flowId} group by 1
      ), returns as (
        select ${enterDay} + position('1' in substring(p.active_days from ${enterDay} - p.install_day + 2 for ${number(returnDays)})::text) as day
        from cw_recall_people q join cw_report_people p on p.team_id = q.team_id and p.app_id = q.app_id and p.person = q.person
        where q.flow_id = ${flowId} and q.team_id = ${teamId} and q.app_id = ${appId} and q.state <> 'withheld'
          and bit_count(substring(p.active_days from ${enterDay} - p.install_day + 2 for ${number(returnDays)})) > 0
      ), returned as (select day, count(*)::int as returned from returns where day <= ${last} group by day)
      select to_char(day, 'YYYYMMDD') as day, coalesce(sent, 0) as sent, coalesce(returned, 0) as returned
      from sent full join returned using (day) order by day`,
  )
  return rows.map(({ day, ...counts }) => ({ time: dayTime(day), ...counts }))
}
