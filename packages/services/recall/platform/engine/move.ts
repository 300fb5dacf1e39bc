import { sql, type SQL } from 'drizzle-orm'
import {
  branchesOf,
  isSending,
  type GoalEvent,
  type GoalNode,
  type InAppNode,
  type JourneyNode,
  type SplitNode,
  type WaitNode,
} from '@console-widgets/recall/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { anyOf } from '@console-widgets/platform/database/any-of'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { eventKinds, lastCompleteDay } from '@console-widgets/reports/model'
import { hasPaid, number, placeOfPerson } from './audience-sql.ts'
import { prepareSending, sendDue } from './send.ts'
import { dueAt, waitingAt, type Work } from './work.ts'

/** Moves everyone who is due at a node, in a few statements however many they are. */
export async function moveAt(work: Work, node: JourneyNode): Promise<void> {
  if (node.kind === 'exit') return finish(work, node, 'done', sql`true`)
  if (node.kind === 'goal') return watch(work, node)
  if (node.kind === 'wait' && node.event !== '') return waitFor(work, node, node.event)
  if (node.kind === 'split' && node.by === 'returned') return splitReturned(work, node)
  if (node.kind === 'split') return pass(work, node, branchOfSplit(work, node))
  if (node.kind === 'wait') await startWait(work, node)
  if (node.kind === 'in-app') await leadTo(work, node)
  if (isSending(node)) {
    const sending = await prepareSending(work, node)
    await sendDue(work, node, sending)
    return pass(
      work,
      node,
      sql`0`,
      sql`exists (select from cw_recall_sends d
      where d.flow_id = s.flow_id and d.node_id = s.node_id and d.person = s.person)`,
    )
  }
  return pass(work, node, sql`0`)
}

/** Moves people on, each by the branch that an expression over `s` says. */
async function pass(work: Work, node: JourneyNode, branch: SQL, condition: SQL = sql`true`): Promise<void> {
  const { db, now } = work
  const targets = Array.from({ length: branchesOf(node) }, (_, at) => node.next[at] ?? '')
  const list = sql.join(
    targets.map((target) => sql`${target}::text`),
    sql`, `,
  )
  await db.execute(sql`
    with moved as (
      update cw_recall_steps s set leave_time = ${now}, wake_time = null, branch = ${branch}
      where ${dueAt(work, node.nodeId)} and ${condition}
      returning s.team_id, s.app_id, s.flow_id, s.person, s.version, s.country, s.branch
    )
    insert into cw_recall_steps (team_id, app_id, flow_id, node_id, person, version, country, enter_time, wake_time)
    select team_id, app_id, flow_id, (array[${list}])[branch + 1], person, version, country, ${now}, ${now} from moved
    on conflict do nothing`)
}

/** Ends the journey of people at a node who meet a condition over `s`. */
async function finish(work: Work, { nodeId }: JourneyNode, state: 'done' | 'goal', condition: SQL): Promise<void> {
  const { db, now, flow } = work
  await db.execute(sql`
    with left_now as (
      update cw_recall_steps s set leave_time = ${now}, wake_time = null, branch = 0
      where ${dueAt(work, nodeId)} and ${condition} returning s.person
    )
    update cw_recall_people q set state = ${state}, end_time = ${now} from left_now
    where q.flow_id = ${flow.flowId} and q.person = left_now.person`)
}

/** Keeps people at a node until a time, an expression over `s`. */
async function keep(work: Work, { nodeId }: JourneyNode, until: SQL): Promise<void> {
  await work.db.execute(sql`update cw_recall_steps s set wake_time = ${until} where ${dueAt(work, nodeId)}`)
}

/** A plain wait: the time counts from the arrival. */
async function startWait(work: Work, node: WaitNode): Promise<void> {
  await work.db.execute(sql`update cw_recall_steps s set wake_time = s.enter_time + ${number(node.hours * hour)}::bigint
    where ${dueAt(work, node.nodeId)} and s.enter_time + ${number(node.hours * hour)}::bigint > ${work.now}`)
}

/** Leads people to an in-app message: from now on, their app may show it, whatever its audience is. */
async function leadTo(work: Work, { nodeId, messageId, days }: InAppNode): Promise<void> {
  const { db, now } = work
  await db.execute(sql`
    insert into cw_recall_led_messages (team_id, app_id, flow_id, node_id, person, message_id, from_time, until_time)
    select s.team_id, s.app_id, s.flow_id, s.node_id, s.person, ${messageId}, ${now}, ${now + days * day}
    from cw_recall_steps s where ${dueAt(work, nodeId)} on conflict do nothing`)
}

/**
 * A wait for an event: people who did it take the first branch, people whose time ran out the second. Only a look wakes
 * them before.
 */
async function waitFor(work: Work, node: WaitNode, event: GoalEvent): Promise<void> {
  const over = sql`s.enter_time + ${number(node.hours * hour)}::bigint`
  await pass(work, node, sql`0`, hasDone(work, event, sql`s.enter_time`))
  await pass(work, node, sql`1`, sql`${over} <= ${work.now}`)
  await keep(work, node, over)
}

