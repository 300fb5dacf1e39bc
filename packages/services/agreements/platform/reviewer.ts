import { and, eq } from 'drizzle-orm'
import { findProblems } from '@console-widgets/agreements/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { agreementResult } from './notices.ts'
import { agreementReviewSeconds } from './options.ts'
import { collectReviewFacts } from './review-facts.ts'
import type { AgreementRow } from './agreement-rows.ts'
import { sha256Of } from './sha256.ts'
import { agreements, publications } from './tables.ts'

/** Types of jobs that the area schedules. */
export const jobKinds = { review: 'agreements.review', takeEffect: 'agreements.take-effect' } as const

/** A submission: a job of an earlier one does nothing. */
interface Submission {
  agreementId: string
  round: number
}

/** Schedules the review of a submitted version. */
export async function scheduleReview(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  { teamId, agreementId, round }: AgreementRow,
  now: number,
): Promise<void> {
  const payload: Submission = { agreementId, round }
  const dueTime = now + options.of(agreementReviewSeconds) * 1000
  await jobs.schedule(db, { kind: jobKinds.review, teamId, payload, dueTime })
}

/** Registers the reviewer of agreements, and their dates. */
export function defineAgreementActors({ jobs }: PlatformParts): void {
  jobs.define<Submission>(jobKinds.review, async (submission, { db, now }) => {
    const row = await inState(db, submission, 'submitted')
    if (!row) return
    const findings = findProblems(row.content, await collectReviewFacts(db, row))
    if (findings.length > 0) {
      await db
        .update(agreements)
        .set({ state: 'rejected', findings, updateTime: now })
        .where(eq(agreements.agreementId, row.agreementId))
      await tell(db, row, 'rejected', now, findings.length)
      return
    }
    if (row.effectiveTime === null || row.effectiveTime <= now) {
      await takeEffect(db, row, now)
      return
    }
    await db
      .update(agreements)
      .set({ state: 'scheduled', updateTime: now })
      .where(eq(agreements.agreementId, row.agreementId))
    const { teamId, effectiveTime } = row
    await jobs.schedule(db, { kind: jobKinds.takeEffect, teamId, payload: submission, dueTime: effectiveTime })
  })
  jobs.define<Submission>(jobKinds.takeEffect, async (submission, { db, now }) => {
    const row = await inState(db, submission, 'scheduled')
    if (row) await takeEffect(db, row, now)
  })
}

/** The version of a submission, locked, if it is still in the state that the job expects. */
async function inState(
  db: Queries,
  { agreementId, round }: Submission,
  state: AgreementRow['state'],
): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.agreementId, agreementId), eq(agreements.round, round), eq(agreements.state, state)))
    .for('update')
  return row
}

/** Publishes a version in place of the one that was in effect. */
async function takeEffect(db: Queries, row: AgreementRow, now: number): Promise<void> {
  const { agreementId, documentId, lang } = row
  await db
    .update(agreements)
    .set({ state: 'replaced', updateTime: now })
    .where(and(eq(agreements.documentId, documentId), eq(agreements.lang, lang), eq(agreements.state, 'effective')))
  await db
    .update(agreements)
    .set({ state: 'effective', effectiveTime: now, findings: [], updateTime: now })
    .where(eq(agreements.agreementId, agreementId))
  await publish(db, row, now)
  await tell(db, row, 'effective', now)
}

/** Stores a text as it takes effect. It is never changed again. */
export async function publish(db: Queries, row: AgreementRow, effectiveTime: number): Promise<void> {
  const { agreementId, documentId, type, lang, version, title, content, teamId } = row
  const { appName } = await findApp(db, row.appId)
  await db.insert(publications).values({
    teamId,
    agreementId,
    documentId,
    type,
    lang,
    version,
    publishedAppName: appName,
    title,
    content,
    sha256: await sha256Of(content),
    effectiveTime,
  })
}

async function tell(
  db: Queries,
  { teamId, appId, agreementId, title, lang, version }: AgreementRow,
  message: keyof typeof agreementResult.messages,
  now: number,
  count = 0,
): Promise<void> {
  const { appName } = await findApp(db, appId)
  await sendNotice(
    db,
    {
      teamId,
      topic: agreementResult,
      message,
      values: { app: appName, title, lang, version, count },
      appId,
      page: { id: 'agreements.agreement', values: { appId, agreementId } },
    },
    now,
  )
}
