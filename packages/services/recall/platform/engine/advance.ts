import { and, eq, sql } from 'drizzle-orm'
import {
  audienceLimits,
  inOrder,
  type GoalEvent,
  type GoalNode,
  type JourneyGraph,
  type JourneyNode,
  type WaitNode,
} from '@console-widgets/recall/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { withoutNestedLoops } from '@console-widgets/platform/database/without-nested-loops'
import { activities, flows, flowVersions, journeys, type FlowRow } from '../tables.ts'
import { takeIn } from './enter.ts'
import { isLook, nextLook } from './looks.ts'
import { countDue, lastInTurn, untilNextTurn } from './pace.ts'
import { endReached, moveAt, takeOut, wakeFor } from './move.ts'
import type { Work } from './work.ts'

/** When a flow is due again. */
interface Advanced {
  /** Null: nothing more happens. */
  nextTime: number | null
  /** The look that the next move goes on with. Null: none. */
  lookTime: number | null
}

/**
 * Moves people of a flow as far as they get at a time: takes in new ones, ends those who have reached the goal or opted
 * out, and moves the others from node to node. The steps have no loops, so going through them once in their order is
 * enough, and each person comes to each node at most once. Of more people than one move takes, those who are left have
 * their turn a minute later.
 */
export function advance(db: Queries, flow: FlowRow, now: number, place: Place): Promise<Advanced> {
  return withoutNestedLoops(db, () => moveEveryone(db, flow, now, place))
}

/** Where the engine works. */
export interface Place extends Pick<Work, 'world' | 'origin'> {
  /** Most people whom one move takes in or moves on: everyone else who uses the database waits for it. */
  peoplePerMove?: number
}

async function moveEveryone(db: Queries, flow: FlowRow, now: number, place: Place): Promise<Advanced> {
  const limit = place.peoplePerMove ?? audienceLimits.perMinute
  const graphs = await readVersions(db, flow.flowId)
  const workOf = (version: number, upTo: number | null): Work => ({ ...place, db, flow, version, now, upTo })
  await takeOut(
    { db, flow, now },
    'opted-out',
    sql`exists (select from cw_recall_opt_outs o where o.app_id = s.app_id and o.person = s.person and o.time <= ${now})`,
  )
  const lookTime = isLook(now) || now === flow.startTime ? now : flow.lookTime
  let isLookOver = true
  if (lookTime !== null) {
    for (const { version, nodes } of graphs)
      if (!(await lookAt(workOf(version, null), nodes, limit))) isLookOver = false
    const current = graphs.find(({ version }) => version === flow.version)
    if (!(await letIn(workOf(flow.version, null), current?.nodes ?? [], limit))) isLookOver = false
  }
  const upTo = await lastInTurn(db, flow, now, limit)
  for (const { version, nodes } of graphs) for (const node of nodes) await moveAt(workOf(version, upTo), node)
  if (flow.endsWithEntry === 1 && now >= flow.enterUntil) await takeOut({ db, flow, now }, 'ejected', sql`true`)
  const isAllDone = isLookOver && upTo === null
  return {
    nextTime: await nextTime(db, flow, now, isAllDone ? Number.POSITIVE_INFINITY : now + untilNextTurn),
    lookTime: isLookOver ? null : lookTime,
  }
}

/** Takes over what people have done. @returns whether that was everything */
async function lookAt(work: Work, nodes: readonly JourneyNode[], limit: number): Promise<boolean> {
  let isOver = true
  for (const node of nodes) {
    if (isGoal(node) && (await endReached(work, node, limit)) === limit) isOver = false
    if (isWaitForEvent(node)) await wakeFor(work, node, node.event)
  }
  return isOver
}

/** Takes people in, as far as those who are inside leave room. @returns whether these were all */
async function letIn({ db, flow, now, world }: Work, nodes: readonly JourneyNode[], limit: number): Promise<boolean> {
  const entry = nodes.find((node) => node.kind === 'entry')
  const isEntering = flow.state === 'running' && now >= flow.startTime && now < flow.enterUntil
  if (!isEntering || !entry) return true
  const room = limit - (await countDue(db, flow, now, limit))
  return room > 0 && (await takeIn(db, flow, entry, now, { world, limit: room })) < room
}

const isGoal = (node: JourneyNode): node is GoalNode => node.kind === 'goal'
const isWaitForEvent = (node: JourneyNode): node is WaitNode & { event: GoalEvent } =>
  node.kind === 'wait' && node.event !== ''

/** Versions of a flow that people are in or can enter, each with its nodes in order. */
async function readVersions(
  db: Queries,
  flowId: string,
): Promise<{ version: number; nodes: readonly JourneyNode[] }[]> {
  const rows = await db.select().from(flowVersions).where(eq(flowVersions.flowId, flowId)).orderBy(flowVersions.version)
  return rows.map(({ version, graph }) => ({ version, nodes: inOrder(graph as JourneyGraph) ?? [] }))
}

/** The next time at which anything can happen. @param nextTurn of those who were not moved */
async function nextTime(db: Queries, flow: FlowRow, now: number, nextTurn: number): Promise<number | null> {
  if (now < flow.startTime) return flow.startTime
  const [row] = await rowsOf<{ wake: string | null; inside: number }>(
    db,
    sql`select (select min(wake_time) from cw_recall_steps where flow_id = ${flow.flowId} and leave_time is null) as wake,
      (select count(*)::int from cw_recall_people where flow_id = ${flow.flowId} and state = 'in') as inside`,
  )
  const isOpen = now < flow.enterUntil && flow.state === 'running'
  if (!isOpen && (row?.inside ?? 0) === 0) return null
  const wake = row?.wake === null || row === undefined ? Number.POSITIVE_INFINITY : Number(row.wake)
  const until = now < flow.enterUntil ? flow.enterUntil : Number.POSITIVE_INFINITY
  // A person who is due and couldn’t move waits for the next look.
  return Math.min(nextLook(now), nextTurn, wake > now ? wake : Number.POSITIVE_INFINITY, until)
}

/** Advances a flow and stores when it is due again. With nothing left to do, its activity or journey ends. */
export async function advanceStored(db: Queries, flow: FlowRow, now: number, place: Place): Promise<Advanced> {
  const advanced = await advance(db, flow, now, place)
  await db
    .update(flows)
    .set({ ...advanced, ...(advanced.nextTime === null ? { state: 'over' as const } : {}) })
    .where(eq(flows.flowId, flow.flowId))
  if (advanced.nextTime === null) await endOwner(db, flow, now)
  return advanced
}

/** Ends the activity or the journey of a flow. */
async function endOwner(db: Queries, { flowId, teamId, kind }: FlowRow, now: number): Promise<void> {
  if (kind === 'activity')
    await db
      .update(activities)
      .set({ state: 'ended', endTime: now, updateTime: now })
      .where(and(eq(activities.campaignId, flowId), eq(activities.teamId, teamId)))
  else
    await db
      .update(journeys)
      .set({ state: 'ended', updateTime: now })
      .where(and(eq(journeys.journeyId, flowId), eq(journeys.teamId, teamId)))
}
