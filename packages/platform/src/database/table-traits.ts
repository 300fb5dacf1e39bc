import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

const unrecordedTables = new WeakSet<PgTable>()
const measuredTables = new WeakSet<PgTable>()

/**
 * Marks a team's table whose rows are no acts of anybody, such as the steps of an upload or the progress of a task: the
 * audit trail does not tell of them.
 */
export function unrecorded<Table extends PgTable>(table: Table): Table {
  unrecordedTables.add(table)
  return table
}

/** Marks a table of what is measured in great number: the trail does not tell of its rows, and they name no files. */
export function measured<Table extends PgTable>(table: Table): Table {
  measuredTables.add(table)
  return unrecorded(table)
}

export function isMeasured(table: PgTable): boolean {
  return measuredTables.has(table)
}

/** The names of the tables that the audit trail does not tell of, in their order. */
export function unrecordedNames(tables: readonly PgTable[]): string[] {
  return tables
    .filter((table) => unrecordedTables.has(table))
    .map((table) => getTableName(table))
    .sort()
}
