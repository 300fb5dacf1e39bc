import { eq } from 'drizzle-orm'
import { csrfHeaders } from '@console-widgets/core/model'
import type { Selecting } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { accounts } from './tables.ts'

/** User status that forces a new login in the other login mode (R183). */
export const statusThatForcesLogin = 6

/**
 * Rejects users whose status requires a new login. It applies only to the other login mode, whose clients send its CSRF
 * header (R138). The refusal's reason makes the client redirect to the sign-in page.
 */
export async function requireLoginStatus(request: Request, db: Selecting, userId: string): Promise<void> {
  if (!request.headers.has(csrfHeaders.other)) return
  const [account] = await db.select({ status: accounts.status }).from(accounts).where(eq(accounts.userId, userId))
  if (account?.status === statusThatForcesLogin)
    throw refuse('user-status-6', 'The account asks for a new login. Sign in again.')
}
