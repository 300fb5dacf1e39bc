import { eq } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { accounts, sessions, signInCodes } from './tables.ts'

/**
 * Replaces an account's password and ends everything that the old one opened: all sessions, and unused codes and
 * tickets.
 */
export async function replacePassword(
  db: Queries,
  userId: string,
  change: { passwordHash: string; mustChangePassword: boolean },
): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.userId, userId))
  await db.delete(sessions).where(eq(sessions.userId, userId))
  await db.delete(signInCodes).where(eq(signInCodes.userId, userId))
}
