import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { RegionPrefix } from '@console-widgets/core'
import type {
  CorsRule,
  DecisionReason,
  FileSource,
  RuleOperation,
  UserLevel,
} from '@console-widgets/cloud-storage/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { unrecorded } from '@console-widgets/platform/database/table-traits'

const bytes = (name: string) => bigint(name, { mode: 'number' })

/** Regions in which a team has cloud storage, and its plan there. */
export const storageRegions = pgTable(
  'cw_storage_regions',
  {
    ...teamColumn,
    region: text('region').$type<RegionPrefix>().notNull(),
    level: text('level').$type<UserLevel>().notNull().default('free'),
    createTime: milliseconds('create_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.region] })],
)

/** Buckets. Names are unique across the platform, since they appear in URLs. */
export const storageBuckets = pgTable(
  'cw_storage_buckets',
  {
    ...teamColumn,
    bucketId: text('bucket_id').primaryKey(),
    bucketName: text('bucket_name').notNull(),
    region: text('region').$type<RegionPrefix>().notNull(),
    /** Numbers of files and bytes, updated with each change. */
    files: integer('files').notNull().default(0),
    storedBytes: bytes('stored_bytes').notNull().default(0),
    /** Published version of the rules; 0 is the default rules. */
    rulesVersion: integer('rules_version').notNull().default(0),
    draftText: text('draft_text'),
    draftUserId: text('draft_user_id'),
    draftTime: milliseconds('draft_time'),
    corsRules: jsonb('cors_rules').$type<CorsRule[]>().notNull().default([]),
    ...timeColumns,
  },
  (table) => [
    uniqueIndex('cw_storage_buckets_name').on(table.bucketName),
    index('cw_storage_buckets_team').on(table.teamId, table.region),
  ],
)

/** Columns of rows that belong to a bucket and are deleted with it. */
const bucketColumn = () => ({
  bucketId: text('bucket_id')
    .notNull()
    .references(() => storageBuckets.bucketId, { onDelete: 'cascade' }),
})

/**
 * Files and folders. Names are compared by their bytes, regardless of the database's collation, so that windows of a
 * list start at the same entry everywhere.
 */
export const storageFiles = pgTable(
  'cw_storage_files',
  {
    ...teamColumn,
    fileId: text('file_id').primaryKey(),
    ...bucketColumn(),
    /** The full key; a folder's ends with `/`. */
    key: text('key').notNull(),
    /** Key of the parent folder; empty at the top. */
    parent: text('parent').notNull(),
    name: text('name').notNull(),
    /** Sort key: the name in lowercase. */
    sortName: text('sort_name').notNull(),
    /** 0 for a folder, 1 for a file, so that folders come first. */
    kind: smallint('kind').$type<0 | 1>().notNull(),
    /** Folders that a user created stay when empty; those created for a file go with their last file. */
    made: boolean('made').notNull().default(false),
    size: bytes('size').notNull().default(0),
    contentType: text('content_type'),
    sha256: text('sha256'),
    /** Object of the file service with its bytes; copies share one. */
    objectId: text('object_id'),
    /** Custom metadata set by an application. */
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
    source: text('source').$type<FileSource>(),
    userId: text('user_id'),
    /** User of the application who uploaded it. */
    uid: text('uid'),
    ...timeColumns,
  },
  (table) => [
    uniqueIndex('cw_storage_files_key').on(table.bucketId, table.key),
    index('cw_storage_files_below').on(table.bucketId, sql`${table.key} collate "C"`),
    index('cw_storage_files_folder').on(
      table.bucketId,
      table.parent,
      table.kind,
      sql`${table.sortName} collate "C"`,
      sql`${table.key} collate "C"`,
    ),
    index('cw_storage_files_object').on(table.objectId),
  ],
)

/** Links that open a file. The token is stored as is, so that users can copy the link again; it opens no other file. */
export const storageTokens = pgTable(
  'cw_storage_tokens',
  {
    ...teamColumn,
    tokenId: text('token_id').primaryKey(),
    token: text('token').notNull(),
    fileId: text('file_id')
      .notNull()
      .references(() => storageFiles.fileId, { onDelete: 'cascade' }),
    description: text('description').notNull(),
    userId: text('user_id').notNull(),
    createTime: milliseconds('create_time').notNull(),
    endTime: milliseconds('end_time'),
  },
  (table) => [index('cw_storage_tokens_file').on(table.fileId, table.createTime)],
)

/** Published rules of a bucket, one row per version. */
export const storageRules = pgTable(
  'cw_storage_rules',
  {
    ...teamColumn,
    ...bucketColumn(),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    note: text('note').notNull(),
    userId: text('user_id').notNull(),
    publishTime: milliseconds('publish_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucketId, table.version] })],
)

/** Daily storage and usage. It outlives its bucket, since usage counts nevertheless. */
export const storageUsage = unrecorded(
  pgTable(
    'cw_storage_usage',
    {
      ...teamColumn,
      bucketId: text('bucket_id').notNull(),
      region: text('region').$type<RegionPrefix>().notNull(),
      /** First millisecond of the day in UTC. */
      time: milliseconds('time').notNull(),
      /** At the end of the day. */
      storedBytes: bytes('stored_bytes').notNull().default(0),
      files: integer('files').notNull().default(0),
      uploadBytes: bytes('upload_bytes').notNull().default(0),
      downloadBytes: bytes('download_bytes').notNull().default(0),
      requests: integer('requests').notNull().default(0),
      refused: integer('refused').notNull().default(0),
    },
    (table) => [
      primaryKey({ columns: [table.bucketId, table.time] }),
      index('cw_storage_usage_team').on(table.teamId, table.region, table.time),
    ],
  ),
)

/** Latest decisions of rules, individually. */
export const storageDecisions = unrecorded(
  pgTable(
    'cw_storage_decisions',
    {
      ...teamColumn,
      decisionId: text('decision_id').primaryKey(),
      ...bucketColumn(),
      time: milliseconds('time').notNull(),
      operation: text('operation').$type<RuleOperation>().notNull(),
      key: text('key').notNull(),
      uid: text('uid'),
      allowed: boolean('allowed').notNull(),
      reason: text('reason').$type<DecisionReason>().notNull(),
      version: integer('version').notNull(),
      line: integer('line'),
    },
    (table) => [index('cw_storage_decisions_bucket').on(table.bucketId, table.time)],
  ),
)

/** Decisions per day, counted by line of the deciding rule; 0 if no rule allowed it. */
export const storageDecisionCounts = unrecorded(
  pgTable(
    'cw_storage_decision_counts',
    {
      ...teamColumn,
      ...bucketColumn(),
      time: milliseconds('time').notNull(),
      version: integer('version').notNull(),
      line: integer('line').notNull(),
      allowed: boolean('allowed').notNull(),
      decisions: integer('decisions').notNull(),
    },
    (table) => [primaryKey({ columns: [table.bucketId, table.time, table.version, table.line, table.allowed] })],
  ),
)

/** Web sites served from a bucket or one of its folders. */
export const storageSites = pgTable(
  'cw_storage_sites',
  {
    ...teamColumn,
    siteId: text('site_id').primaryKey(),
    siteName: text('site_name').notNull(),
    ...bucketColumn(),
    prefix: text('prefix').notNull(),
    indexDocument: text('index_document').notNull(),
    notFoundDocument: text('not_found_document'),
    /** Seconds. */
    maxAge: integer('max_age').notNull(),
    ...timeColumns,
  },
  (table) => [
    uniqueIndex('cw_storage_sites_name').on(table.siteName),
    index('cw_storage_sites_bucket').on(table.bucketId),
  ],
)

/** Cached files of sites, served until they are stale or purged. They keep their objects if the file is deleted. */
export const storageCopies = unrecorded(
  pgTable(
    'cw_storage_copies',
    {
      ...teamColumn,
      siteId: text('site_id')
        .notNull()
        .references(() => storageSites.siteId, { onDelete: 'cascade' }),
      /** Key of the file in the bucket. */
      key: text('key').notNull(),
      objectId: text('object_id').notNull(),
      contentType: text('content_type').notNull(),
      sha256: text('sha256').notNull(),
      size: bytes('size').notNull(),
      storeTime: milliseconds('store_time').notNull(),
      endTime: milliseconds('end_time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.siteId, table.key] }),
      index('cw_storage_copies_object').on(table.objectId),
    ],
  ),
)
