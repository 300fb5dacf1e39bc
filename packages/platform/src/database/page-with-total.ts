import { inArray, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import type { ListQuery } from './list-rows.ts'

/**
 * One page of a large table's rows that meet a condition, with the total count, in one pass over the table: the
 * condition is as costly as a search through texts, and the rows are wide. Only those of the page are read whole.
 */
export async function pageWithTotal<Table extends PgTable>(
  db: Queries,
  table: Table,
  key: PgColumn,
  where: SQL | undefined,
  { orderBy, limit, offset }: Omit<ListQuery, 'where'>,
): Promise<{ rows: InferSelectModel<Table>[]; total: number }> {
  const found = await db
    .select({ key: sql<string>`${key}`, total: sql<number>`(count(*) over ())::int` })
    .from(table as PgTable)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const [first] = found
  // A page beyond the end has no row that could tell the number.
  if (!first) return { rows: [], total: offset === 0 ? 0 : await db.$count(table, where) }
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(
      inArray(
        key,
        found.map((row) => row.key),
      ),
    )
    .orderBy(...orderBy)
  return { rows: rows as InferSelectModel<Table>[], total: first.total }
}