/** Wakes people who have done what they wait for. */
export async function wakeFor(work: Work, node: WaitNode, event: GoalEvent): Promise<void> {
  await work.db.execute(sql`update cw_recall_steps s set wake_time = ${work.now}
    where ${waitingAt(work, node.nodeId)} and s.wake_time > ${work.now} and ${hasDone(work, event, sql`s.enter_time`)}`)
}

/** A goal that people have come to without having reached it yet. */
async function watch(work: Work, node: GoalNode): Promise<void> {
  const over = sql`s.enter_time + ${number(node.days * day)}::bigint`
  await finish(work, node, 'done', sql`${over} <= ${work.now}`)
  await keep(work, node, over)
}

/**
 * Ends the journeys of those who have reached the goal, wherever they are. They count at the goal.
 * @returns how many these are. Fewer than the limit: there is no one left
 */
export async function endReached(work: Work, node: GoalNode, limit: number): Promise<number> {
  const { db, flow, version, now } = work
  const rows = await rowsOf<{ ended: number }>(
    db,
    sql`
    with reached as (
      select s.person from cw_recall_people s where s.flow_id = ${flow.flowId} and s.version = ${number(version)}
        and s.state = 'in' and ${hasDone(work, node.event, sql`s.enter_time`)} limit ${number(limit)}
    ), left_now as (
      update cw_recall_steps s set leave_time = ${now}, wake_time = null, branch = case when s.node_id = ${node.nodeId} then 0 else -1 end
      from reached where s.flow_id = ${flow.flowId} and s.person = reached.person and s.leave_time is null
    ), ended as (
      update cw_recall_people q set state = 'goal', end_time = ${now} from reached
      where q.flow_id = ${flow.flowId} and q.person = reached.person
    )
    select count(*)::int as ended from reached`,
  )
  return rows[0]?.ended ?? 0
}

/** Removes people of the flow who meet a condition over `s`. */
export async function takeOut(
  { db, flow, now }: Pick<Work, 'db' | 'flow' | 'now'>,
  state: 'opted-out' | 'ejected',
  condition: SQL,
): Promise<void> {
  await db.execute(sql`
    with taken as (
      update cw_recall_people s set state = ${state}, end_time = ${now}
      where s.flow_id = ${flow.flowId} and s.state = 'in' and ${condition} returning s.person
    )
    update cw_recall_steps s set leave_time = ${now}, wake_time = null, branch = -1 from taken
    where s.flow_id = ${flow.flowId} and s.person = taken.person and s.leave_time is null`)
}

/**
 * Whether the person of `s` has done something on a day after a time, by the last complete day: what happened on the
 * day itself isn't known to have come after.
 */
function hasDone({ flow, now }: Work, event: GoalEvent, since: SQL): SQL {
  const after = sql`(to_timestamp(${since} / 1000) at time zone 'UTC')::date`
  return sql`exists (select from cw_report_events e where e.team_id = ${flow.teamId} and e.app_id = ${flow.appId}
    and e.kind = ${number(eventKinds[event])} and e.person = s.person and e.person > 0
    and e.day > ${lastCompleteDay(flow.startTime)}::date and e.day <= ${lastCompleteDay(now)}::date and e.day > ${after})`
}

/**
 * Whether the person of `s` has used the app since they entered. It compares each day of use with a time of the person,
 * which is fast as a condition only: as a branch, the database would look through all uses for each person.
 */
function hasReturned({ flow, now }: Work): SQL {
  return sql`exists (select from cw_recall_people q join cw_report_events e on e.person = q.person
    where q.flow_id = ${flow.flowId} and q.person = s.person and e.team_id = ${flow.teamId} and e.app_id = ${flow.appId}
      and e.kind = ${number(eventKinds.active)} and e.person > 0 and e.day > ${lastCompleteDay(flow.startTime)}::date
      and e.day <= ${lastCompleteDay(now)}::date and e.day > (to_timestamp(q.enter_time / 1000) at time zone 'UTC')::date)`
}

/** First those who have returned, then all others. */
async function splitReturned(work: Work, node: SplitNode): Promise<void> {
  await pass(work, node, sql`0`, hasReturned(work))
  await pass(work, node, sql`1`)
}

/** Branch by which a split by something else sends a person. */
function branchOfSplit(work: Work, node: SplitNode): SQL {
  const { flow, now } = work
  if (node.by === 'random') {
    let reached = 0
    const bounds = node.shares.slice(0, -1).map((share) => (reached += share) * 100)
    const place = placeOfPerson(`${flow.flowId}.${node.nodeId}`, sql`s.person`)
    return bounds.length === 0 ? sql`0` : sql`width_bucket(${place}, array[${sql.raw(bounds.join(', '))}]::bigint[])`
  }
  if (node.by === 'country') return sql`case when s.country = ${anyOf(node.countries)} then 0 else 1 end`
  return sql`case when ${hasPaid(flow, sql`s.person`, sql`${lastCompleteDay(now)}::date`)} then 0 else 1 end`
}
