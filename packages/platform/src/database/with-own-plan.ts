import { sql } from 'drizzle-orm'
import type { Queries } from './connection.ts'

/**
 * Plans the statements in the rest of the transaction for their values. A plan for any values expects a period to have
 * next to no rows, and so looks up each of a million events by the index.
 */
export async function withOwnPlan(db: Queries): Promise<void> {
  await db.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`)
}
