import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AbuseReason, AbuseState, Problem, ReplyState } from '@console-widgets/comments/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Stars of a review. */
export type Rating = 1 | 2 | 3 | 4 | 5

/** Reviews of apps, one per person and app. People of the store write them, so they aren’t in the audit log. */
export const reviews = measured(
  pgTable(
    'cw_reviews',
    {
      ...teamColumn,
      reviewId: text('review_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Number of the author within the app. */
      person: integer('person').notNull(),
      rating: smallint('rating').$type<Rating>().notNull(),
      /** Stars before the last change. */
      ratingBefore: smallint('rating_before').$type<Rating>(),
      content: text('content').notNull(),
      lang: text('lang').notNull(),
      country: text('country').notNull(),
      appVersion: text('app_version').notNull(),
      deviceName: text('device_name').notNull(),
      problem: text('problem').$type<Problem>(),
      time: milliseconds('time').notNull(),
      editTime: milliseconds('edit_time').notNull(),
      devReplyState: smallint('dev_reply_state').$type<ReplyState>().notNull().default(0),
      /** When the team answered first and last. */
      firstReplyTime: milliseconds('first_reply_time'),
      lastReplyTime: milliseconds('last_reply_time'),
      /** Stars that the first answer found. */
      ratingAnswered: smallint('rating_answered').$type<Rating>(),
      abuseState: text('abuse_state').$type<AbuseState>(),
    },
    (table) => [
      uniqueIndex('cw_reviews_person').on(table.teamId, table.appId, table.person),
      index('cw_reviews_edit_time').on(table.teamId, table.appId, table.editTime),
      index('cw_reviews_time').on(table.teamId, table.time),
    ],
  ),
)

/** What reviews said before their authors changed them. */
export const reviewChanges = measured(
  pgTable(
    'cw_review_changes',
    {
      ...teamColumn,
      changeId: text('change_id').primaryKey(),
      appId: text('app_id').notNull(),
      reviewId: text('review_id').notNull(),
      rating: smallint('rating').$type<Rating>().notNull(),
      content: text('content').notNull(),
      appVersion: text('app_version').notNull(),
      time: milliseconds('time').notNull(),
      endTime: milliseconds('end_time').notNull(),
    },
    (table) => [index('cw_review_changes_review').on(table.reviewId, table.endTime)],
  ),
)

/** Replies of the team. */
export const reviewReplies = named(
  pgTable(
    'cw_review_replies',
    {
      ...teamColumn,
      replyId: text('reply_id').primaryKey(),
      appId: text('app_id').notNull(),
      reviewId: text('review_id').notNull(),
      content: text('content').notNull(),
      lang: text('lang'),
      userId: text('user_id').notNull(),
      time: milliseconds('time').notNull(),
      editTime: milliseconds('edit_time').notNull(),
    },
    (table) => [index('cw_review_replies_review').on(table.reviewId, table.time)],
  ),
  ({ content }) => [content],
)

/** Texts that replies had before. */
export const replyEdits = unrecorded(
  pgTable(
    'cw_review_reply_edits',
    {
      ...teamColumn,
      editId: text('edit_id').primaryKey(),
      appId: text('app_id').notNull(),
      replyId: text('reply_id').notNull(),
      content: text('content').notNull(),
      userId: text('user_id').notNull(),
      endTime: milliseconds('end_time').notNull(),
    },
    (table) => [index('cw_review_reply_edits_reply').on(table.replyId, table.endTime)],
  ),
)

/** Reviews that the team has reported. */
export const abuseReports = named(
  pgTable(
    'cw_abuse_reports',
    {
      ...teamColumn,
      abuseReportId: text('abuse_report_id').primaryKey(),
      appId: text('app_id').notNull(),
      reviewId: text('review_id').notNull(),
      reason: text('reason').$type<AbuseReason>().notNull(),
      state: text('state').$type<AbuseState>().notNull().default('pending'),
      userId: text('user_id').notNull(),
      createTime: milliseconds('create_time').notNull(),
      answerTime: milliseconds('answer_time'),
    },
    (table) => [uniqueIndex('cw_abuse_reports_review').on(table.reviewId)],
  ),
  ({ reason }) => [reason],
)

/** Answers that a team has prepared. */
export const savedReplies = pgTable(
  'cw_saved_replies',
  {
    ...teamColumn,
    savedReplyId: text('saved_reply_id').primaryKey(),
    savedReplyName: text('saved_reply_name').notNull(),
    lang: text('lang').notNull(),
    content: text('content').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_saved_replies_name', table, table.savedReplyName)],
)

/** Who is answering a review. */
export const reviewLeases = unrecorded(
  pgTable('cw_review_leases', {
    ...teamColumn,
    reviewId: text('review_id').primaryKey(),
    appId: text('app_id').notNull(),
    userId: text('user_id').notNull(),
    untilTime: milliseconds('until_time').notNull(),
  }),
)

/** Up to which day a team’s apps have reviews, and which days belong to the demo’s past. */
export const reviewStates = unrecorded(
  pgTable('cw_review_states', {
    ...teamColumn,
    /** First day without reviews, in milliseconds since 1970. */
    nextDay: milliseconds('next_day').notNull(),
    /** Reviews before this time are answered by the demo’s people. */
    pastUntil: milliseconds('past_until').notNull(),
  }),
)
