import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { signInFailures } from './tables.ts'

/** Failed sign-ins that a subject may have in a window, and the window in milliseconds. */
const mostFailures = 10
const failureWindow = 15 * 60_000

/**
 * Counts a sign-in against its account and its address before the password is looked at, so that many at once do not
 * slip through; one that succeeds is forgiven. Too many in a window shut the subject for its rest.
 * @returns seconds to wait when it is shut
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

/** Takes a sign-in that succeeded off the address's count, and forgets what the account had. */
export async function forgiveAttempt(db: Queries, account: string, address: string): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.subject, account))
  await db
    .update(signInFailures)
    .set({ failures: sql`${signInFailures.failures} - 1` })
    .where(eq(signInFailures.subject, address))
}
