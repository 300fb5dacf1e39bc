import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { reviewListFields, savedReplyListFields } from './model.ts'

/** A review in the inbox. */
export type ReviewItem = ItemOf<(typeof calls)['comments.developer-comment.query']>
/** A review with its history, replies, and context. */
export type ReviewDetail = AnswerOf<(typeof calls)['comments.review.get']>
/** A reply with its earlier texts. */
export type Reply = ReviewDetail['replies'][number]
/** Ratings of an app. */
export type ReviewStats = AnswerOf<(typeof calls)['comments.stats.query']>
/** What reviews are about. */
export type Topics = AnswerOf<(typeof calls)['comments.topic.list']>
/** An answer that the team has prepared. */
export type SavedReply = ItemOf<(typeof calls)['comments.saved-reply.list']>
/** Which reviews the inbox shows. */
export type InboxQuery = Omit<InputOf<(typeof calls)['comments.developer-comment.query']>, 'appId'>

/** Time after which the inbox and its review are read again, in milliseconds. */
const freshFor = 20_000

/** The reviews of one view of the inbox. */
export function inboxData(console: Console, _place: Place, appId: string, query: InboxQuery) {
  const data = dataOf(console)
  return {
    reviews: data.query(calls['comments.developer-comment.query'], { appId, ...query }, { every: () => freshFor }),
    newReviews: data.query(calls['comments.new-review.check'], { appId }, { every: () => freshFor }),
  }
}

/** How many reviews are new: what answers fastest whether an app has any. */
export function newReviewsData(console: Console, _place: Place, appId: string) {
  return { newReviews: dataOf(console).query(calls['comments.new-review.check'], { appId }) }
}

/** One review. */
export function reviewData(console: Console, _place: Place, reviewId: string) {
  const { query } = dataOf(console)
  return { review: query(calls['comments.review.get'], { reviewId }, { every: () => freshFor }) }
}

/** What a team does with reviews. */
export function replyData(console: Console) {
  const { mutation, query } = dataOf(console)
  return {
    create: mutation(calls['comments.reply.create']),
    update: mutation(calls['comments.reply.update']),
    announce: mutation(calls['comments.lease.update']),
    report: mutation(calls['comments.abuse-report.create']),
    saved: query(calls['comments.saved-reply.list'], { maxReqCount: 100 }),
  }
}

/** Ratings and topics of an app. */
export function statsData(console: Console, _place: Place, appId: string, days: number) {
  const { query } = dataOf(console)
  return {
    stats: query(calls['comments.stats.query'], { appId, days }),
    topics: query(calls['comments.topic.list'], { appId, days }),
  }
}

/** All reviews of an app. */
export function reviewListData(console: Console, place: Place, appId: string) {
  const { list } = dataOf(console)
  return {
    reviews: list(calls['comments.developer-comment.query'], {
      id: 'reviews',
      key: 'reviewId',
      fields: reviewListFields,
      place,
      input: { appId },
    }),
  }
}

/** The answers that the team has prepared. */
export function savedRepliesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    savedReplies: list(calls['comments.saved-reply.list'], {
      id: 'saved-replies',
      key: 'savedReplyId',
      fields: savedReplyListFields,
      place,
    }),
    create: mutation(calls['comments.saved-reply.create']),
    update: mutation(calls['comments.saved-reply.update']),
    remove: mutation(calls['comments.saved-reply.delete']),
  }
}
