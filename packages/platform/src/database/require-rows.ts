import { and, eq, type InferSelectModel, ne } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { issue, type RuledIssue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'
import { lower } from './columns.ts'
import type { Queries } from './connection.ts'
import { keyColumn } from './key-column.ts'

/**
 * Requires that a team has fewer rows of a table than it may have.
 * @param things what the rows are, in the plural
 * @throws PlatformRefusal when it has as many
 */
export async function requireRoom(
  db: Queries,
  table: PgTable,
  most: number,
  things: string,
  advice = 'Delete one that you no longer need.',
): Promise<void> {
  if ((await db.$count(table)) >= most) throw refuse('limit-reached', `A team has at most ${most} ${things}. ${advice}`)
}

/** A text that no two rows of a team have, regardless of case. */
export interface UniqueText {
  table: PgTable
  /** Field of the call's input. */
  field: string
  column: PgColumn
  value: string
  /** Key of the row that is being changed, which may keep its text. */
  except?: string | undefined
  /** Default: the text is there already. */
  message?: string
  /** What is said at the field. Default: it is already taken. */
  issue?: RuledIssue
}

/** @throws PlatformRefusal when another row has the text */
export async function requireUnique(
  db: Queries,
  {
    table,
    field,
    column,
    value,
    except,
    message = `'${value}' already exists`,
    issue: said = issue(field, 'taken'),
  }: UniqueText,
): Promise<void> {
  const others = except === undefined ? undefined : ne(keyColumn(table), except)
  if ((await db.$count(table, and(eq(lower(column), lower(value)), others))) > 0)
    throw refuse('name-taken', message, [said])
}

/**
 * Returns a row of the team by its primary key.
 * @param thing what the row is
 * @throws PlatformRefusal when there is none
 */
export async function findRow<Table extends PgTable>(
  db: Queries,
  table: Table,
  key: string,
  thing: string,
): Promise<InferSelectModel<Table>> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(eq(keyColumn(table), key))
  if (!row) throw refuse('not-found', `There is no ${thing} '${key}' in this team`)
  return row as InferSelectModel<Table>
}
