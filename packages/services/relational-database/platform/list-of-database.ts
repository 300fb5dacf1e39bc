import { and, eq, getTableColumns, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListFields } from '@console-widgets/contract'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { type ListInput, listQuery } from '@console-widgets/platform/database/list-rows'
import { findDatabase } from './rows.ts'

/** A table whose rows belong to a database, and to the user who made them. */
type OfDatabase = PgTable & { databaseId: PgColumn; userId: PgColumn }

/** Lists the rows of one database, with the names of their users; a user who is gone has an empty name. */
export async function listOfDatabase<Table extends OfDatabase, Fields extends ListFields>(
  db: Queries,
  table: Table & Record<keyof Fields, PgColumn>,
  list: { fields: Fields; key: PgColumn; sort: `${'-' | ''}${keyof Fields & string}` },
  { name, ...input }: ListInput & { name: string },
): Promise<{ items: (InferSelectModel<Table> & { userName: string })[]; total: number }> {
  const { databaseId } = await findDatabase(db, name)
  const { where, orderBy, limit, offset } = listQuery(list.fields, table, list.key, input, list.sort)
  const own = and(where, eq(table.databaseId, databaseId))
  const rows = await db
    .select({ ...getTableColumns(table as OfDatabase), userName: teamPeople.userName })
    .from(table as OfDatabase)
    .leftJoin(teamPeople, eq(teamPeople.userId, table.userId))
    .where(own)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return {
    items: rows.map(({ userName, ...row }) => ({ ...(row as InferSelectModel<Table>), userName: userName ?? '' })),
    total: await db.$count(table, own),
  }
}
