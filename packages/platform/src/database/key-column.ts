import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'

/** Column that identifies a row within a team: the primary key, or its part after the team. */
export function keyColumn(table: PgTable): PgColumn {
  const key =
    Object.values(getTableColumns(table)).find((column) => column.primary) ??
    getTableConfig(table).primaryKeys[0]?.columns.at(-1)
  if (!key) throw new Error(`The table '${getTableConfig(table).name}' has no primary key to identify its rows by`)
  return key as PgColumn
}
