import { and, eq } from 'drizzle-orm'
import {
  effectiveAnswers,
  type Answers,
  type ConfirmedRating,
  type HeldCertificate,
} from '@console-widgets/age-rating/model'
import type { Rating } from '@console-widgets/age-rating/schemas'
import { ownAccount, teamPeople } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { ratingCertificates, type ageRatings } from './tables.ts'

/** Stored certificate. */
export type CertificateRow = typeof ratingCertificates.$inferSelect

/** What an app keeps of a certificate. */
export function heldFrom(row: CertificateRow): HeldCertificate {
  const { certificateId, productName, storefront, issueTime, updateTime } = row
  return { certificateId, productName, storefront, issueTime, updateTime }
}

/** Whether two sheets have the same answers. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const sorted = (answers: Answers) => JSON.stringify(Object.entries(answers).toSorted())
  return sorted(one) === sorted(other)
}

/** The certificate of an app, as calls return it. One that the caller can't see, or that is gone, is unchanged. */
export async function describeHeldCertificate(
  db: Queries,
  {
    appId,
    questionnaire,
    certificate,
  }: Pick<typeof ageRatings.$inferSelect, 'appId' | 'questionnaire' | 'certificate'>,
  answers: Answers,
): Promise<Rating['certificate']> {
  if (!certificate) return null
  const { updateTime, ...held } = certificate
  const row = await readCertificate(db, held.certificateId)
  return {
    ...held,
    isOwn: row?.appId === appId,
    hasChanged: row !== undefined && row.updateTime > updateTime,
    isFollowed: row === undefined || sameAnswers(effectiveAnswers(questionnaire, row.answers), answers),
  }
}

export async function readCertificate(db: Queries, certificateId: string): Promise<CertificateRow | undefined> {
  const [row] = await db.select().from(ratingCertificates).where(eq(ratingCertificates.certificateId, certificateId))
  return row
}

/** The certificate with an ID, if it was issued to the developer with a mail address. */
export async function findCertificate(
  db: Queries,
  certificateId: string,
  email: string,
): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(ratingCertificates)
    .where(and(eq(ratingCertificates.certificateId, certificateId), eq(ratingCertificates.email, email)))
  return row
}

interface Certified extends ConfirmedRating {
  appId: string
  appName: string
  held: HeldCertificate | null
}

/**
 * Gives a confirmed rating its certificate. One of another product stays as long as the answers are the same; otherwise
 * the app's own is issued, or updated, so that apps that use it learn of the change.
 */
export async function keepCertificate(
  db: Queries,
  { appId, appName, held, questionnaire, answers, ratings, time }: Certified,
): Promise<HeldCertificate> {
  const attached = held ? await readCertificate(db, held.certificateId) : undefined
  const isFollowed =
    attached !== undefined &&
    attached.questionnaire === questionnaire &&
    sameAnswers(effectiveAnswers(questionnaire, attached.answers), answers)
  if (attached && attached.appId !== appId && isFollowed) return heldFrom(attached)
  const certified = { questionnaire, answers, ratings, productName: appName }
  // The same answers in another category give other ratings, which is no news to the apps that use the certificate.
  const changeTime = isFollowed ? attached.updateTime : time
  const [row] = await db
    .insert(ratingCertificates)
    .values({
      ...certified,
      appId,
      certificateId: newCertificateId(),
      email: await developerMail(db),
      issueTime: time,
      updateTime: time,
    })
    .onConflictDoUpdate({ target: ratingCertificates.appId, set: { ...certified, updateTime: changeTime } })
    .returning()
  return heldFrom(row as CertificateRow)
}

/** Mail address of the caller, or of the account holder if the caller's account has none. */
async function developerMail(db: Queries): Promise<string> {
  const [caller] = await db.select({ account: ownAccount.account }).from(ownAccount)
  const people = await db.select({ account: teamPeople.account, roles: teamPeople.roles }).from(teamPeople)
  const holder = people.find(({ roles }) => roles.includes('holder'))
  const mail = [caller?.account, holder?.account].find((account) => account?.includes('@'))
  return (mail ?? '').toLowerCase()
}

/** A version-4 UUID. Pages without encryption, where the platform also runs, have no `crypto.randomUUID`. */
function newCertificateId(): string {
  return certificateIdOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** The UUID of 16 bytes, with the marks of version 4. */
export function certificateIdOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
