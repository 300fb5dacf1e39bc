import { and, eq, inArray } from 'drizzle-orm'
import {
  findInSignature,
  findInTemplate,
  graphOfActivity,
  isSending,
  type Finding,
  type Sending,
} from '@console-widgets/recall/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day } from '@console-widgets/platform/clock/durations'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { PageLink } from '@console-widgets/platform/workspace/page-link'
import type { AppOfTeam } from './engine/audience-sql.ts'
import { pauseFlow, startFlow } from './flows.ts'
import { recallReview } from './notices.ts'
import { recallReviewSeconds } from './options.ts'
import { type Asking, problemsOfActivity, readFacts } from './recall-rows.ts'
import { activities, flowVersions, journeys, smsSignatures, smsTemplates, type JourneyRow } from './tables.ts'

/** Type of the job that reviews something. */
export const reviewKind = 'recall.review'

/** What is reviewed. A review of an earlier round does nothing. */
interface Submission {
  thing: 'template' | 'signature' | 'activity'
  id: string
  round: number
}

/** Schedules a review. */
export async function scheduleReview(
  db: Queries,
  { options }: Pick<PlatformParts, 'options'>,
  teamId: string,
  submission: Submission,
  now: number,
): Promise<void> {
  const dueTime = now + options.of(recallReviewSeconds) * 1000
  await scheduleJob(db, { kind: reviewKind, teamId, payload: submission, dueTime })
}

/** Registers the reviewer of templates, signatures, and activities. */
export function defineReviewer(services: PlatformParts): void {
  services.jobs.define<Submission>(reviewKind, async ({ thing, id, round }, { db, now }) => {
    if (thing === 'template') await reviewTemplate(db, id, round, now)
    else if (thing === 'signature') await reviewSignature(db, id, round, now)
    else await reviewActivity({ db, services }, id, round, now)
  })
}

const verdictOf = (findings: Finding[]) => ({
  findings,
  state: findings.length === 0 ? ('passed' as const) : ('rejected' as const),
})

async function reviewTemplate(db: Queries, templateId: string, round: number, now: number): Promise<void> {
  const isIt = and(eq(smsTemplates.templateId, templateId), eq(smsTemplates.round, round))
  const [row] = await db.select().from(smsTemplates).where(isIt).for('update')
  if (!row || row.state !== 'reviewing') return
  const verdict = verdictOf(findInTemplate(row.text))
  await db
    .update(smsTemplates)
    .set({ ...verdict, updateTime: now })
    .where(isIt)
  if (verdict.state === 'passed') return
  await tell(db, row, 'rejected', row.templateName, now)
  await stopUsers(db, row, 'template', (sending) => sending.templateId === templateId, now)
}

async function reviewSignature(db: Queries, signatureId: string, round: number, now: number): Promise<void> {
  const isIt = and(eq(smsSignatures.signatureId, signatureId), eq(smsSignatures.round, round))
  const [row] = await db.select().from(smsSignatures).where(isIt).for('update')
  if (!row || row.state !== 'reviewing') return
  const names = await db
    .select({ appName: apps.appName })
    .from(apps)
    .where(and(eq(apps.appId, row.appId), eq(apps.teamId, row.teamId)))
  const verdict = verdictOf(
    findInSignature(
      row,
      names.map(({ appName }) => appName),
    ),
  )
  await db
    .update(smsSignatures)
    .set({ ...verdict, updateTime: now })
    .where(isIt)
  if (verdict.state === 'passed') return
  await tell(db, row, 'rejected', row.signature, now)
  await stopUsers(db, row, 'signature', (sending) => sending.signatureId === signatureId, now)
}

