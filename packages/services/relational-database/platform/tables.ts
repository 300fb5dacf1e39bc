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
import type { CharacterSet, DatabaseState, RunKind, RunState } from '@console-widgets/relational-database/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { unrecorded } from '@console-widgets/platform/database/table-traits'

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
  code: string
  statement: number
  position: number
  line: number
  column: number
}

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
