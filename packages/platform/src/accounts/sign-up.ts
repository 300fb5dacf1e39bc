import { and, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import type { Language } from '@console-widgets/core'
import { digitsOfPhone, phonePattern, type InvitationState } from '@console-widgets/core/model'
import { nameText } from '@console-widgets/core/schemas'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { Queries } from '../database/connection.ts'
import { newNumber } from '../database/ids.ts'
import { networkOf } from '../internet/outside.ts'
import { postMessage } from '../outbox/post-message.ts'
import { hashPassword, hashToken } from '../secrets/secrets.ts'
import { createAccount, siteOfCountry } from './new-account.ts'
import { shortestPassword } from './new-password-page.ts'
import { signUpMails } from './sign-up-mails.ts'
import { accounts, invitations, signUpCodes, teams } from './tables.ts'
import { beginAttempt } from './throttle.ts'

/** Lifetime of a code, in milliseconds. */
const codeLifetime = 15 * 60_000
const codeDigits = 6

/** Maximum length of a person's name, in characters. */
export const longestName = 64

/** Invitation that a sign-up is for. */
export interface SignUpInvitation {
  invitationId: string
  account: string
  teamName: string
  state: InvitationState
}

/** Finds the invitation of a link, in its state at this moment. */
export async function findSignUpInvitation(
  { database, clock }: Pick<PlatformParts, 'database' | 'clock'>,
  token: string,
): Promise<SignUpInvitation | undefined> {
  const tokenHash = await hashToken(token)
  const [row] = await database.look((db) =>
    db
      .select({
        invitationId: invitations.invitationId,
        account: invitations.account,
        teamName: teams.teamName,
        state: invitations.state,
        expireTime: invitations.expireTime,
      })
      .from(invitations)
      .innerJoin(teams, eq(teams.teamId, invitations.teamId))
      .where(eq(invitations.tokenHash, tokenHash)),
  )
  if (!row) return undefined
  const { expireTime, ...invitation } = row
  return invitation.state === 'pending' && expireTime <= clock.now() ? { ...invitation, state: 'expired' } : invitation
}

/** What a person enters. */
export interface SignUpForm {
  code: string
  userName: string
  country: string
  phone: string
  password: string
  repeat: string
}

/** Why a form isn't accepted; each names its field. */
export type SignUpProblem = 'name' | 'country' | 'phone' | 'short' | 'differs' | 'code' | { minutes: number }

/**
 * Mails a code to the invited address, or, if it has an account already, how to sign in. The page shows the same for
 * both, so that those who got the link from someone else don't learn which.
 * @returns minutes to wait if too many were asked for
 */
export async function mailCode(
  { database, clock, jobs }: PlatformParts,
  { invitationId, account, teamName }: SignUpInvitation,
  language: Language,
  address: string,
): Promise<{ minutes: number } | undefined> {
  const now = clock.now()
  const subjects = { account: `sign-up-mail:${invitationId}`, address: `sign-up-mail:${networkOf(address)}` }
  const attempt = await beginAttempt(database, subjects, clock.now)
  if ('retryAfter' in attempt) return { minutes: Math.ceil(attempt.retryAfter / 60) }
  // Every mail counts.
  await attempt.fail()
  const code = newNumber(codeDigits)
  const codeHash = await hashToken(codeKey(invitationId, code))
  await database.asPlatform(async (db) => {
    const isTaken = await hasAccount(db, account)
    const mail = isTaken ? signUpMails[language].known(teamName) : signUpMails[language].code(code, teamName)
    if (!isTaken) {
      const row = { codeHash, expireTime: now + codeLifetime }
      await db
        .insert(signUpCodes)
        .values({ ...row, invitationId })
        .onConflictDoUpdate({ target: signUpCodes.invitationId, set: row })
    }
    const message = { ...mail, channel: 'mail' as const, address: account, topic: 'sign-up', reference: invitationId }
    await postMessage(db, { ...message, ownerTeamId: null }, now)
  })
  void jobs.wake()
  return undefined
}

/** Creates the account of an invited person. The slow hash is computed outside any transaction. */
export async function signUp(
  { database, clock }: PlatformParts,
  { invitationId, account }: SignUpInvitation,
  form: SignUpForm,
  language: Language,
  address: string,
): Promise<{ userId: string } | { problem: SignUpProblem }> {
  const userName = form.userName.replaceAll('\0', '').trim()
  const phone = digitsOfPhone(form.phone)
  const siteId = siteOfCountry(form.country)
  if (!v.is(nameText(longestName), userName)) return { problem: 'name' }
  if (siteId === undefined) return { problem: 'country' }
  if (phone !== '' && !phonePattern.test(phone)) return { problem: 'phone' }
  if ([...form.password].length < shortestPassword) return { problem: 'short' }
  if (form.password !== form.repeat) return { problem: 'differs' }
  const now = clock.now()
  const subjects = { account: `sign-up:${invitationId}`, address: `sign-up:${networkOf(address)}` }
  const attempt = await beginAttempt(database, subjects, clock.now)
  if ('retryAfter' in attempt) return { problem: { minutes: Math.ceil(attempt.retryAfter / 60) } }
  const codeHash = await hashToken(codeKey(invitationId, form.code.trim()))
  const passwordHash = await hashPassword(form.password)
  const created = await database.asPlatform(async (db): Promise<{ userId: string } | undefined> => {
    const [redeemed] = await db
      .delete(signUpCodes)
      .where(
        and(
          eq(signUpCodes.invitationId, invitationId),
          eq(signUpCodes.codeHash, codeHash),
          gt(signUpCodes.expireTime, now),
        ),
      )
      .returning()
    if (!redeemed || (await hasAccount(db, account))) return undefined
    // No one has seen a document of this person.
    const person = { account, userName, passwordHash, language, phone: phone || null, verifyRealName: 0 }
    return { userId: await createAccount(db, { ...person, teamName: userName, country: form.country, siteId, now }) }
  })
  await (created ? attempt.succeed() : attempt.fail())
  return created ?? { problem: 'code' }
}

/** A code counts only for its invitation. */
const codeKey = (invitationId: string, code: string) => `${invitationId} ${code}`

async function hasAccount(db: Queries, account: string): Promise<boolean> {
  return (await db.$count(accounts, eq(accounts.account, account))) > 0
}
