import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

const unrecordedTables = new WeakSet<PgTable>()
const measuredTables = new WeakSet<PgTable>()
const tablesNamingApps = new WeakSet<PgTable>()
const appendOnlyTables = new WeakSet<PgTable>()
const namingColumns = new WeakMap<PgTable, readonly PgColumn[]>()

/**
 * Marks a team's table as excluded from the audit log: its rows aren't user actions, such as the steps of an upload or
 * the progress of a task.
 */
export function unrecorded<Table extends PgTable>(table: Table): Table {
  unrecordedTables.add(table)
  return table
}

/** Marks a table of high-volume measurements: excluded from the audit log, and without references to files. */
export function measured<Table extends PgTable>(table: Table): Table {
  measuredTables.add(table)
  return unrecorded(table)
}

/**
 * Sets the columns that name a row in the audit log. Needed only if the table has no column such as `app_name`, `name`,
 * or `account`, or if that isn't the row's own name. An ID stands for the name of the row that it refers to.
 */
export function named<Table extends PgTable>(table: Table, columns: (table: Table) => readonly PgColumn[]): Table {
  namingColumns.set(table, columns(table))
  return table
}

/** Names of the columns that are set to name the rows of each table. */
export function declaredNames(tables: readonly PgTable[]): Record<string, string[]> {
  return Object.fromEntries(
    tables
      .flatMap((table): [string, string[]][] => {
        const columns = namingColumns.get(table)
        return columns ? [[getTableName(table), columns.map(({ name }) => name)]] : []
      })
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

export function isMeasured(table: PgTable): boolean {
  return measuredTables.has(table)
}

/**
 * Marks a team's table whose rows name apps without belonging to them, such as a choice of apps to compare: they aren't
 * part of a demo project whose apps they name.
 */
export function namesApps<Table extends PgTable>(table: Table): Table {
  tablesNamingApps.add(table)
  return table
}

/** Marks a table whose rows stay as they were added: teams can't change or delete them, such as a history. */
export function appendOnly<Table extends PgTable>(table: Table): Table {
  appendOnlyTables.add(table)
  return table
}

/** Sorted names of the tables whose rows teams can't change or delete. */
export function appendOnlyNames(tables: readonly PgTable[]): string[] {
  return namesOf(tables.filter((table) => appendOnlyTables.has(table)))
}

/** Sorted names of the tables excluded from the audit log. */
export function unrecordedNames(tables: readonly PgTable[]): string[] {
  return namesOf(tables.filter((table) => unrecordedTables.has(table)))
}

/** Sorted names of the tables whose rows are never part of a demo project: measurements, and what only names apps. */
export function unlockedNames(tables: readonly PgTable[]): string[] {
  return namesOf(tables.filter((table) => measuredTables.has(table) || tablesNamingApps.has(table)))
}

function namesOf(tables: readonly PgTable[]): string[] {
  return tables.map((table) => getTableName(table)).sort()
}
