import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type {
  AuditResult,
  DocumentForm,
  Feature,
  RecordDifference,
  RecordState,
  RequirementState,
  RuleId,
  SubjectType,
  TaskState,
} from '@console-widgets/qualification/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { appendOnly, named, unrecorded } from '@console-widgets/platform/database/table-traits'
import { reasonsView } from '@console-widgets/platform/release/availability'

/** A submitted document: its form, and its files. */
export interface StoredDocument extends DocumentForm {
  fileIds: string[]
}

/** Submissions of documents, each for one feature of an app. */
export const qualificationTasks = named(
  pgTable(
    'cw_qualification_tasks',
    {
      ...teamColumn,
      taskId: text('task_id').primaryKey(),
      appId: text('app_id').notNull(),
      tagId: text('tag_id').$type<Feature>().notNull(),
      isMainTag: integer('is_main_tag').$type<0 | 1>().notNull(),
      state: integer('state').$type<TaskState>().notNull(),
      documents: jsonb('documents').$type<StoredDocument[]>().notNull(),
      /** First day on which one of the documents ends. Null: they are permanent. */
      expireTime: text('expire_time'),
      lastAuditResult: jsonb('last_audit_result').$type<AuditResult>(),
      /** Number of submissions, so that a job of an earlier one does nothing. */
      round: integer('round').notNull().default(1),
      ...timeColumns,
    },
    (table) => [
      index('cw_qualification_tasks_team').on(table.teamId, table.updateTime),
      index('cw_qualification_tasks_app').on(table.appId),
    ],
  ),
  ({ tagId }) => [tagId],
)

/** Results of all reviews, so that a submission after a rejection doesn’t hide what was rejected before. */
export const qualificationReviews = appendOnly(
  unrecorded(
    pgTable(
      'cw_qualification_reviews',
      {
        ...teamColumn,
        taskId: text('task_id')
          .notNull()
          .references(() => qualificationTasks.taskId, { onDelete: 'cascade' }),
        /** The submission that was reviewed: the first is 1. */
        round: integer('round').notNull(),
        /** What the forms of the documents said. */
        documents: jsonb('documents').$type<DocumentForm[]>().notNull(),
        result: jsonb('result').$type<AuditResult>().notNull(),
      },
      (table) => [primaryKey({ columns: [table.taskId, table.round] })],
    ),
  ),
)

/**
 * Files of documents. They belong to the team and not to an app: one document can serve several apps, and stays when
 * one of them is deleted.
 */
export const qualificationFiles = named(
  pgTable(
    'cw_qualification_files',
    {
      ...teamColumn,
      fileId: text('file_id').primaryKey(),
      objectId: text('object_id').notNull(),
      fileName: text('file_name').notNull(),
      fileSize: integer('file_size').notNull(),
      sha256: text('sha256').notNull(),
      /** Tasks that use it, also of apps that the caller can’t see: it is released with the last one. */
      taskIds: text('task_ids').array().notNull(),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [index('cw_qualification_files_object').on(table.objectId)],
  ),
  ({ fileName }) => [fileName],
)

/** A rule that an app doesn’t meet. */
export interface Gap {
  rule: RuleId
  state: Exclude<RequirementState, 'passed'>
  countries: readonly string[]
}

/** What apps declare, and which rules they don’t meet at the moment. */
export const qualificationApps = named(
  pgTable('cw_qualification_apps', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    declared: text('declared').$type<Feature>().array().notNull().default([]),
    gaps: jsonb('gaps').$type<Gap[]>().notNull().default([]),
    /** Whether the app was live before documents were required: it stays available until they have been passed once. */
    wasLive: boolean('was_live').notNull().default(false),
    updateTime: milliseconds('update_time').notNull(),
  }),
  ({ appId }) => [appId],
)

/** What the register of ICP filings says about apps. */
export const qualificationRecords = named(
  pgTable('cw_qualification_records', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    recordNumber: text('record_number').notNull(),
    subjectType: integer('subject_type').$type<SubjectType>(),
    subjectNumber: text('subject_number'),
    state: text('state').$type<Exclude<RecordState, 'none'>>().notNull(),
    differences: jsonb('differences').$type<RecordDifference[]>().notNull().default([]),
    /** Number of look-ups, so that a job of an earlier one does nothing. */
    round: integer('round').notNull().default(1),
    /** When the register answered. Null: it hasn’t yet. */
    checkTime: milliseconds('check_time'),
    updateTime: milliseconds('update_time').notNull(),
  }),
  ({ recordNumber }) => [recordNumber],
)

/** Reasons of documents why apps aren’t available. */
export const qualificationReasons = reasonsView(
  'cw_qualification_reasons',
  sql`
  select a.app_id, c.code as country, r.reason, g.rule as field
  from cw_qualification_apps a
    cross join jsonb_to_recordset(a.gaps) as g(rule text, state text, countries jsonb)
    cross join jsonb_array_elements_text(g.countries) as c(code)
    join (
      select 'qualification.missing' as reason
      union all select 'qualification.reviewing' as reason
      union all select 'qualification.rejected' as reason
      union all select 'qualification.scheduled' as reason
      union all select 'qualification.expired' as reason
    ) r on r.reason = 'qualification.' || g.state
  where not a.was_live or g.state = 'expired'`,
)
