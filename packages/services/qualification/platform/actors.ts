import { and, eq, ne } from 'drizzle-orm'
import { parseUtcDay } from '@console-widgets/core/formats'
import {
  daysBetween,
  evaluateRule,
  isValidOn,
  reminderDays,
  rulesOfDocument,
  type Finding,
  type TaskFacts,
} from '@console-widgets/qualification/model'
import { teams } from '@console-widgets/platform/accounts/tables'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { qualificationResult } from './notices.ts'
import { qualificationReviewSeconds } from './options.ts'
import { readTexts, type DocumentText } from './read-texts.ts'
import { dayOf, followApp } from './requirements.ts'
import { reviewDocument } from './review-document.ts'
import { qualificationTasks, type StoredDocument } from './tables.ts'
import { keepReview, type TaskRow } from './task-rows.ts'

/** Types of jobs about documents. */
export const jobKinds = { review: 'qualification.review', validity: 'qualification.validity' } as const

/** A submission: a job of an earlier one does nothing. */
interface Submission {
  taskId: string
  round: number
}

/** Schedules the review of a submission. */
export async function scheduleReview(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  { teamId, taskId, round }: Pick<TaskRow, 'teamId' | 'taskId' | 'round'>,
  now: number,
): Promise<void> {
  const payload: Submission = { taskId, round }
  const dueTime = now + options.of(qualificationReviewSeconds) * 1000
  await jobs.schedule(db, { kind: jobKinds.review, teamId, payload, dueTime })
}

const dayLength = 86_400_000

/** Schedules what happens to the documents of a task that has passed: their beginning, the reminders, and their end. */
export async function scheduleValidity(
  db: Queries,
  { jobs }: Pick<PlatformParts, 'jobs'>,
  { teamId, taskId, round, documents }: Pick<TaskRow, 'teamId' | 'taskId' | 'round' | 'documents'>,
  now: number,
): Promise<void> {
  const times = documents.flatMap(({ startTime, expireTime }) => [
    ...(startTime === null ? [] : [parseUtcDay(startTime)]),
    ...(expireTime === null ? [] : [-1, ...reminderDays].map((days) => parseUtcDay(expireTime) - days * dayLength)),
  ])
  const payload: Submission = { taskId, round }
  for (const dueTime of new Set(times))
    if (dueTime > now) await jobs.schedule(db, { kind: jobKinds.validity, teamId, payload, dueTime })
}

/** What was read before the review: the documents with their texts, and the name that they must bear. */
interface Reading {
  documents: readonly StoredDocument[]
  texts: DocumentText[]
}

/** Registers the reviewer of documents, and their dates. */
export function defineDocumentActors(services: PlatformParts): void {
  const { database, events, jobs } = services
  jobs.define<Submission, Reading>(
    jobKinds.review,
    async (submission, { db, teamId, now, prepared: { documents, texts } }) => {
      const row = await inState(db, submission, 0)
      if (!row) return
      const { appName } = await findApp(db, row.appId)
      const [team] = await db.select({ teamName: teams.teamName }).from(teams).where(eq(teams.teamId, teamId))
      const facts = { appName, teamName: team?.teamName ?? '' }
      const findings = documents.flatMap((document, at): Finding[] => {
        const { qualificationCode } = document
        const text = texts[at] ?? null
        return text === 'unreadable'
          ? [{ qualificationCode, rule: 'unreadable', sample: document.number }]
          : reviewDocument(document, text, facts)
      })
      const passed = findings.length === 0
      const lastAuditResult = { auditTime: now, findings, hadText: texts.some((text) => text !== null) }
      await db
        .update(qualificationTasks)
        .set({ state: passed ? 1 : 2, lastAuditResult, updateTime: now })
        .where(eq(qualificationTasks.taskId, row.taskId))
      await keepReview(db, { ...row, lastAuditResult })
      if (passed) {
        await retireReplaced(db, row, now)
        await scheduleValidity(db, services, row, now)
      }
      await followApp({ db, teamId, events }, row.appId, now)
      await tell(db, row, passed ? 'passed' : 'rejected', row.documents[0], now, findings.length)
    },
    async ({ taskId }) => {
      const [row] = await database.asPlatform((db) =>
        db.select().from(qualificationTasks).where(eq(qualificationTasks.taskId, taskId)),
      )
      const documents = row?.documents ?? []
      return { documents, texts: await readTexts(services, documents) }
    },
  )

  jobs.define<Submission>(jobKinds.validity, async (submission, { db, teamId, now }) => {
    const row = await inState(db, submission, 1)
    if (!row) return
    const day = dayOf(now)
    await retireReplaced(db, row, now)
    if (row.documents.every(({ expireTime }) => expireTime !== null && expireTime < day))
      await db
        .update(qualificationTasks)
        .set({ state: 4, updateTime: now })
        .where(eq(qualificationTasks.taskId, row.taskId))
    await followApp({ db, teamId, events }, row.appId, now)
    await remind(db, row, day, now)
  })
}

