import { eq } from 'drizzle-orm'
import type { Language } from '@console-widgets/core'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { newTypedSecret } from '../database/ids.ts'
import { postMessage } from '../outbox/post-message.ts'
import { browserMail } from './browser-mail.ts'
import { rememberDevice } from './known-devices.ts'
import { issueCode, redeemCode } from './sign-in-codes.ts'
import { findClaimed, subjectOf, type Claim, type SignInPlace } from './sign-in.ts'
import { accounts } from './tables.ts'
import { beginAttempt } from './throttle.ts'

/** Lifetime of a code, in milliseconds: the window in which sign-ins are limited. */
const codeLifetime = 15 * 60_000

/** The account that a code makes known. */
const stateOf = (claim: Claim) => `browser ${subjectOf(claim)}`

/**
 * Mails a code to the address of an account, with which its user signs in from a browser that others have locked. Mails
 * are limited per account. Those beyond aren't sent: the ones before are still valid, so no one can prevent a sign-in by
 * requesting codes. Nothing tells whether there is an account.
 */
export async function mailBrowserCode(
  { database, clock, jobs }: PlatformParts,
  claim: Claim,
  language: Language,
): Promise<void> {
  const now = clock.now()
  const subject = `mail:${subjectOf(claim)}`
  const attempt = await beginAttempt(database, { account: subject, address: subject }, clock.now)
  if ('retryAfter' in attempt) return
  // Every mail counts.
  await attempt.fail()
  const code = newTypedSecret()
  const found = await findClaimed(database, claim)
  const userId = found?.userId ?? ''
  await database.asPlatform(async (db) => {
    await issueCode(db, userId, stateOf(claim), now, { code: readTyped(code), lifetime: codeLifetime })
    const [owner] = await db.select({ address: accounts.account }).from(accounts).where(eq(accounts.userId, userId))
    if (!owner) return
    const mail = browserMail[language](code, owner.address)
    const message = { ...mail, channel: 'mail' as const, address: owner.address, topic: 'browser', reference: userId }
    await postMessage(db, { ...message, ownerTeamId: null }, now)
  })
  void jobs.wake()
}

/**
 * Makes a browser known to an account whose mailbox its user reads, as a sign-in does. It signs no one in.
 * @returns the browser's new token, unless the code is wrong, used, or expired
 */
export function confirmBrowser(
  { database, clock }: Pick<PlatformParts, 'database' | 'clock'>,
  claim: Claim,
  code: string,
  place: SignInPlace,
): Promise<string | undefined> {
  return database.asPlatform(async (db) => {
    const userId = await redeemCode(db, readTyped(code), stateOf(claim), clock.now())
    return userId ? rememberDevice(db, { ...place, account: subjectOf(claim) }, clock.now()) : undefined
  })
}

/** People leave out the hyphens, add spaces, and don't care about capitals. */
const readTyped = (code: string) =>
  code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
