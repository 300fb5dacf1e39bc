import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { largestPageSize } from '@console-widgets/core/model'
import { createMemoryPlace, dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { accountListFields, databaseListFields, queryListFields, runListFields } from './model.ts'
import { createDraftTabs } from './editor/draft-tabs.ts'
import { createScriptRun } from './editor/script-run.ts'
import { createSqlRuns } from './editor/sql-runs.ts'

/** A team's instance: the engine and how it is. */
export type Instance = AnswerOf<(typeof calls)['relational-database.base-info.get']>
/** A database as it is answered. */
export type Database = ItemOf<(typeof calls)['relational-database.database.list']>
/** An account as it is answered. */
export type Account = ItemOf<(typeof calls)['relational-database.account.list']>
/** A run of the past or of now. */
export type Run = ItemOf<(typeof calls)['relational-database.run.list']>
/** A query that the team keeps under a name. */
export type SavedQuery = ItemOf<(typeof calls)['relational-database.query.list']>
/** What an account sees in a database. */
export type DatabaseSchema = AnswerOf<(typeof calls)['relational-database.schema.get']>
/** A table, view or the like. */
export type Relation = DatabaseSchema['schemas'][number]['relations'][number]

/** Milliseconds after which something that the platform works at is read again. */
const soon = 1500
/** More than there can be: a choice needs them all. */
const all = { maxReqCount: largestPageSize }

/** The instance of the team. */
export function instanceData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    instance: query(calls['relational-database.base-info.get'], undefined, {
      every: ({ state }) => (state === 'creating' || state === 'changing' ? soon : undefined),
    }),
    update: mutation(calls['relational-database.base-info.update']),
  }
}

/** The databases of the team's instance. */
export function databasesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    databases: list(calls['relational-database.database.list'], {
      id: 'databases',
      keyOf: (database) => database.name,
      fields: databaseListFields,
      place,
      every: (items) =>
        items.some(({ state }) => state === 'creating' || state === 'changing' || state === 'deleting')
          ? soon
          : undefined,
    }),
    create: mutation(calls['relational-database.database.create']),
    update: mutation(calls['relational-database.database-base-info.update']),
    setPrivileges: mutation(calls['relational-database.database-privileges.update']),
    remove: mutation(calls['relational-database.database.delete']),
  }
}

/** The accounts of the team's instance. */
export function accountsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    accounts: list(calls['relational-database.account.list'], {
      id: 'database-accounts',
      keyOf: (account) => account.name,
      fields: accountListFields,
      place,
    }),
    create: mutation(calls['relational-database.account.create']),
    update: mutation(calls['relational-database.account-base-info.update']),
    setPrivileges: mutation(calls['relational-database.account-privileges.update']),
    remove: mutation(calls['relational-database.account.delete']),
  }
}

/** Everything there is to choose from: databases for an account, accounts for a database. */
export function choicesData(console: Console) {
  const { query } = dataOf(console)
  return {
    databases: query(calls['relational-database.database.list'], { ...all, sort: 'name' }),
    accounts: query(calls['relational-database.account.list'], { ...all, sort: 'name' }),
  }
}

/** What a database holds, as an account sees it. */
export function schemaData(console: Console, _place: Place, name: string, account: string) {
  return { schema: dataOf(console).query(calls['relational-database.schema.get'], { name, account }) }
}

/** What the editor of a database works with: drafts, runs and scripts, which go on while no widget shows them. */
export function editorData(console: Console, _place: Place, name: string) {
  const { mutation, invalidate } = dataOf(console)
  return {
    drafts: createDraftTabs(console, name),
    runs: createSqlRuns(console, name, invalidate),
    script: createScriptRun(console, name, invalidate),
    save: mutation(calls['relational-database.query.save']),
    check: (sql: string) => console.invoke(calls['relational-database.sql.check'], { sql }, { quiet: true }),
  }
}

/**
 * What was run in a database, and the queries that are kept for it. Their filters are the panel's own, not the
 * address's.
 */
export function historyData(console: Console, _place: Place, name: string) {
  const { list, mutation } = dataOf(console)
  return {
    history: list(calls['relational-database.run.list'], {
      id: 'database-runs',
      keyOf: (run) => run.runId,
      fields: runListFields,
      place: createMemoryPlace(),
      input: { name },
      every: (items) => (items.some(({ state }) => state === 'running') ? soon : undefined),
    }),
    queries: list(calls['relational-database.query.list'], {
      id: 'database-queries',
      keyOf: (query) => query.queryId,
      fields: queryListFields,
      place: createMemoryPlace(),
      input: { name },
    }),
    removeQuery: mutation(calls['relational-database.query.delete']),
  }
}
