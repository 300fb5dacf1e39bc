import type { Language } from '@console-widgets/core'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { newTypedSecret } from '../database/ids.ts'
import { postMessage } from '../outbox/post-message.ts'
import { browserMessage, codeToPassOn } from './browser-message.ts'
import { findCodeRecipient } from './code-recipient.ts'
import { forgetFailures, rememberDevice } from './known-devices.ts'
import { issueCode, redeemCode } from './sign-in-codes.ts'
import { findClaimed, subjectOf, type Claim, type SignInPlace } from './sign-in.ts'
import { beginAttempt } from './throttle.ts'

/** Lifetime of a code, in milliseconds: the window in which sign-ins are limited. */
const codeLifetime = 15 * 60_000

/** The account that a code makes known. */
const stateOf = (claim: Claim) => `browser ${subjectOf(claim)}`

/**
 * Sends a code to the mail address of an account, or to its phone if it has none, or to the account holder of the team
 * that created it if it has neither. With it, its user signs in from a browser that others have locked. Messages are
 * limited per account. Those beyond aren't sent: the ones before are still valid, so no one can prevent a sign-in by
 * requesting codes. Nothing tells whether there is an account.
 */
export async function sendBrowserCode(
  { database, clock, jobs }: PlatformParts,
  claim: Claim,
  language: Language,
): Promise<void> {
  const now = clock.now()
  const counted = `code:${subjectOf(claim)}`
  const attempt = await beginAttempt(database, { account: counted, address: counted }, clock.now)
  if ('retryAfter' in attempt) return
  // Every message counts.
  await attempt.fail()
  const code = newTypedSecret()
  const found = await findClaimed(database, claim)
  const userId = found?.userId ?? ''
  await database.asPlatform(async (db) => {
    await issueCode(db, userId, stateOf(claim), now, { code: readTyped(code), lifetime: codeLifetime })
    const recipient = await findCodeRecipient(db, userId)
    if (!recipient) return
    const { channel, address, account } = recipient
    const message = recipient.language === undefined ? browserMessage[language] : codeToPassOn[recipient.language]
    const { subject, text } = message(code, account)
    await postMessage(
      db,
      {
        ownerTeamId: null,
        channel,
        address,
        subject: channel === 'mail' ? subject : '',
        text: channel === 'mail' ? text : subject,
        topic: 'browser',
        reference: userId,
      },
      now,
    )
  })
  void jobs.wake()
}

/**
 * Makes a browser known to an account whose messages its user reads, as a sign-in does, and forgets the account's
 * failures there. It signs no one in.
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
    if (!userId) return undefined
    const token = await rememberDevice(db, { ...place, account: subjectOf(claim) }, clock.now())
    await forgetFailures(db, subjectOf(claim), token)
    return token
  })
}

/** People leave out the hyphens, add spaces, and don't care about capitals. */
const readTyped = (code: string) =>
  code
    .slice(0, 100)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
