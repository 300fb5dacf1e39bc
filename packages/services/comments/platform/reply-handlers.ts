import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/comments/contract'
import { commentLimits, stateAfterReply } from '@console-widgets/comments/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { judgeKind } from './actors.ts'
import { abuseSeconds } from './options.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { describeReplies, findReview, nameOf, repliesTo, type ReplyRow, type ReviewRow } from './review-rows.ts'
import { abuseReports, replyEdits, reviewLeases, reviewReplies, reviews } from './tables.ts'

export const replyHandlers: Pick<
  Handlers<typeof calls>,
  | 'comments.reply.list'
  | 'comments.reply.create'
  | 'comments.reply.update'
  | 'comments.lease.update'
  | 'comments.abuse-report.create'
> = {
  'comments.reply.list': async ({ reviewId }, { db }) => {
    await findReview(db, reviewId)
    return { items: await repliesTo(db, reviewId) }
  },
  'comments.reply.create': async ({ reviewId, devReplyContent, lang, reviewEditTime }, context) => {
    const { db, now, teamId, userId } = context
    const review = await lockReview(db, reviewId)
    if (reviewEditTime !== undefined && reviewEditTime !== review.editTime)
      throw refuse(
        'comment-changed',
        'The author has changed the review since you opened it. Read it before you reply.',
      )
    const state = stateAfterReply(review.devReplyState)
    if (state === undefined)
      throw refuse('comment-answered', 'The review already has a reply. Edit that reply instead.')
    const time = now()
    const reply: ReplyRow = {
      teamId,
      replyId: newId(),
      appId: review.appId,
      reviewId,
      content: devReplyContent,
      lang: lang ?? null,
      userId,
      time,
      editTime: time,
    }
    await db.insert(reviewReplies).values(reply)
    await db
      .update(reviews)
      .set({
        devReplyState: state,
        lastReplyTime: time,
        ...(review.firstReplyTime === null ? { firstReplyTime: time, ratingAnswered: review.rating } : {}),
      })
      .where(eq(reviews.reviewId, reviewId))
    await db.delete(reviewLeases).where(eq(reviewLeases.reviewId, reviewId))
    return describeOne(db, reply)
  },
  'comments.reply.update': async ({ updateReplyId, devReplyContent, editTime }, { db, now, teamId, userId }) => {
    const [reply] = await db.select().from(reviewReplies).where(eq(reviewReplies.replyId, updateReplyId)).for('update')
    if (!reply) throw refuse('not-found', `There is no reply '${updateReplyId}' of this team`)
    await lockReview(db, reply.reviewId)
    if (editTime !== undefined && editTime !== reply.editTime)
      throw refuse('comment-changed', 'The reply has been changed since you opened it. Compare both texts.')
    if (reply.content === devReplyContent) return describeOne(db, reply)
    const time = now()
    await db.insert(replyEdits).values({
      teamId,
      editId: newId(),
      appId: reply.appId,
      replyId: reply.replyId,
      content: reply.content,
      userId: reply.userId,
      endTime: time,
    })
    const changed = { ...reply, content: devReplyContent, userId, editTime: time }
    await db.update(reviewReplies).set(changed).where(eq(reviewReplies.replyId, reply.replyId))
    return describeOne(db, changed)
  },
  'comments.lease.update': async ({ reviewId }, context) => {
    const { db, now, teamId, userId } = context
    const { appId } = await lockReview(db, reviewId)
    const [known] = await db.select().from(reviewLeases).where(eq(reviewLeases.reviewId, reviewId))
    if (known && known.userId !== userId && known.untilTime > now())
      return { untilTime: known.untilTime, userName: await nameOf(db, known.userId), isOwn: false }
    const row = { teamId, appId, reviewId, userId, untilTime: now() + commentLimits.lease }
    await db.insert(reviewLeases).values(row).onConflictDoUpdate({ target: reviewLeases.reviewId, set: row })
    return { untilTime: row.untilTime, userName: await nameOf(db, userId), isOwn: true }
  },
  'comments.abuse-report.create': async ({ reviewId, reason }, context) => {
    const { db, now, teamId, userId } = context
    const { appId } = await lockReview(db, reviewId)
    if ((await db.$count(abuseReports, eq(abuseReports.reviewId, reviewId))) > 0)
      throw refuse('comment-reported', 'The review has already been reported. A review can be reported only once.')
    const report = {
      teamId,
      abuseReportId: newId(),
      appId,
      reviewId,
      reason,
      state: 'pending' as const,
      userId,
      createTime: now(),
      answerTime: null,
    }
    await db.insert(abuseReports).values(report)
    await db.update(reviews).set({ abuseState: 'pending' }).where(eq(reviews.reviewId, reviewId))
    await scheduleJudgement(context, report.abuseReportId)
    return report
  },
}

async function scheduleJudgement({ db, now, services, teamId }: Context, abuseReportId: string): Promise<void> {
  const dueTime = now() + services.options.of(abuseSeconds) * 1000
  await services.jobs.schedule(db, { kind: judgeKind, teamId, payload: { abuseReportId }, dueTime })
}

/** Finds a review and keeps others from changing it. @throws PlatformRefusal if the platform has removed it */
async function lockReview(db: Queries, reviewId: string): Promise<ReviewRow> {
  const review = await findReview(db, reviewId, { forUpdate: true })
  if (review.abuseState === 'removed')
    throw refuse('bad-parameter', 'The platform has removed the review', [issue('reviewId', 'review-not-removed')])
  return review
}

async function describeOne(db: Queries, reply: ReplyRow) {
  const [described] = await describeReplies(db, [reply])
  return described as Awaited<ReturnType<typeof describeReplies>>[number]
}
