import { eq } from 'drizzle-orm'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { Queries } from '../database/connection.ts'
import { accounts, sessions, signInCodes } from './tables.ts'

declare module '../calls/events.ts' {
  interface PlatformEvents {
    /** An account got another password, from its person or an administrator. The transaction is the platform's. */
    'accounts.password-replaced': { userId: string; by: 'person' | 'administrator' }
  }
}

/**
 * Replaces an account's password and ends everything that the old one opened: all sessions, and unused codes and
 * tickets.
 */
export async function replacePassword(
  db: Queries,
  { events, clock }: Pick<PlatformParts, 'events' | 'clock'>,
  userId: string,
  change: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> {
  const [account] = await db.update(accounts).set(change).where(eq(accounts.userId, userId)).returning()
  // The next session starts in the team of the last one, where the person finds the notice.
  const context = { db, teamId: account?.lastTeamId ?? '', now: clock.now }
  const by = change.mustChangePassword ? 'administrator' : 'person'
  await events.announce('accounts.password-replaced', { userId, by }, context)
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(signInCodes).where(eq(signInCodes.userId, userId))
}
