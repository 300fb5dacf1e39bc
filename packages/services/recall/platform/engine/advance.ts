import { and, eq, sql } from 'drizzle-orm'
import { inOrder, type GoalNode, type JourneyGraph, type JourneyNode } from '@console-widgets/recall/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { withoutNestedLoops } from '@console-widgets/platform/database/without-nested-loops'
import { activities, flows, flowVersions, journeys, type FlowRow } from '../tables.ts'
import { takeIn } from './enter.ts'
import { isLook, nextLook } from './looks.ts'
import { endReached, moveAt, takeOut } from './move.ts'
import type { Work } from './work.ts'

/**
 * Moves the people of a flow as far as they get at a time: takes in new ones, ends those who have reached the goal or
 * opted out, and moves the others from node to node. The steps have no loops, so going through them once in their order
 * is enough, and each person comes to each node at most once.
 * @returns when it is due again. Null: nothing more happens
 */
export function advance(db: Queries, flow: FlowRow, now: number, place: Place): Promise<number | null> {
  return withoutNestedLoops(db, () => moveEveryone(db, flow, now, place))
}

/** Where the engine works. */
type Place = Pick<Work, 'world' | 'origin'>

async function moveEveryone(db: Queries, flow: FlowRow, now: number, { world, origin }: Place): Promise<number | null> {
  const graphs = await readVersions(db, flow.flowId)
  const current = graphs.find(({ version }) => version === flow.version)
  const isEntering = flow.state === 'running' && now >= flow.startTime && now < flow.enterUntil
  const entry = current?.nodes.find((node) => node.kind === 'entry')
  const isFirst = now === flow.startTime
  if (isEntering && entry && (isLook(now) || isFirst)) await takeIn(db, flow, entry, now, world)
  await takeOut(
    { db, flow, now },
    'opted-out',
    sql`exists (select from cw_recall_opt_outs o where o.app_id = s.app_id and o.person = s.person and o.time <= ${now})`,
  )
  for (const { version, nodes } of graphs) {
    const work: Work = { db, flow, version, now, world, origin }
    if (isLook(now)) for (const goal of nodes.filter(isGoal)) await endReached(work, goal)
    for (const node of nodes) await moveAt(work, node)
  }
  if (flow.endsWithEntry === 1 && now >= flow.enterUntil) await takeOut({ db, flow, now }, 'ejected', sql`true`)
  return nextTime(db, flow, now)
}

const isGoal = (node: JourneyNode): node is GoalNode => node.kind === 'goal'

/** Versions of a flow that people are in or can enter, each with its nodes in order. */
async function readVersions(
  db: Queries,
  flowId: string,
): Promise<{ version: number; nodes: readonly JourneyNode[] }[]> {
  const rows = await db.select().from(flowVersions).where(eq(flowVersions.flowId, flowId)).orderBy(flowVersions.version)
  return rows.map(({ version, graph }) => ({ version, nodes: inOrder(graph as JourneyGraph) ?? [] }))
}

/** The next time at which anything can happen. */
async function nextTime(db: Queries, flow: FlowRow, now: number): Promise<number | null> {
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
  return Math.min(nextLook(now), wake > now ? wake : Number.POSITIVE_INFINITY, until)
}

/**
 * Advances a flow and stores when it is due again. With nothing left to do, its activity or journey ends.
 */
export async function advanceStored(db: Queries, flow: FlowRow, now: number, place: Place): Promise<number | null> {
  const next = await advance(db, flow, now, place)
  await db
    .update(flows)
    .set({ nextTime: next, ...(next === null ? { state: 'over' as const } : {}) })
    .where(eq(flows.flowId, flow.flowId))
  if (next === null) await endOwner(db, flow, now)
  return next
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
