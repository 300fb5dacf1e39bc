import type { AnyCall, ListFields } from '@console-widgets/contract'
import { eq, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import { newId } from './ids.ts'
import { keyColumn, keyField, type KeyField } from './key-column.ts'
import type { ListInput } from './list-rows.ts'
import { listTable, type Sort, type TableOf } from './list-table.ts'
import { findRow, requireRoom, requireUnique } from './require-rows.ts'

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

/** A team's table whose rows have an ID, and the times of their creation and last change. */
type PlainTable = PgTable & { createTime: PgColumn; updateTime: PgColumn }

/** What a caller gives a new row. The ID, the team, and the times are the platform's. */
type NewRow<Table extends PlainTable> = Omit<
  Table['$inferInsert'],
  KeyField<Table> | 'teamId' | 'createTime' | 'updateTime'
>

/** Limits of a plain list. */
export interface CreateOptions<Table extends PlainTable> {
  /** Maximum number of rows per team. */
  perTeam: number
  /** A text that no two rows of a team have, regardless of case. */
  unique: keyof NewRow<Table> & string
}

/** Creates the handler that adds a row to a plain list. */
export function createHandler<Table extends PlainTable>(table: Table, { perTeam, unique }: CreateOptions<Table>) {
  return async (input: NewRow<Table>, { db, now }: { db: Queries; now(): number }): Promise<Table['$inferSelect']> => {
    await requireRoom(db, table, perTeam, rowsOf(table))
    const column = (table as unknown as Record<string, PgColumn>)[unique] as PgColumn
    await requireUnique(db, { table, field: unique, column, value: String(input[unique]) })
    const time = now()
    const row = { ...input, [keyField(table)]: newId(), createTime: time, updateTime: time }
    const [created] = await db
      .insert(table as PgTable)
      .values(row)
      .returning()
    return created as Table['$inferSelect']
  }
}

/** Creates the handler that deletes a row by its ID. */
export function deleteHandler<Table extends PgTable>(table: Table) {
  return async (
    input: Record<KeyField<Table>, string>,
    { db, call }: { db: Queries; call: Pick<AnyCall, 'id'> },
  ): Promise<void> => {
    const key = input[keyField(table)]
    await findRow(db, table, key, thingOf(call))
    await db.delete(table).where(eq(keyColumn(table), key))
  }
}

/** The rows of a table, in refusals: `cw_test_users` has test users. */
function rowsOf(table: PgTable): string {
  return getTableName(table).replace(/^cw_/, '').replaceAll('_', ' ')
}

/** The thing that a call changes, in refusals: `teams.test-user.delete` deletes a test user. */
function thingOf({ id }: Pick<AnyCall, 'id'>): string {
  return (id.split('.')[1] as string).replaceAll('-', ' ')
}
