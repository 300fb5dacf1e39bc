import { sql } from 'drizzle-orm'
import type { Queries } from './connection.ts'

/**
 * Disables JIT compilation for the rest of the transaction. Our statements have dozens of expressions and run for a
 * fraction of a second, while compiling one takes many seconds.
 */
export async function withoutCompiling(db: Queries): Promise<void> {
  await db.execute(sql`select set_config('jit', 'off', true)`)
}