/** An activity runs if everything that it sends is approved; otherwise, it is a draft again. */
async function reviewActivity(asking: Asking, campaignId: string, round: number, now: number): Promise<void> {
  const { db } = asking
  const isIt = and(eq(activities.campaignId, campaignId), eq(activities.round, round))
  const [row] = await db.select().from(activities).where(isIt).for('update')
  if (!row || row.state !== 'auditing') return
  const problems = problemsOfActivity(row, await readFacts(asking, row))
  if (problems.length > 0) {
    await db.update(activities).set({ state: 'draft', updateTime: now }).where(isIt)
    await tell(db, row, 'campaign-rejected', row.activityName, now)
    return
  }
  const startTime = Math.max(now, row.content.startTime ?? now)
  const endTime = startTime + row.content.days * day
  await db.update(activities).set({ state: 'running', startTime, endTime, updateTime: now }).where(isIt)
  const graph = graphOfActivity(row.content)
  const flow = { flowId: campaignId, teamId: row.teamId, appId: row.appId, kind: 'activity' as const, version: round }
  await startFlow(db, { ...flow, graph, startTime, enterUntil: endTime }, now)
}

/** Pauses the activities that send what was rejected, and tells whose journeys wait because of it. */
async function stopUsers(
  db: Queries,
  app: AppOfTeam,
  pauseReason: 'template' | 'signature',
  uses: (sending: Sending) => boolean,
  now: number,
): Promise<void> {
  await pauseActivities(db, app, pauseReason, uses, now)
  for (const journey of await journeysThatSend(db, app, uses))
    await tell(db, journey, 'journey-waits', journey.journeyName, now)
}

/** Journeys with a version that people are on or can enter, and that sends something. */
async function journeysThatSend(
  db: Queries,
  { teamId, appId }: AppOfTeam,
  uses: (sending: Sending) => boolean,
): Promise<JourneyRow[]> {
  const running = await db
    .select()
    .from(journeys)
    .where(and(eq(journeys.teamId, teamId), eq(journeys.appId, appId), inArray(journeys.state, ['active', 'stopping'])))
  const versions = await db
    .select()
    .from(flowVersions)
    .where(
      inArray(
        flowVersions.flowId,
        running.map(({ journeyId }) => journeyId),
      ),
    )
  const senders = new Set(
    versions
      .filter(({ graph }) => graph.nodes.some((node) => isSending(node) && uses(node)))
      .map(({ flowId }) => flowId),
  )
  return running.filter(({ journeyId }) => senders.has(journeyId))
}

async function pauseActivities(
  db: Queries,
  { teamId, appId }: AppOfTeam,
  pauseReason: 'template' | 'signature',
  uses: (sending: Sending) => boolean,
  now: number,
): Promise<void> {
  const running = await db
    .select()
    .from(activities)
    .where(and(eq(activities.teamId, teamId), eq(activities.appId, appId), eq(activities.state, 'running')))
  const affected = running.filter(({ content }) => uses(content))
  if (affected.length === 0) return
  await db
    .update(activities)
    .set({ state: 'paused', pauseReason, updateTime: now })
    .where(
      inArray(
        activities.campaignId,
        affected.map(({ campaignId }) => campaignId),
      ),
    )
  for (const row of affected) {
    await pauseFlow(db, { flowId: row.campaignId, teamId })
    await tell(db, row, 'paused', row.activityName, now)
  }
}

/**
 * Tells the team. A notice of a campaign or a journey leads to it, any other to the templates and signatures of the
 * app.
 */
async function tell(
  db: Queries,
  { teamId, appId, campaignId, journeyId }: AppOfTeam & { campaignId?: string; journeyId?: string },
  message: 'rejected' | 'campaign-rejected' | 'paused' | 'journey-waits',
  name: string,
  now: number,
): Promise<void> {
  const page: PageLink =
    campaignId !== undefined
      ? { id: 'recall.activity', values: { appId, campaignId } }
      : journeyId !== undefined
        ? { id: 'recall.journey', values: { appId, journeyId } }
        : { id: 'recall.templates', values: { appId } }
  await sendNotice(db, { teamId, topic: recallReview, message, values: { name }, appId, page }, now)
}
