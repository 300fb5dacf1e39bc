import { eq } from 'drizzle-orm'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { shortestPassword, type NewPasswordProblem } from './new-password-page.ts'
import { replacePassword } from './replace-password.ts'
import { hashPassword, passwordMatches } from '../secrets/secrets.ts'
import { issueCode, redeemCode } from './sign-in-codes.ts'
import { accounts } from './tables.ts'

/** Time to choose a password, in milliseconds. */
const ticketLifetime = 15 * 60_000

/** The sign-in request that a ticket is bound to, besides its user. */
const stateOf = (state: string) => `new-password ${state}`

/** Issues a ticket to a user who has entered a password that must be changed. */
export function issueTicket({ database, clock }: PlatformParts, userId: string, state: string): Promise<string> {
  return database.asPlatform((db) => issueCode(db, userId, stateOf(state), clock.now(), { lifetime: ticketLifetime }))
}

/** Result of a password change: successful, rejected with a problem, or with an invalid ticket. */
export type ChangeResult = { userId: string } | { problem: NewPasswordProblem; ticket: string } | 'late'

/** Redeems a ticket, once, and sets the new password. Slow hashes are computed outside any transaction. */
export async function changePassword(
  services: PlatformParts,
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
  await database.asPlatform((db) =>
    replacePassword(db, services, found.userId, { passwordHash, mustChangePassword: false }),
  )
  void services.jobs.wake()
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
