import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { signInFailures } from './tables.ts'

/** Failed sign-ins allowed per subject and window; the window in milliseconds. */
const mostFailures = 10
const failureWindow = 15 * 60_000

/**
 * Counts a sign-in attempt against its account and address before the password is verified, so that concurrent attempts
 * can't slip through. A success is subtracted again. Too many attempts lock the subject for the rest of the window.
 * @returns seconds to wait if locked
 */
export async function countAttempt(db: Queries, subjects: readonly string[], now: number): Promise<number | undefined> {
  await db.delete(signInFailures).where(lt(signInFailures.windowEnd, now))
  const counts = await db
    .insert(signInFailures)
    .values(subjects.map((subject) => ({ subject, failures: 1, windowEnd: now + failureWindow })))
    .onConflictDoUpdate({ target: signInFailures.subject, set: { failures: sql`${signInFailures.failures} + 1` } })
    .returning()
  const shut = counts.filter(({ failures }) => failures > mostFailures).map(({ windowEnd }) => windowEnd)
  return shut.length > 0 ? Math.ceil((Math.max(...shut) - now) / 1000) : undefined
}

/** Subtracts a successful sign-in from the address's count and resets the account's. */
export async function forgiveAttempt(db: Queries, account: string, address: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.subject, account))
  await db
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1` })
    .where(eq(signInFailures.subject, address))
}
