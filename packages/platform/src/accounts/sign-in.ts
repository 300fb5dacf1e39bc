import { and, eq, sql } from 'drizzle-orm'
import { newSecret } from '../database/ids.ts'
import { networkOf } from '../internet/outside.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { hashPassword, passwordMatches } from '../secrets/secrets.ts'
import { rememberDevice } from './known-devices.ts'
import { accounts, unionAccounts } from './tables.ts'
import { beginAttempt } from './throttle.ts'

/** Hash that matches no password, so that unknown accounts take as long as known ones. */
const unmatchableHash = hashPassword(newSecret())

/** Claimed identity: an account of the platform, or an identity of a union partner (R7). */
export type Claim = { account: string } | { partner: string; unionId: string }

/** Where a sign-in comes from: its network, and the hash of its browser's token if it has one. */
export interface SignInPlace {
  address: string
  device: string | undefined
}

/** Place of a request, whose address is that of its network. */
export const placeOfRequest = (address: string, device: string | undefined): SignInPlace => ({
  address: `address:${networkOf(address)}`,
  device,
})

/** A sign-in with the right password. */
export interface SignedIn {
  userId: string
  mustChangePassword: boolean
  /** New token of the browser. */
  deviceToken: string
}

export type SignInFailure = { failed: 'wrong' } | { failed: 'throttled'; retryAfter: number }

/** Verifies a claim and its password. The slow hash is computed outside any transaction. */
export async function checkPassword(
  { database, clock }: PlatformParts,
  claim: Claim,
  password: string,
  { address, device }: SignInPlace,
): Promise<SignedIn | SignInFailure> {
  const subjects = { account: subjectOf(claim), address, device }
  const attempt = await beginAttempt(database, subjects, clock.now)
  if ('retryAfter' in attempt) return { failed: 'throttled', retryAfter: attempt.retryAfter }
  const found = await findVerified(database, claim, password).catch(async (error: unknown) => {
    await attempt.cancel()
    throw error
  })
  if (!found) {
    await attempt.fail()
    return { failed: 'wrong' }
  }
  await attempt.succeed()
  const deviceToken = await database.asPlatform((db) => rememberDevice(db, subjects, clock.now()))
  return { userId: found.userId, mustChangePassword: found.mustChangePassword, deviceToken }
}

/** What the sign-ins of a claim are counted under. */
export function subjectOf(claim: Claim): string {
  if ('account' in claim) return `account:${readName(claim.account)}`
  return `union:${readName(claim.partner)}:${readName(claim.unionId)}`
}

/** Account names are case-insensitive. PostgreSQL can't store U+0000. */
function readName(text: string): string {
  return text.slice(0, 200).replaceAll('\0', '').trim().toLowerCase()
}

/** Finds the claimed account if the password matches. An unknown account takes as long as a known one. */
async function findVerified(
  database: PlatformParts['database'],
  claim: Claim,
  password: string,
): Promise<Claimed | undefined> {
  const found = await findClaimed(database, claim)
  const matches = await passwordMatches(password, found?.passwordHash ?? (await unmatchableHash))
  return matches ? found : undefined
}

/** Account that someone claims to own. */
export interface Claimed {
  userId: string
  passwordHash: string
  mustChangePassword: boolean
}

/** Finds the account of a claim, whose password is yet to be verified. */
export function findClaimed(database: PlatformParts['database'], claim: Claim): Promise<Claimed | undefined> {
  return database.asPlatform(async (db) => {
    const [row] =
      'account' in claim
        ? await db
            .select({
              userId: accounts.userId,
              passwordHash: accounts.passwordHash,
              mustChangePassword: accounts.mustChangePassword,
            })
            .from(accounts)
            .where(eq(accounts.account, readName(claim.account)))
        : await db
            .select({
              userId: unionAccounts.userId,
              passwordHash: unionAccounts.passwordHash,
              mustChangePassword: sql<boolean>`false`,
            })
            .from(unionAccounts)
            .where(
              and(
                eq(unionAccounts.partner, claim.partner.replaceAll('\0', '')),
                eq(unionAccounts.unionId, readName(claim.unionId)),
              ),
            )
    return row
  })
}

/** Union partners that users can sign in with. */
export async function unionPartners({ database }: PlatformParts): Promise<string[]> {
  const rows = await database.asPlatform((db) =>
    db.selectDistinct({ partner: unionAccounts.partner }).from(unionAccounts).orderBy(unionAccounts.partner),
  )
  return rows.map(({ partner }) => partner)
}
