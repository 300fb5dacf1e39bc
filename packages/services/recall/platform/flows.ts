import { and, eq, sql } from 'drizzle-orm'
import type { JourneyGraph } from '@console-widgets/recall/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { advanceStored } from './engine/advance.ts'
import { takeOut } from './engine/move.ts'
import { collectKind, collectReports } from './engine/send.ts'
import { flowPeople, flows, flowSteps, flowVersions, ledMessages, sends, type FlowRow } from './tables.ts'

/** Type of the job that moves the people of an activity or a journey. */
export const advanceKind = 'recall.advance'

/** Time after which the engine looks again whether the demo's first days are there. */
const untilFilled = 60_000

/** Registers the engine. */
export function defineEngine({ jobs, publicOrigin }: PlatformParts): void {
  jobs.define<{ flowId: string; isFirst?: boolean }>(advanceKind, async ({ flowId, isFirst }, { db, teamId, now }) => {
    const [flow] = await db.select().from(flows).where(eq(flows.flowId, flowId)).for('update')
    if (!flow || flow.nextTime === null) return
    const wake = (dueTime: number, first = false) =>
      scheduleJob(db, { kind: advanceKind, teamId, payload: first ? { flowId, isFirst: true } : { flowId }, dueTime })
    if (isFirst && (await isFilling(db, teamId))) return wake(now + untilFilled, true)
    // Another job is due then; but for those of the demo, which its first days have brought there.
    if (flow.nextTime > now) return isFirst ? wake(flow.nextTime) : undefined
    const { nextTime } = await advanceStored(db, flow, now, { world: 'live', origin: publicOrigin })
    if (nextTime !== null) await wake(nextTime)
  })
  jobs.playUsers(advanceKind)
  jobs.define<{ flowId: string }>(collectKind, async ({ flowId }, { db }) => collectReports(db, flowId))
}

/** Whether the demo's first days are still being made. */
async function isFilling(db: Queries, teamId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from cw_report_states where team_id = ${teamId} and filled < parts`)
  return rows.length > 0
}

/** A flow to start. */
export interface NewFlow extends Pick<
  FlowRow,
  'flowId' | 'teamId' | 'appId' | 'kind' | 'version' | 'startTime' | 'enterUntil'
> {
  graph: JourneyGraph
}

/** Starts a flow, or a newer version of it. */
export async function startFlow(db: Queries, { graph, ...flow }: NewFlow, now: number): Promise<void> {
  const { flowId, teamId, appId, version, kind } = flow
  const nextTime = Math.max(now, flow.startTime)
  const row = {
    ...flow,
    state: 'running' as const,
    endsWithEntry: kind === 'activity' ? 1 : 0,
    nextTime,
    lookTime: null,
  }
  await db
    .insert(flows)
    .values(row)
    .onConflictDoUpdate({
      target: flows.flowId,
      set: { version, state: 'running', enterUntil: flow.enterUntil, nextTime },
    })
  await db.insert(flowVersions).values({ teamId, appId, flowId, version, graph, time: now }).onConflictDoNothing()
  await scheduleJob(db, { kind: advanceKind, teamId, payload: { flowId }, dueTime: nextTime })
}

const isFlow = ({ flowId, teamId }: Pick<FlowRow, 'flowId' | 'teamId'>) =>
  and(eq(flows.flowId, flowId), eq(flows.teamId, teamId))

/** Pauses a flow: nothing is sent until it is resumed. */
export async function pauseFlow(db: Queries, flow: Pick<FlowRow, 'flowId' | 'teamId'>): Promise<void> {
  await db.update(flows).set({ state: 'paused', nextTime: null }).where(isFlow(flow))
}

/** Resumes a flow. */
export async function resumeFlow(db: Queries, flow: Pick<FlowRow, 'flowId' | 'teamId'>, now: number): Promise<void> {
  await db.update(flows).set({ state: 'running', nextTime: now }).where(isFlow(flow))
  const { flowId, teamId } = flow
  await scheduleJob(db, { kind: advanceKind, teamId, payload: { flowId }, dueTime: now })
}

/** Stops people from entering. @param ejects whether people who are inside leave immediately */
export async function closeFlow(
  db: Queries,
  { flowId, teamId }: Pick<FlowRow, 'flowId' | 'teamId'>,
  ejects: boolean,
  now: number,
): Promise<void> {
  const [flow] = await db.select().from(flows).where(isFlow({ flowId, teamId })).for('update')
  if (!flow) return
  if (ejects) await takeOut({ db, flow, now }, 'ejected', sql`true`)
  const set = ejects
    ? { state: 'over' as const, enterUntil: now, nextTime: null }
    : { state: 'running' as const, enterUntil: now, nextTime: now }
  await db.update(flows).set(set).where(isFlow(flow))
  if (!ejects) await scheduleJob(db, { kind: advanceKind, teamId, payload: { flowId }, dueTime: now })
}

/** Deletes everything that is stored of a flow. */
export async function deleteFlow(db: Queries, flowId: string): Promise<void> {
  for (const table of [ledMessages, sends, flowSteps, flowPeople, flowVersions, flows])
    await db.delete(table).where(eq(table.flowId, flowId))
}
