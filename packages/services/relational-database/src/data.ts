import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { largestPageSize } from '@console-widgets/core/model'
import { createMemoryPlace, dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { accountListFields, databaseListFields, type DroppableKind, queryListFields, runListFields } from './model.ts'
import { createDraftTabs } from './editor/draft-tabs.ts'
import { createScriptRun } from './editor/script-run.ts'
import { createSqlRuns } from './editor/sql-runs.ts'

/** The engine instance of a team, and its state. */
export type Instance = AnswerOf<(typeof calls)['relational-database.base-info.get']>
/** A database as the platform returns it. */
export type Database = ItemOf<(typeof calls)['relational-database.database.list']>
/** An account as the platform returns it. */
export type Account = ItemOf<(typeof calls)['relational-database.account.list']>
/** A past or current run. */
export type Run = ItemOf<(typeof calls)['relational-database.run.list']>
/** A saved query of the team. */
export type SavedQuery = ItemOf<(typeof calls)['relational-database.query.list']>
/** Schema of a database as an account sees it. */
export type DatabaseSchema = AnswerOf<(typeof calls)['relational-database.schema.get']>
/** A table, view, or similar relation. */
export type Relation = DatabaseSchema['schemas'][number]['relations'][number]

/** Polling interval, in milliseconds, while the platform is processing something. */
const soon = 1500
/** Milliseconds between looks at the order of the service, which the platform can suspend. */
const orderCheck = 30_000
/** Page size above the maximum count: selections need all items. */
const all = { maxReqCount: largestPageSize }

/** Instance of the team. */
export function instanceData(console: Console) {
  const { query, mutation } = dataOf(console)
  return {
    instance: query(calls['relational-database.base-info.get'], undefined, {
      every: ({ state }) => (state === 'creating' || state === 'changing' ? soon : orderCheck),
    }),
    update: mutation(calls['relational-database.base-info.update']),
  }
}

/** Databases in the team's instance. */
export function databasesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    databases: list(calls['relational-database.database.list'], {
      id: 'databases',
      key: 'name',
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

/** Accounts in the team's instance. */
export function accountsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    accounts: list(calls['relational-database.account.list'], {
      id: 'database-accounts',
      key: 'name',
      fields: accountListFields,
      place,
    }),
    create: mutation(calls['relational-database.account.create']),
    update: mutation(calls['relational-database.account-base-info.update']),
    setPrivileges: mutation(calls['relational-database.account-privileges.update']),
    remove: mutation(calls['relational-database.account.delete']),
  }
}

/** All options for privileges: databases for an account, accounts for a database. */
export function choicesData(console: Console) {
  const { query } = dataOf(console)
  return {
    databases: query(calls['relational-database.database.list'], { ...all, sort: 'name' }),
    accounts: query(calls['relational-database.account.list'], { ...all, sort: 'name' }),
  }
}

/** Schema of a database, as an account sees it. */
export function schemaData(console: Console, _place: Place, name: string, account: string) {
  return { schema: dataOf(console).query(calls['relational-database.schema.get'], { name, account }) }
}

/** What would be dropped with a table, or with a part of it. */
export function dependentsData(
  console: Console,
  _place: Place,
  ...[name, account, kind, schema, table, part]: [
    name: string,
    account: string,
    kind: DroppableKind,
    schema: string,
    table: string,
    part?: string,
  ]
) {
  const wanted = { name, account, kind, schema, table, ...(part === undefined ? {} : { part }) }
  return { dependents: dataOf(console).query(calls['relational-database.dependent.list'], wanted) }
}

/** State of a database's editor: drafts, runs, and scripts, which continue while no widget shows them. */
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

/** Runs the SQL of the table editor. Its statements appear in the history like all others. */
export function tableData(console: Console, _place: Place, name: string) {
  const { invalidate } = dataOf(console)
  const call = calls['relational-database.sql.execute']
  return {
    read: (account: string, sql: string, rowLimit?: number) =>
      console.invoke(call, { name, account, sql, ...(rowLimit === undefined ? {} : { rowLimit }) }),
    /** Runs SQL that the user has reviewed, in one transaction. */
    async apply(account: string, sql: string) {
      const answer = await console.invoke(call, { name, account, sql, oneTransaction: true, confirmed: true })
      const touches = [...call.touches, 'relational-database.schema', 'relational-database.sizes']
      invalidate(touches)
      console.host.post('changed', { call: call.id, touches })
      return answer
    },
  }
}

/** History and saved queries of a database. The panel keeps their filters to itself, not in the URL. */
export function historyData(console: Console, _place: Place, name: string) {
  const { list, mutation } = dataOf(console)
  return {
    history: list(calls['relational-database.run.list'], {
      id: 'database-runs',
      key: 'runId',
      fields: runListFields,
      place: createMemoryPlace(),
      input: { name },
      every: (items) => (items.some(({ state }) => state === 'running') ? soon : undefined),
    }),
    queries: list(calls['relational-database.query.list'], {
      id: 'database-queries',
      key: 'queryId',
      fields: queryListFields,
      place: createMemoryPlace(),
      input: { name },
    }),
    removeQuery: mutation(calls['relational-database.query.delete']),
  }
}
