import type { ListFields } from '@console-widgets/contract'
import { and, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import { keyColumn } from './key-column.ts'
import { type ListInput, listQuery } from './list-rows.ts'

/** Field name, with a leading `-` for descending order. */
export type Sort<Fields> = `${'-' | ''}${keyof Fields & string}`

/** Table with a column for each field that its list can be filtered and sorted by. */
export type TableOf<Fields> = PgTable & Record<keyof Fields, PgColumn>

/** One page of a table's rows that meet a condition, with the total count. */
export async function listTable<Fields extends ListFields, Table extends TableOf<Fields>>(
  db: Queries,
  table: Table,
  fields: Fields,
  input: ListInput,
  defaultSort: Sort<Fields>,
  condition?: SQL,
): Promise<{ items: InferSelectModel<Table>[]; total: number }> {
  const { where, orderBy, limit, offset } = listQuery(fields, table, keyColumn(table), input, defaultSort)
  const all = and(condition, where)
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(all)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return { items: rows as InferSelectModel<Table>[], total: await db.$count(table, all) }
}
