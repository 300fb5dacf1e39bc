import { and, eq, ne } from 'drizzle-orm'
import { found, type Finding } from '@console-widgets/store-listing/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { examinePictures, examineVideo, type FileParts, type Read } from '../examine-files.ts'
import { versionOfListing } from '../listing.ts'
import { promotionResult } from '../notices.ts'
import { promotionReviewSeconds } from '../options.ts'
import { listingDemos } from '../tables.ts'
import { foreignLanguage, judgeText } from '../texts/judge-texts.ts'
import type { DemoRow } from './demo-rows.ts'

/** Type of the job that reviews a demo. */
const demoReviewKind = 'store-listing.review-demo'

/** A submission: a job of an earlier one does nothing. */
interface Submission {
  demoId: string
  round: number
}

/** Schedules the review of a submitted demo. */
export async function scheduleDemoReview(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  { teamId, demoId, round }: DemoRow,
  now: number,
): Promise<void> {
  const payload: Submission = { demoId, round }
  const dueTime = now + options.of(promotionReviewSeconds) * 1000
  await jobs.schedule(db, { kind: demoReviewKind, teamId, payload, dueTime })
}

/** Registers the reviewer of demos. Texts and files are examined before its transaction. */
export function defineDemoReviewer(services: PlatformParts): void {
  const { database, jobs } = services
  jobs.define<Submission, Finding[]>(
    demoReviewKind,
    async (submission, { db, now, prepared: findings }) => {
      const row = await submitted(db, submission)
      if (!row) return
      const isPassed = findings.every(({ rank }) => rank !== 'refuse')
      if (isPassed) await replaceShown(db, row, now)
      await db
        .update(listingDemos)
        .set({ state: isPassed ? 'passed' : 'rejected', findings, reviewTime: now, updateTime: now })
        .where(eq(listingDemos.demoId, row.demoId))
      await tell(db, row, isPassed, now)
    },
    async (submission) => {
      const read: Read = (work) => database.asPlatform(work)
      const row = await read((db) => submitted(db, submission))
      return row ? judgeDemo(read, services, row) : []
    },
  )
}

async function submitted(db: Queries, { demoId, round }: Submission): Promise<DemoRow | undefined> {
  const [row] = await db
    .select()
    .from(listingDemos)
    .where(and(eq(listingDemos.demoId, demoId), eq(listingDemos.round, round), eq(listingDemos.state, 'submitted')))
    .for('update')
  return row
}

/** Looks at a demo as at a listing: its words, each of its images, and its video. */
export async function judgeDemo(
  read: Read,
  files: FileParts,
  { appId, lang, title, description, pictures, videoId }: DemoRow,
): Promise<Finding[]> {
  const foreign = await foreignLanguage(lang, description)
  const version = await read((db) => versionOfListing(db, appId))
  const ofPictures = await examinePictures(
    read,
    files,
    pictures.map((objectId, at) => ({ kind: 'screenshot', field: `demo.pictures.${at}`, objectId })),
    version?.materials.imgShowType ?? 0,
  )
  const ofVideo = videoId === null ? undefined : await examineVideo(read, files.objects, videoId)
  return [
    ...judgeText(title, 'demo.title'),
    ...judgeText(description, 'demo.description'),
    ...(foreign === undefined ? [] : [found('language', 'demo.description', foreign)]),
    ...ofPictures.findings,
    ...(videoId === null ? [] : (ofVideo?.findings ?? [found('not-a-video', 'video')])),
  ]
}

/** An approved demo takes the place of the one that was shown in its language. */
async function replaceShown(db: Queries, { appId, lang, demoId }: DemoRow, now: number): Promise<void> {
  const sameLanguage = and(eq(listingDemos.appId, appId), eq(listingDemos.lang, lang), ne(listingDemos.demoId, demoId))
  await db
    .update(listingDemos)
    .set({ state: 'replaced', updateTime: now })
    .where(and(sameLanguage, eq(listingDemos.state, 'passed')))
}

async function tell(db: Queries, { teamId, appId, title }: DemoRow, isPassed: boolean, now: number): Promise<void> {
  const { appName } = await findApp(db, appId)
  await sendNotice(
    db,
    {
      teamId,
      topic: promotionResult,
      message: isPassed ? 'demo-passed' : 'demo-rejected',
      values: { app: appName, title },
      appId,
      page: { id: 'store-listing.demos', values: { appId } },
    },
    now,
  )
}
