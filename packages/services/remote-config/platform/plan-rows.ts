import { and, eq } from 'drizzle-orm'
import {
  applyPlan,
  changesBetween,
  subjectOfPart,
  type PlanProblem,
  type Template,
} from '@console-widgets/remote-config/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { projects } from '@console-widgets/platform/tenancy/tables'
import { isAt, type ConfigPlace } from './config-place.ts'
import { addVersion, findLive, readTemplate } from './config-rows.ts'
import { lockedIn } from './locks.ts'
import { scheduledPublication } from './notices.ts'
import { configPlans, configPlanTemplates } from './tables.ts'

export type PlanRow = typeof configPlans.$inferSelect

/** Type of the job that publishes a version at its time. */
export const publishKind = 'remote-config.publish-scheduled'

/** A plan as it was when the job was scheduled: the job of an earlier time does nothing. */
interface Due {
  planId: string
  publishTime: number
}

/** Most names of changed parts that a plan keeps and a notice tells. */
const mostNames = 5

/** Schedules a publication. */
export async function schedulePlan(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { teamId, planId, publishTime }: Pick<PlanRow, 'teamId' | 'planId' | 'publishTime'>,
): Promise<void> {
  const payload: Due = { planId, publishTime }
  await jobs.schedule(db, { kind: publishKind, teamId, payload, dueTime: publishTime })
}

/** What a plan changes, and from which template. */
export async function readPlanned(db: Queries, planId: string): Promise<{ base: Template; template: Template }> {
  const [found] = await db.select().from(configPlanTemplates).where(eq(configPlanTemplates.planId, planId))
  return found ?? { base: { parameters: [], conditions: [] }, template: { parameters: [], conditions: [] } }
}

/** Registers the publication of versions at their time. */
export function definePlanActor({ jobs, events }: PlatformParts): void {
  jobs.define<Due>(publishKind, async ({ planId, publishTime }, { db, now }) => {
    const [plan] = await db
      .select()
      .from(configPlans)
      .where(and(eq(configPlans.planId, planId), eq(configPlans.state, 'planned')))
      .for('update')
    if (!plan || plan.publishTime !== publishTime) return
    const place: ConfigPlace = { projectId: plan.projectId, region: plan.region }
    const held = (await events.collectAnswers('experiments.held', place, { db })).flat()
    const end = await publishPlan(db, plan, { place, held, now })
    await db.update(configPlans).set(end).where(eq(configPlans.planId, planId))
    if (end.state === 'failed') await tellOfFailure(db, { ...plan, ...end }, now)
  })
}

interface Moment {
  place: ConfigPlace
  held: Parameters<typeof addVersion>[3]['held'] & object
  now: number
}

interface End {
  state: 'published' | 'failed'
  version: number | null
  problem: PlanProblem | null
  problemNames: string[]
}

/** Publishes what a plan changes on top of the version in effect, or says what stands in the way. */
async function publishPlan(db: Queries, plan: PlanRow, { place, held, now }: Moment): Promise<End> {
  const { base, template: planned } = await readPlanned(db, plan.planId)
  const version = (await findLive(db, place))?.version ?? 0
  const live = await readTemplate(db, place, version)
  const { template, conflicts } = applyPlan(base, planned, live)
  const failed = (problem: PlanProblem, names: readonly string[]): End => ({
    state: 'failed',
    version: null,
    problem,
    problemNames: [...new Set(names.filter(Boolean))].slice(0, mostNames),
  })
  if (conflicts.length > 0) return failed('changed', conflicts.map(subjectOfPart))
  const changes = changesBetween(live, template)
  const holders = held.filter(({ key }) => changes.some(({ at }) => 'key' in at && at.key === key))
  if (holders.length > 0)
    return failed(
      'held',
      holders.map(({ experimentName }) => experimentName),
    )
  const locked = await lockedIn(db, place, changes)
  if (locked.length > 0) return failed('locked', locked)
  // Someone else has published the same changes.
  if (changes.length === 0) return { state: 'published', version, problem: null, problemNames: [] }
  const { note, userId, teamId } = plan
  try {
    await addVersion(
      db,
      place,
      { template, baseVersion: version, note, kind: 'schedule', restored: null },
      { teamId, userId, now },
    )
  } catch (error) {
    // Both changes together may break a limit that neither does.
    if (error instanceof PlatformRefusal && error.reason === 'bad-parameter') return failed('invalid', [])
    throw error
  }
  return { state: 'published', version: version + 1, problem: null, problemNames: [] }
}

/** Tells those who may publish that a version wasn't published, and why. */
async function tellOfFailure(db: Queries, plan: PlanRow, now: number): Promise<void> {
  const { teamId, projectId, problem, problemNames, note } = plan
  const [project] = await db
    .select({ projectName: projects.projectName })
    .from(projects)
    .where(eq(projects.projectId, projectId))
  await sendNotice(
    db,
    {
      teamId,
      topic: scheduledPublication,
      message: problem ?? 'changed',
      values: { project: project?.projectName ?? projectId, names: problemNames.join(', '), note: note || '–' },
      page: { id: 'remote-config.config', values: { projectId } },
    },
    now,
  )
}

/** Condition on the plans of a config. */
export const plansAt = (place: ConfigPlace) => isAt(configPlans, place)