/** Tells the team of documents that end in some days, or ended yesterday, unless others take their place. */
async function remind(db: Queries, row: TaskRow, day: string, now: number): Promise<void> {
  const tasks: TaskFacts[] = await db.select().from(qualificationTasks).where(eq(qualificationTasks.appId, row.appId))
  for (const document of row.documents) {
    const { expireTime, qualificationCode } = document
    if (expireTime === null) continue
    const days = daysBetween(day, expireTime)
    const rules = rulesOfDocument(qualificationCode).filter(({ feature }) => feature === row.tagId)
    const statuses = rules.map((rule) => evaluateRule(rule, tasks, day))
    if (days === -1 && statuses.some(({ state }) => state !== 'passed')) await tell(db, row, 'expired', document, now)
    const decides = statuses.some(({ taskId, renewal }) => taskId === row.taskId && renewal?.state !== 'scheduled')
    if ((reminderDays as readonly number[]).includes(days) && decides)
      await tell(db, row, 'expiring', document, now, days)
  }
}

/** The task of a submission, locked, if it is still in the state that the job expects. */
async function inState(
  db: Queries,
  { taskId, round }: Submission,
  state: TaskRow['state'],
): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(qualificationTasks)
    .where(
      and(
        eq(qualificationTasks.taskId, taskId),
        eq(qualificationTasks.round, round),
        eq(qualificationTasks.state, state),
      ),
    )
    .for('update')
  return row
}

/** Ends older tasks all of whose documents have one of a newer task in their place that is valid now. */
async function retireReplaced(db: Queries, row: TaskRow, now: number): Promise<void> {
  const day = dayOf(now)
  const rulesMet = new Set(
    row.documents
      .filter((document) => isValidOn(document, day))
      .flatMap(({ qualificationCode }) => rulesOfDocument(qualificationCode).map(({ id }) => id)),
  )
  const older = await db
    .select()
    .from(qualificationTasks)
    .where(
      and(
        eq(qualificationTasks.appId, row.appId),
        eq(qualificationTasks.tagId, row.tagId),
        eq(qualificationTasks.state, 1),
        ne(qualificationTasks.taskId, row.taskId),
      ),
    )
  for (const { taskId, documents, createTime } of older) {
    const isReplaced = documents.every(({ qualificationCode }) =>
      rulesOfDocument(qualificationCode).some(({ id }) => rulesMet.has(id)),
    )
    if (isReplaced && createTime < row.createTime)
      await db
        .update(qualificationTasks)
        .set({ state: 4, updateTime: now })
        .where(eq(qualificationTasks.taskId, taskId))
  }
}

async function tell(
  db: Queries,
  { teamId, appId }: TaskRow,
  message: keyof typeof qualificationResult.messages,
  document: StoredDocument | undefined,
  now: number,
  count = 0,
): Promise<void> {
  const { appName } = await findApp(db, appId)
  await sendNotice(
    db,
    {
      teamId,
      topic: qualificationResult,
      message,
      values: { app: appName, number: document?.number ?? '', date: document?.expireTime ?? '', count },
      appId,
      page: { id: 'qualification.app', values: { appId } },
    },
    now,
  )
}
