import type { AnyCall, ListFields } from '@console-widgets/contract'
import { eq, getTableName, type InferInsertModel, type InferSelectModel } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import { newId } from './ids.ts'
import { keyColumn } from './key-column.ts'
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

/** Field of a table. */
type FieldOf<Table extends PgTable> = keyof Table['_']['columns'] & string

/** What a caller gives a new row. The ID, the team, and the times are the platform's. */
type NewRow<Table extends PlainTable, Key extends FieldOf<Table>> = Omit<
  InferInsertModel<Table>,
  Key | 'teamId' | 'createTime' | 'updateTime'
>

/** Limits of a plain list. */
export interface CreateOptions<Table extends PlainTable, Key extends FieldOf<Table>> {
  /** Maximum number of rows per team. */
  most: number
  /** A text that no two rows of a team have, regardless of case. */
  unique: keyof NewRow<Table, Key> & string
}

/**
 * Creates the handler that adds a row to a plain list.
 * @param key field with the ID, the primary key
 */
export function createHandler<Table extends PlainTable, Key extends FieldOf<Table>>(
  table: Table,
  key: Key,
  { most, unique }: CreateOptions<Table, Key>,
) {
  return async (
    input: NewRow<Table, Key>,
    { db, now }: { db: Queries; now(): number },
  ): Promise<InferSelectModel<Table>> => {
    await requireRoom(db, table, most, rowsOf(table))
    const column = (table as unknown as Record<string, PgColumn>)[unique] as PgColumn
    await requireUnique(db, { table, field: unique, column, value: String(input[unique]) })
    const time = now()
    const row = { ...input, [key]: newId(), createTime: time, updateTime: time }
    const [created] = await db
      .insert(table as PgTable)
      .values(row)
      .returning()
    return created as InferSelectModel<Table>
  }
}

/**
 * Creates the handler that deletes a row by its ID.
 * @param key field with the ID, the primary key
 */
export function deleteHandler<Table extends PgTable, Key extends FieldOf<Table>>(table: Table, key: Key) {
  return async (
    input: Record<Key, string>,
    { db, call }: { db: Queries; call: Pick<AnyCall, 'id'> },
  ): Promise<void> => {
    const id = input[key]
    await findRow(db, table, id, thingOf(call))
    await db.delete(table).where(eq(keyColumn(table), id))
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
