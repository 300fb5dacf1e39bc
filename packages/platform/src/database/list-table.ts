import type { ListFields } from '@console-widgets/contract'
import { and, getTableColumns, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import { type ListInput, listQuery } from './list-rows.ts'

/** Field name, with a leading `-` for descending order. */
type Sort<Fields> = `${'-' | ''}${keyof Fields & string}`

/** Table with a column for each field that its list can be filtered and sorted by. */
type TableOf<Fields> = PgTable & Record<keyof Fields, PgColumn>

/**
 * Creates the handler of a plain list: rows of a table with the fields that the model declares. Ties are broken by the
 * primary key.
 */
export function listHandler<Fields extends ListFields, Table extends TableOf<Fields>>(
  table: Table,
  fields: Fields,
  defaultSort: Sort<Fields>,
) {
  return (input: ListInput, { db }: { db: Queries }) => listTable(db, table, fields, input, defaultSort)
}

/** One page of a table's rows that meet a condition, with the total count. */
export async function listTable<Fields extends ListFields, Table extends TableOf<Fields>>(
  db: Queries,
  table: Table,
  fields: Fields,
  input: ListInput,
  defaultSort: Sort<Fields>,
  condition?: SQL,
): Promise<{ items: Table['$inferSelect'][]; total: number }> {
  const { where, orderBy, limit, offset } = listQuery(fields, table, keyOf(table), input, defaultSort)
  const all = and(condition, where)
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(all)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { items: rows as Table['$inferSelect'][], total: await db.$count(table, all) }
}

/** Column that identifies a row within a team: the primary key, or its part after the team. */
function keyOf(table: PgTable): PgColumn {
  const key =
    Object.values(getTableColumns(table)).find((column) => column.primary) ??
    getTableConfig(table).primaryKeys[0]?.columns.at(-1)
  if (!key) throw new Error(`The table '${getTableConfig(table).name}' has no primary key to order its list by`)
  return key as PgColumn
}
