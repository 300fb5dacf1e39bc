import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './connection.ts'
import { newId } from './ids.ts'
import { keyColumn, keyField, type KeyField } from './key-column.ts'
import { findRow, requireRoom, requireUnique } from './require-rows.ts'

/** A team's table whose rows have an ID, and the times of their creation and last change. */
type PlainTable = PgTable & { createTime: PgColumn; updateTime: PgColumn }

/** What a caller gives a new row. The ID, the team, and the times are the platform's. */
type NewRow<Table extends PlainTable> = Omit<
  Table['$inferInsert'],
  KeyField<Table> | 'teamId' | 'createTime' | 'updateTime'
>

/** Limits of a plain list. */
export interface CreateOptions<Table extends PlainTable> {
  /** What the rows are, in the plural: for refusals. */
  things: string
  /** Maximum number of rows per team. */
  perTeam: number
  /** A text that no two rows of a team have, regardless of case. */
  unique: keyof NewRow<Table> & string
}

/** Creates the handler that adds a row to a plain list. */
export function createHandler<Table extends PlainTable>(
  table: Table,
  { things, perTeam, unique }: CreateOptions<Table>,
) {
  return async (input: NewRow<Table>, { db, now }: { db: Queries; now(): number }): Promise<Table['$inferSelect']> => {
    await requireRoom(db, table, perTeam, things)
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

/**
 * Creates the handler that deletes a row by its ID.
 * @param thing what the row is: for refusals
 */
export function deleteHandler<Table extends PgTable>(table: Table, thing: string) {
  return async (input: Record<KeyField<Table>, string>, { db }: { db: Queries }): Promise<void> => {
    const key = input[keyField(table)]
    await findRow(db, table, key, thing)
    await db.delete(table).where(eq(keyColumn(table), key))
  }
}
