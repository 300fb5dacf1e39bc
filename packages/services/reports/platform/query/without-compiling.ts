import { sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'

/**
 * For the rest of the transaction, a server does not compile statements before it runs them. Ours have dozens of
 * expressions and run for a fraction of a second, and compiling one takes many seconds.
 */
export async function withoutCompiling(db: Queries): Promise<void> {
  await db.execute(sql`select set_config('jit', 'off', true)`)
}
