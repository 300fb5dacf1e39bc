import { eq } from 'drizzle-orm'
import type { Services } from '../calls/platform-parts.ts'
import { shortestPassword, type NewPasswordProblem } from './new-password-page.ts'
import { replacePassword } from './replace-password.ts'
import { hashPassword, passwordMatches } from '../secrets/secrets.ts'
import { issueCode, redeemCode } from './sign-in-codes.ts'
import { accounts } from './tables.ts'

/** Milliseconds in which somebody may think of a password. */
const ticketLifetime = 15 * 60_000

/** What a ticket is bound to beside the person: the sign-in that asked for it. */
const stateOf = (state: string) => `new-password ${state}`

/** Makes what stands for a person who has given a password that must be changed. */
export function issueTicket({ database, clock }: Services, userId: string, state: string): Promise<string> {
  return database.asPlatform((db) => issueCode(db, userId, stateOf(state), clock.now(), ticketLifetime))
}

/** What became of a new password: it counts, the person must choose another one, or the ticket is no good. */
export type ChangeResult = { userId: string } | { problem: NewPasswordProblem; ticket: string } | 'late'

/**
 * Takes a ticket, once, and the password that is to count from now on. The slow hashes are computed outside of any
 * transaction.
 */
export async function changePassword(
  services: Services,
  ticket: string,
  state: string,
  password: string,
  repeat: string,
): Promise<ChangeResult> {
  const { database, clock } = services
  const found = await database.asPlatform(async (db) => {
    const userId = await redeemCode(db, ticket, stateOf(state), clock.now())
    const [account] =
      userId === undefined
        ? []
        : await db
            .select({ userId: accounts.userId, passwordHash: accounts.passwordHash })
            .from(accounts)
            .where(eq(accounts.userId, userId))
    return account
  })
  if (!found) return 'late'
  const problem = await problemOf(password, repeat, found.passwordHash)
  if (problem) return { problem, ticket: await issueTicket(services, found.userId, state) }
  const passwordHash = await hashPassword(password)
  await database.asPlatform((db) => replacePassword(db, found.userId, { passwordHash, mustChangePassword: false }))
  return { userId: found.userId }
}

async function problemOf(
  password: string,
  repeat: string,
  passwordHash: string,
): Promise<NewPasswordProblem | undefined> {
  if ([...password].length < shortestPassword) return 'short'
  if (password !== repeat) return 'differs'
  return (await passwordMatches(password, passwordHash)) ? 'same' : undefined
}
