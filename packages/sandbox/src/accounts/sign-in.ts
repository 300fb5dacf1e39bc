import { eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { refuse } from '../http/refusal.ts'
import { hashPassword, hashToken, passwordMatches } from './secrets.ts'
import { accounts, signInCodes, signInFailures } from './tables.ts'

/** Failed sign-ins that a subject may have in a window, and the window in milliseconds. */
const mostFailures = 10
const failureWindow = 15 * 60_000
/** Milliseconds that a sign-in code is good for. */
const codeLifetime = 60_000

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const nobody = hashPassword(newSecret())

export type SignInResult = { userId: string } | { failed: 'wrong' } | { failed: 'throttled'; retryAfter: number }

/**
 * Checks an account and its password. Every failure counts against the account and against the address;
 * too many in a window shut both for its rest.
 */
export async function checkPassword(db: Queries, account: string, password: string, address: string, now: number): Promise<SignInResult> {
  const subjects = [`account:${account.toLowerCase()}`, `address:${address}`]
  await db.delete(signInFailures).where(lt(signInFailures.windowEnd, now))
  for (const subject of subjects) {
    const [row] = await db.select().from(signInFailures).where(eq(signInFailures.subject, subject))
    if (row && row.failures >= mostFailures) return { failed: 'throttled', retryAfter: Math.ceil((row.windowEnd - now) / 1000) }
  }
  const [found] = await db.select().from(accounts).where(eq(accounts.account, account.toLowerCase()))
  if (await passwordMatches(password, found?.passwordHash ?? (await nobody))) {
    if (found) {
      await db.delete(signInFailures).where(eq(signInFailures.subject, subjects[0] as string))
      return { userId: found.userId }
    }
  }
  for (const subject of subjects)
    await db
      .insert(signInFailures)
      .values({ subject, failures: 1, windowEnd: now + failureWindow })
      .onConflictDoUpdate({ target: signInFailures.subject, set: { failures: sql`${signInFailures.failures} + 1` } })
  return { failed: 'wrong' }
}

/** Makes the code that the redirect carries. */
export async function issueCode(db: Queries, userId: string, state: string, now: number): Promise<string> {
  const code = newSecret()
  await db.insert(signInCodes).values({ codeHash: await hashToken(code), userId, state, expireTime: now + codeLifetime })
  return code
}

/** Takes a code, once. @throws PlatformRefusal when it is unknown, used, too old or came with another state. */
export async function redeemCode(db: Queries, code: string, state: string, now: number): Promise<string> {
  const [row] = await db
    .delete(signInCodes)
    .where(eq(signInCodes.codeHash, await hashToken(code)))
    .returning()
  if (!row || row.expireTime < now || row.state !== state) throw refuse('sign-in-failed', 'This sign-in is no longer good. Sign in again.')
  return row.userId
}
