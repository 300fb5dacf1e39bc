import { sql } from 'drizzle-orm'
import type { EntryNode } from '@console-widgets/recall/model'
import { journeyLimits } from '@console-widgets/recall/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { firstReportedPerson, lastCompleteDay } from '@console-widgets/reports/model'
import type { FlowRow } from '../tables.ts'
import { audienceCondition, number, placeOfPerson } from './audience-sql.ts'
import type { World } from './work.ts'

/**
 * Takes in who is in the audience by the last complete day, each once, in the order of their numbers. The percentage of
 * the holdout is left alone: who belongs to it depends on person and flow alone.
 * @returns how many it has taken in. Fewer than the limit: there is no one left
 */
export async function takeIn(
  db: Queries,
  flow: FlowRow,
  { nodeId, audience, holdout }: EntryNode,
  now: number,
  { world, limit }: { world: World; limit: number },
): Promise<number> {
  const { teamId, appId, flowId, version } = flow
  const condition = await audienceCondition(db, flow, audience, lastCompleteDay(now))
  const place = placeOfPerson(`${flowId}.holdout`, sql`p.person`)
  const some =
    world === 'simulated'
      ? sql`order by md5(${flowId}::text || p.person::text) limit ${number(journeyLimits.simulated)}`
      : sql`order by p.person limit ${number(limit)}`
  // People whom apps report get real messages only from real activities.
  const present = world === 'live' ? sql`` : sql`and p.person < ${number(firstReportedPerson)}`
  const rows = await rowsOf<{ taken: number }>(
    db,
    sql`
    with chosen as (
      insert into cw_recall_people (team_id, app_id, flow_id, person, version, country, state, enter_time)
      select p.team_id, p.app_id, ${flowId}, p.person, ${version}, p.country,
        case when ${place} < ${number(holdout * 100)} then 'withheld' else 'in' end, ${now}
      from cw_report_people p
      where ${condition} ${present}
        and not exists (select from cw_recall_opt_outs o where o.app_id = p.app_id and o.person = p.person)
        and not exists (select from cw_recall_people q where q.flow_id = ${flowId} and q.person = p.person)
      ${some}
      on conflict do nothing
      returning person, country, state
    ), entered as (
      insert into cw_recall_steps (team_id, app_id, flow_id, node_id, person, version, country, enter_time, wake_time)
      select ${teamId}, ${appId}, ${flowId}, ${nodeId}, person, ${version}, country, ${now}, ${now}
      from chosen where state = 'in'
    )
    select count(*)::int as taken from chosen`,
  )
  return rows[0]?.taken ?? 0
}
