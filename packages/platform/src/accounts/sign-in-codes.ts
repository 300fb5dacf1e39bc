import { eq, lt } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { hashToken } from '../secrets/secrets.ts'
import { signInCodes } from './tables.ts'

/** Lifetime of a sign-in code, in milliseconds. */
const codeLifetime = 60_000

/** Issues a code for a limited time: the one in the redirect, or one that only the platform accepts. */
export async function issueCode(
  db: Queries,
  userId: string,
  state: string,
  now: number,
  { code = newSecret(), lifetime = codeLifetime } = {},
): Promise<string> {
  await db.delete(signInCodes).where(lt(signInCodes.expireTime, now))
  await db.insert(signInCodes).values({ codeHash: await hashToken(code), userId, state, expireTime: now + lifetime })
  return code
}

/**
 * Redeems a code, once; the wrong state uses it up, too.
 * @returns its user, unless it is unknown, used, or expired
 */
export async function redeemCode(db: Queries, code: string, state: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .delete(signInCodes)
    .where(eq(signInCodes.codeHash, await hashToken(code)))
    .returning()
  return row && row.expireTime >= now && row.state === state ? row.userId : undefined
}
