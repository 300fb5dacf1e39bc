import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** Name of the field with a table's primary key, if it is a single column. */
export type KeyField<Table extends PgTable> = {
  [Field in keyof Table['_']['columns']]: Table['_']['columns'][Field]['_']['isPrimaryKey'] extends true ? Field : never
}[keyof Table['_']['columns']] &
  string

/** Name of the field with a table's primary key. */
export function keyField<Table extends PgTable>(table: Table): KeyField<Table> {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column.primary)
  if (!found) throw new Error(`The table '${getTableConfig(table).name}' has no column that is its primary key`)
  return found[0] as KeyField<Table>
}

/** Column that identifies a row within a team: the primary key, or its part after the team. */
export function keyColumn(table: PgTable): PgColumn {
  const key =
    Object.values(getTableColumns(table)).find((column) => column.primary) ??
    getTableConfig(table).primaryKeys[0]?.columns.at(-1)
  if (!key) throw new Error(`The table '${getTableConfig(table).name}' has no primary key to identify its rows by`)
  return key as PgColumn
}
