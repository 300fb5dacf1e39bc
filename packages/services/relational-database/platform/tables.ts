import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  BackupKind,
  BackupState,
  CharacterSet,
  DatabaseState,
  RestoreState,
  RunKind,
  RunState,
} from '@console-widgets/relational-database/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { unrecorded } from '@console-widgets/platform/database/table-traits'
import type { BackupContent } from './backups/dump-database.ts'

/** The instance of a team, once its settings have changed. */
export const databaseInstances = pgTable('cw_database_instances', {
  ...teamColumn,
  /** Team ID. */
  instanceId: text('instance_id')
    .primaryKey()
    .default(sql`current_setting('cw.team')`),
  instanceName: text('instance_name'),
  comment: text('comment'),
  timeZone: text('time_zone'),
  rowLimit: integer('row_limit'),
  timeoutSeconds: integer('timeout_seconds'),
  /** Time until which a change of databases, accounts, or privileges is considered in progress. */
  changingUntil: milliseconds('changing_until').notNull().default(0),
  updateTime: milliseconds('update_time').notNull(),
})

/** Databases of a team in their desired state, which is applied to the engine when a database is opened. */
export const databases = pgTable(
  'cw_databases',
  {
    ...teamColumn,
    databaseId: text('database_id').primaryKey(),
    /** ID in the engine, once a restore has put another database in the place of the first. */
    engineId: text('engine_id'),
    name: text('name').notNull(),
    comment: text('comment'),
    characterSet: text('character_set').$type<CharacterSet>().notNull(),
    state: text('state').$type<DatabaseState>().notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** Demo data that the engine fills a database of the demo team with. */
    filling: text('filling'),
    /** Creation time of the data, as the demo team knows it. */
    fillingTime: milliseconds('filling_time'),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_databases_name', table, table.name)],
)

/** Accounts of a team's instance. */
export const databaseAccounts = pgTable(
  'cw_database_accounts',
  {
    ...teamColumn,
    accountId: text('account_id').primaryKey(),
    name: text('name').notNull(),
    comment: text('comment'),
    hosts: text('hosts').array().notNull(),
    /** PostgreSQL's password verifier (SCRAM), from which the password can't be recovered. */
    passwordVerifier: text('password_verifier').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_database_accounts_name', table, table.name)],
)

/** Privileges of accounts on databases. */
export const databasePrivileges = pgTable(
  'cw_database_privileges',
  {
    ...teamColumn,
    databaseId: text('database_id').notNull(),
    accountId: text('account_id').notNull(),
    readonly: boolean('readonly').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.databaseId, table.accountId] }),
    index('cw_database_privileges_account').on(table.accountId),
    foreignKey({ columns: [table.databaseId], foreignColumns: [databases.databaseId] }).onDelete('cascade'),
    foreignKey({ columns: [table.accountId], foreignColumns: [databaseAccounts.accountId] }).onDelete('cascade'),
  ],
)

/** History of runs: actor, statements, time, and outcome. */
export const databaseRuns = unrecorded(
  pgTable(
    'cw_database_runs',
    {
      ...teamColumn,
      runId: text('run_id').notNull(),
      databaseId: text('database_id').notNull(),
      accountName: text('account_name').notNull(),
      kind: text('kind').$type<RunKind>().notNull(),
      userId: text('user_id').notNull(),
      sql: text('sql').notNull(),
      fileName: text('file_name'),
      taskId: text('task_id'),
      state: text('state').$type<RunState>().notNull(),
      statements: integer('statements').notNull().default(0),
      rowCount: bigint('row_count', { mode: 'number' }).notNull().default(0),
      durationMs: bigint('duration_ms', { mode: 'number' }),
      error: jsonb('error').$type<RunError>(),
      /** Progress of a script. */
      line: integer('line'),
      rolledBack: boolean('rolled_back').notNull().default(false),
      /** Number of statements at the start whose effects remain, although the run failed. */
      committed: integer('committed').notNull().default(0),
      cancelRequested: boolean('cancel_requested').notNull().default(false),
      startTime: milliseconds('start_time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.runId] }),
      index('cw_database_runs_time').on(table.databaseId, table.startTime),
      uniqueIndex('cw_database_runs_task').on(table.taskId),
      foreignKey({ columns: [table.databaseId], foreignColumns: [databases.databaseId] }).onDelete('cascade'),
    ],
  ),
)

/** An error of the engine and its position in the SQL, in the form of a response. */
export interface RunError {
  severity: string
  message: string
  detail: string | null
  hint: string | null
  context?: string
  code: string
  statement: number
  position: number
  line: number
  column: number
}

/** Backups of databases. Their content is in the object store. */
export const databaseBackups = unrecorded(
  pgTable(
    'cw_database_backups',
    {
      ...teamColumn,
      backupId: text('backup_id').primaryKey(),
      databaseId: text('database_id').notNull(),
      kind: text('kind').$type<BackupKind>().notNull(),
      backupName: text('backup_name'),
      state: text('state').$type<BackupState>().notNull(),
      /** Why it failed, for users. */
      error: text('error'),
      /** Time of what it contains, or for which it is planned. */
      time: milliseconds('time').notNull(),
      endTime: milliseconds('end_time'),
      /** Compressed bytes, including those shared with other backups. */
      sizeBytes: bigint('size_bytes', { mode: 'number' }),
      tables: integer('tables'),
      rowCount: bigint('row_count', { mode: 'number' }),
      content: jsonb('content').$type<BackupContent>(),
      /** Demo data that a restore generates, and the time up to which it does. */
      filling: text('filling'),
      fillingTime: milliseconds('filling_time'),
      userId: text('user_id'),
    },
    (table) => [
      index('cw_database_backups_time').on(table.databaseId, table.time),
      foreignKey({ columns: [table.databaseId], foreignColumns: [databases.databaseId] }).onDelete('cascade'),
    ],
  ),
)

/** Restores of backups, into a new database or in the place of the backed up one. */
export const databaseRestores = unrecorded(
  pgTable(
    'cw_database_restores',
    {
      ...teamColumn,
      restoreId: text('restore_id').primaryKey(),
      /** Database that was backed up. */
      databaseId: text('database_id').notNull(),
      backupId: text('backup_id').notNull(),
      /** Time of the restored content. */
      time: milliseconds('time').notNull(),
      /** Database that the content goes to. */
      targetName: text('target_name').notNull(),
      isReplacing: boolean('is_replacing').notNull(),
      state: text('state').$type<RestoreState>().notNull(),
      error: text('error'),
      userId: text('user_id').notNull(),
      startTime: milliseconds('start_time').notNull(),
      endTime: milliseconds('end_time'),
    },
    (table) => [
      index('cw_database_restores_time').on(table.databaseId, table.startTime),
      foreignKey({ columns: [table.databaseId], foreignColumns: [databases.databaseId] }).onDelete('cascade'),
    ],
  ),
)

/** Saved queries of a team. */
export const databaseQueries = pgTable(
  'cw_database_queries',
  {
    ...teamColumn,
    queryId: text('query_id').primaryKey(),
    databaseId: text('database_id').notNull(),
    queryName: text('query_name').notNull(),
    sql: text('sql').notNull(),
    userId: text('user_id').notNull(),
    ...timeColumns,
  },
  (table) => [
    uniqueIndex('cw_database_queries_name').on(table.databaseId, sql`lower(${table.queryName})`),
    foreignKey({ columns: [table.databaseId], foreignColumns: [databases.databaseId] }).onDelete('cascade'),
  ],
)
