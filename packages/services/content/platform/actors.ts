import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  type ContentFields,
  fieldsOf,
  findIssues,
  holdingIssues,
  phaseAt,
  shownCountries,
} from '@console-widgets/content/model'
import { startOfUtc, formatUtc } from '@console-widgets/core/formats'
import type { EventContext, EventTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import type {} from '@console-widgets/platform/release/availability'
import { changeContent, type ContentRow } from './content-rows.ts'
import { findFacts } from './facts.ts'
import { contentResult } from './notices.ts'
import { contentReviewSeconds } from './options.ts'
import { contentDays, contents } from './tables.ts'
import { visitorsOf } from './visitors.ts'

/** Types of jobs that the area schedules. */
export const jobKinds = {
  review: 'content.review',
  turn: 'content.turn',
  recheck: 'content.recheck',
  count: 'content.count',
} as const

/** A submission: a job of an earlier one does nothing. */
interface Submission {
  contentId: string
  round: number
}

/** A publication: a job of an earlier one does nothing. */
interface Publication {
  contentId: string
  edition: number
}

const day = 86_400_000

/** Schedules the review of a submitted content. */
export async function scheduleReview(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  { teamId, contentId, round }: ContentRow,
  now: number,
): Promise<void> {
  const payload: Submission = { contentId, round }
  const dueTime = now + options.of(contentReviewSeconds) * 1000
  await jobs.schedule(db, { kind: jobKinds.review, teamId, payload, dueTime })
}

/** Schedules the beginning and the end of a published edition, and the count of its visitors. */
export async function scheduleTurns(db: Queries, row: ContentRow, edition: ContentFields, now: number): Promise<void> {
  const { teamId, contentId, edition: number } = row
  const payload: Publication = { contentId, edition: number }
  for (const dueTime of [edition.startTime, edition.endTime])
    if (dueTime !== null && dueTime > now) await scheduleJob(db, { kind: jobKinds.turn, teamId, payload, dueTime })
  const dueTime = startOfUtc(Math.max(edition.startTime ?? now, now), 'day') + day
  await scheduleJob(db, { kind: jobKinds.count, teamId, payload, dueTime })
}

/** Schedules a new check of the content about an app, after the current transaction. */
const recheck = ({ appId }: { appId: string }, { db, teamId, now }: EventContext) =>
  scheduleJob(db, { kind: jobKinds.recheck, teamId, payload: { appId }, dueTime: now() })

/** Checks content again when the store offers its app in other countries, or a promotion of it ends early. */
export const contentEvents: EventTakers = {
  'release.availability-changed': recheck,
  'release.promotion-ended': recheck,
}

/** Registers the reviewer, the schedule, and the visitors of the store. */
export function defineContentActors(services: PlatformParts): void {
  const { jobs } = services
  jobs.define<Submission>(jobKinds.review, async ({ contentId, round }, { db, now }) => {
    const [row] = await db
      .select()
      .from(contents)
      .where(and(eq(contents.contentId, contentId), eq(contents.round, round), eq(contents.state, 'auditing')))
      .for('update')
    if (!row) return
    const fields = fieldsOf(row)
    const findings = findIssues(fields, await findFacts(db, services, fields, now)).filter(
      ({ level }) => level !== 'note',
    )
    if (findings.length > 0) {
      await changeContent(
        db,
        row,
        { act: 'rejected', userId: null, set: { state: 'rejected', findings }, findings },
        now,
      )
      await tell(db, row, 'rejected', now, findings.length)
      return
    }
    const published = await changeContent(
      db,
      row,
      {
        act: 'published',
        userId: null,
        set: {
          state: 'published',
          phase: phaseAt(fields, now),
          live: fields,
          publishTime: now,
          findings: [],
          edition: row.edition + 1,
        },
      },
      now,
    )
    await scheduleTurns(db, published, fields, now)
    await tell(db, row, 'published', now)
  })

  jobs.define<Publication>(jobKinds.turn, async (publication, { db, now }) => {
    const row = await publishedContent(db, publication)
    if (row) await placeInTime(db, services, row, now)
  })

  jobs.define<{ appId: string }>(jobKinds.recheck, async ({ appId }, { db, teamId, now }) => {
    const rows = await db
      .select()
      .from(contents)
      .where(
        and(
          eq(contents.teamId, teamId),
          inArray(contents.phase, ['visible', 'held']),
          sql`${contents.live} -> 'appIds' @> ${JSON.stringify([appId])}::jsonb`,
        ),
      )
      .for('update')
    for (const row of rows) await placeInTime(db, services, row, now)
  })

  jobs.setApart(jobKinds.count)
  jobs.playUsers(jobKinds.count)
  jobs.define<Publication>(jobKinds.count, async (publication, { db, teamId, now, calmUntil }) => {
    const row = await publishedContent(db, publication)
    if (!row?.live || row.phase === 'ended') return
    await placeInTime(db, services, row, now)
    // Several days at once if nothing changes in them, such as after the platform was down.
    const days = 1 + Math.floor(Math.max(0, (await calmUntil()) - now) / day)
    if (row.phase === 'visible') {
      const countries = shownCountries(row.live, await findFacts(db, services, row.live, now))
      const counts = Array.from({ length: days }, (_, index) => {
        const counted = formatUtc(now + (index - 1) * day, 'YYYY-MM-DD')
        return {
          teamId,
          contentId: row.contentId,
          day: counted,
          ...visitorsOf(row.contentId, counted, countries.length),
        }
      })
      await db
        .insert(contentDays)
        .values(counts)
        .onConflictDoUpdate({
          target: [contentDays.contentId, contentDays.day],
          set: { impressions: sql`excluded.impressions`, clicks: sql`excluded.clicks` },
        })
    }
    await scheduleJob(db, { kind: jobKinds.count, teamId, payload: publication, dueTime: now + days * day })
  })
}

/** The content of a publication, locked, if it is still the published one. */
async function publishedContent(db: Queries, { contentId, edition }: Publication): Promise<ContentRow | undefined> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.contentId, contentId), eq(contents.edition, edition), isNotNull(contents.live)))
    .for('update')
  return row
}

/** Moves a published edition to where it is in its time: before, shown, kept back, or after. */
async function placeInTime(
  db: Queries,
  services: Pick<PlatformParts, 'events'>,
  row: ContentRow,
  now: number,
): Promise<void> {
  if (!row.live) return
  const due = phaseAt(row.live, now)
  const findings = due === 'visible' ? holdingIssues(row.live, await findFacts(db, services, row.live, now)) : []
  const phase = findings.length > 0 ? 'held' : due
  if (phase === row.phase) return
  const act = phase === 'held' ? 'held' : phase === 'ended' ? 'ended' : 'begun'
  // A draft behind the edition keeps the findings of its own review.
  const own = row.state === 'published' ? { findings } : {}
  await changeContent(db, row, { act, userId: null, set: { phase, ...own }, findings }, now)
  if (phase === 'held') await tell(db, row, 'held', now, findings.length)
}

async function tell(
  db: Queries,
  { teamId, contentId, title, appIds }: ContentRow,
  message: keyof typeof contentResult.messages,
  now: number,
  count = 0,
): Promise<void> {
  await sendNotice(
    db,
    {
      teamId,
      topic: contentResult,
      message,
      values: { title, count },
      ...(appIds[0] === undefined ? {} : { appId: appIds[0] }),
      page: { id: 'content.content', values: { contentId } },
    },
    now,
  )
}
