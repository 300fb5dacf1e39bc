import { sql } from 'drizzle-orm'
import type { Queries } from './connection.ts'

/**
 * Runs statements that join many rows without nested loops. PostgreSQL takes a newly filled table for an empty one, and
 * expects next to no rows of what row-level security hides in part: it would look up the events of each person. If the
 * work throws, the setting ends with the transaction.
 */
export async function withoutNestedLoops<Result>(db: Queries, work: () => Promise<Result>): Promise<Result> {
  await db.execute(sql`set local enable_nestloop = off`)
  const result = await work()
  await db.execute(sql`set local enable_nestloop = on`)
  return result
}
