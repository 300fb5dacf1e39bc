import { eq, lt } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { newSecret } from '../database/ids.ts'
import { hashToken } from '../secrets/secrets.ts'
import { signInCodes } from './tables.ts'

/** Milliseconds that the code of a sign-in is good for. */
const codeLifetime = 60_000

/**
 * Makes a code that is good for a while: the one that the redirect carries, or another that only this platform takes.
 */
export async function issueCode(
  db: Queries,
  userId: string,
  state: string,
  now: number,
  lifetime = codeLifetime,
): Promise<string> {
  const code = newSecret()
  await db.delete(signInCodes).where(lt(signInCodes.expireTime, now))
  await db.insert(signInCodes).values({ codeHash: await hashToken(code), userId, state, expireTime: now + lifetime })
  return code
}

/**
 * Takes a code, once: also one that came with another state is used up. @returns whose it is, unless it is unknown,
 * used or too old
 */
export async function redeemCode(db: Queries, code: string, state: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .delete(signInCodes)
    .where(eq(signInCodes.codeHash, await hashToken(code)))
    .returning()
  return row && row.expireTime >= now && row.state === state ? row.userId : undefined
}
