import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type {
  ContentAct,
  ContentFields,
  ContentIssue,
  ContentKind,
  ContentPhase,
  ContentState,
  ContentText,
} from '@console-widgets/content/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Contents of the store’s portal: what is being written, and beside it the edition that is published. */
export const contents = named(
  pgTable(
    'cw_portal_contents',
    {
      ...teamColumn,
      contentId: text('content_id').primaryKey(),
      /** Title in the default language. */
      title: text('title').notNull(),
      kind: text('kind').$type<ContentKind>().notNull(),
      state: text('state').$type<ContentState>().notNull(),
      phase: text('phase').$type<ContentPhase>().notNull().default('none'),
      defaultLang: text('default_lang').notNull(),
      texts: jsonb('texts').$type<ContentText[]>().notNull(),
      heroId: text('hero_id'),
      pictureIds: text('picture_ids').array().notNull().default([]),
      tags: text('tags').array().notNull().default([]),
      /** May name apps that are gone: the content says so. */
      appIds: text('app_ids').array().notNull().default([]),
      categoryId: text('category_id'),
      countries: text('countries').array().notNull().default([]),
      startTime: milliseconds('start_time'),
      endTime: milliseconds('end_time'),
      promotionId: text('promotion_id'),
      /** The published edition. */
      live: jsonb('live').$type<ContentFields>(),
      publishTime: milliseconds('publish_time'),
      /** What the reviewer rejected it for, or what keeps the published edition back. */
      findings: jsonb('findings').$type<ContentIssue[]>().notNull().default([]),
      /** Number of submissions, so that a job of an earlier one does nothing. */
      round: integer('round').notNull().default(0),
      /** Number of publications, likewise. */
      edition: integer('edition').notNull().default(0),
      /** Counts every change, so that two editors don’t overwrite each other. */
      revision: integer('revision').notNull().default(1),
      ...timeColumns,
    },
    (table) => [index('cw_portal_contents_team').on(table.teamId, table.updateTime)],
  ),
  ({ title }) => [title],
)

/** What happened to a content, with its text at that time. */
export const revisions = unrecorded(
  pgTable(
    'cw_portal_content_revisions',
    {
      ...teamColumn,
      revisionId: text('revision_id').primaryKey(),
      contentId: text('content_id')
        .notNull()
        .references(() => contents.contentId, { onDelete: 'cascade' }),
      revision: integer('revision').notNull(),
      act: text('act').$type<ContentAct>().notNull(),
      /** Null: the platform. */
      userId: text('user_id'),
      /** Null: only what happened is kept. */
      fields: jsonb('fields').$type<ContentFields>(),
      findings: jsonb('findings').$type<ContentIssue[]>().notNull().default([]),
      time: milliseconds('time').notNull(),
    },
    (table) => [uniqueIndex('cw_portal_content_revisions_number').on(table.contentId, table.revision)],
  ),
)

/** Pictures that contents use. */
export const resources = named(
  pgTable(
    'cw_content_resources',
    {
      ...teamColumn,
      resourceId: text('resource_id').primaryKey(),
      objectId: text('object_id').notNull(),
      fileName: text('file_name').notNull(),
      width: integer('width').notNull(),
      height: integer('height').notNull(),
      size: integer('size').notNull(),
      /** Hash of what it shows, as 16 hexadecimal digits. Null: it was added before pictures were compared. */
      look: text('look'),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [uniqueIndex('cw_content_resources_object').on(table.objectId)],
  ),
  ({ fileName }) => [fileName],
)

/**
 * What visitors of the store did with a published content, by day in UTC. Those of the public pages of apps are counted
 * one by one, beside the demo’s.
 */
export const contentDays = unrecorded(
  pgTable(
    'cw_portal_content_days',
    {
      ...teamColumn,
      contentId: text('content_id')
        .notNull()
        .references(() => contents.contentId, { onDelete: 'cascade' }),
      day: text('day').notNull(),
      impressions: integer('impressions').notNull(),
      clicks: integer('clicks').notNull(),
      visits: integer('visits').notNull().default(0),
    },
    (table) => [primaryKey({ columns: [table.contentId, table.day] })],
  ),
)
