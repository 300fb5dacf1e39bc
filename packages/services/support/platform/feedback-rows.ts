import { eq, inArray } from 'drizzle-orm'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { postMessage } from '@console-widgets/platform/outbox/post-message'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { readDesks } from './desk.ts'
import { countAttachments } from './feedback-attachments.ts'
import { refuse } from './refuse.ts'
import { appFeedback } from './tables.ts'

export type FeedbackRow = typeof appFeedback.$inferSelect

/** Finds feedback of the team, and keeps others from changing it. @throws PlatformRefusal if there is none */
export async function lockFeedback(db: Queries, feedbackId: string): Promise<FeedbackRow> {
  const [row] = await db.select().from(appFeedback).where(eq(appFeedback.feedbackId, feedbackId)).for('update')
  if (!row) throw refuse('not-found', `There is no feedback '${feedbackId}' in this team`)
  return row
}

/** Names of apps by their IDs. */
export async function appNamesOf(db: Queries, appIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(appIds)]
  if (ids.length === 0) return new Map()
  const rows = await db.select({ appId: apps.appId, appName: apps.appName }).from(apps).where(inArray(apps.appId, ids))
  return new Map(rows.map(({ appId, appName }) => [appId, appName]))
}

/** Feedback as responses have it. */
export async function describeFeedback(context: Context, rows: readonly FeedbackRow[]) {
  const names = await appNamesOf(
    context.db,
    rows.map(({ appId }) => appId),
  )
  const people = await readMemberNames(
    context.db,
    rows.map(({ replyUserId }) => replyUserId),
  )
  const feedbackIds = rows.map(({ feedbackId }) => feedbackId)
  const { deskOf } = await readDesks(context, feedbackIds)
  const files = await countAttachments(context.db, feedbackIds)
  return rows.map((row) => ({
    ...row,
    appName: names.get(row.appId) ?? '',
    replyUserName: row.replyUserId === null ? null : (people.get(row.replyUserId) ?? ''),
    files: files.get(row.feedbackId) ?? 0,
    desk: deskOf(row.feedbackId),
  }))
}

export async function describeOneFeedback(context: Context, row: FeedbackRow) {
  const [described] = await describeFeedback(context, [row])
  return described as Awaited<ReturnType<typeof describeFeedback>>[number]
}

/** Sends a reply by mail to a person who left an address. */
export async function mailReply(
  db: Queries,
  { teamId, feedbackId, contact }: Pick<FeedbackRow, 'teamId' | 'feedbackId' | 'contact'>,
  { appName, content }: { appName: string; content: string },
  now: number,
): Promise<void> {
  if (contact === null) return
  await postMessage(
    db,
    {
      ownerTeamId: teamId,
      channel: 'mail',
      address: contact,
      subject: appName,
      text: content,
      topic: 'support',
      reference: feedbackId,
    },
    now,
  )
}
