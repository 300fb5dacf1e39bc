import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  DemoState,
  DetectionKind,
  Finding,
  VantestFilter,
  VantestState,
  JudgedCriterion,
} from '@console-widgets/store-listing/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { named, unrecorded } from '@console-widgets/platform/database/table-traits'
import type { ParsedVideo } from './videos/judge-video.ts'

/** What a detection examined: by field, the hash of a text or the ID of a picture. */
export type Subjects = Readonly<Record<string, string>>

/** Examinations of listings. */
export const listingDetections = named(
  pgTable(
    'cw_listing_detections',
    {
      ...teamColumn,
      taskId: text('task_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Of texts and pictures. */
      versionId: text('version_id'),
      kind: text('kind').$type<DetectionKind>().notNull(),
      /** Waiting until its job is due, and then running until that has ended. */
      state: text('state').$type<'queued' | 'done' | 'failed'>().notNull(),
      dueTime: milliseconds('due_time').notNull(),
      /** The video. */
      objectId: text('object_id'),
      fileName: text('file_name'),
      video: jsonb('video').$type<ParsedVideo>(),
      checked: integer('checked').notNull().default(0),
      findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
      subjects: jsonb('subjects').$type<Subjects>().notNull().default({}),
      endTime: milliseconds('end_time'),
      ...timeColumns,
    },
    (table) => [index('cw_listing_detections_app').on(table.teamId, table.appId, table.createTime)],
  ),
  ({ kind }) => [kind],
)

/** Links by which anyone sees the preview of a version, until they expire. A link that is revoked has no row. */
export const listingPages = named(
  pgTable(
    'cw_listing_pages',
    {
      ...teamColumn,
      pageId: text('page_id').primaryKey(),
      appId: text('app_id').notNull(),
      versionId: text('version_id').notNull(),
      /** Who gets the link. */
      note: text('note').notNull(),
      userId: text('user_id').notNull(),
      createTime: milliseconds('create_time').notNull(),
      expireTime: milliseconds('expire_time').notNull(),
    },
    (table) => [index('cw_listing_pages_app').on(table.teamId, table.appId, table.createTime)],
  ),
  ({ note }) => [note],
)

/** Demonstrations of apps for their store pages. */
export const listingDemos = named(
  pgTable(
    'cw_listing_demos',
    {
      ...teamColumn,
      demoId: text('demo_id').primaryKey(),
      appId: text('app_id').notNull(),
      lang: text('lang').notNull(),
      title: text('title').notNull(),
      description: text('description').notNull(),
      pictures: jsonb('pictures').$type<string[]>().notNull(),
      videoId: text('video_id'),
      state: text('state').$type<DemoState>().notNull(),
      /** Number of the submission. */
      round: integer('round').notNull().default(0),
      findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
      submitTime: milliseconds('submit_time'),
      reviewTime: milliseconds('review_time'),
      ...timeColumns,
    },
    (table) => [index('cw_listing_demos_app').on(table.teamId, table.appId, table.createTime)],
  ),
  ({ title }) => [title],
)

/** Tests of apps by some of their users. */
export const vantests = named(
  pgTable(
    'cw_vantests',
    {
      ...teamColumn,
      activityId: text('activity_id').primaryKey(),
      appId: text('app_id').notNull(),
      activityName: text('activity_name').notNull(),
      guide: text('guide').notNull(),
      days: integer('days').notNull(),
      quota: integer('quota').notNull(),
      filter: jsonb('filter').$type<VantestFilter>().notNull(),
      state: text('state').$type<VantestState>().notNull(),
      /** Number of the submission. */
      round: integer('round').notNull().default(0),
      /** The version that was submitted for it. */
      versionId: text('version_id'),
      versionNumber: text('version_number'),
      findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
      submitTime: milliseconds('submit_time'),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      ...timeColumns,
    },
    (table) => [index('cw_vantests_app').on(table.teamId, table.appId, table.createTime)],
  ),
  ({ activityName }) => [activityName],
)

/** Users whom the store invited to a test, and how they have used the app since. The store fills it, not the team. */
export const vantestUsers = unrecorded(
  pgTable(
    'cw_vantest_users',
    {
      ...teamColumn,
      /** Activity and place. */
      userKey: text('user_key').primaryKey(),
      activityId: text('activity_id')
        .notNull()
        .references(() => vantests.activityId, { onDelete: 'cascade' }),
      appId: text('app_id').notNull(),
      /** Number of the person among those of the app. The team isn’t told it. */
      person: integer('person').notNull(),
      place: integer('place').notNull(),
      country: text('country').notNull(),
      deviceName: text('device_name').notNull(),
      inviteTime: milliseconds('invite_time').notNull(),
      usedDays: integer('used_days').notNull().default(0),
      lastDay: text('last_day'),
      crashes: integer('crashes').notNull().default(0),
    },
    (table) => [
      uniqueIndex('cw_vantest_users_person').on(table.activityId, table.person),
      index('cw_vantest_users_app').on(table.teamId, table.appId),
    ],
  ),
)

/** How the store judges each month of an app. A month without a time isn't judged yet. The team can't change it. */
export const listingAwards = unrecorded(
  pgTable(
    'cw_listing_awards',
    {
      ...teamColumn,
      /** App and month. */
      awardKey: text('award_key').primaryKey(),
      appId: text('app_id').notNull(),
      month: text('month').notNull(),
      isAwarded: boolean('is_awarded').notNull().default(false),
      criteria: jsonb('criteria').$type<JudgedCriterion[]>().notNull().default([]),
      dueTime: milliseconds('due_time').notNull(),
      time: milliseconds('time'),
    },
    (table) => [index('cw_listing_awards_app').on(table.teamId, table.appId, table.month)],
  ),
)
