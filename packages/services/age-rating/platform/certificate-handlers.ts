import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/age-rating/contract'
import {
  certificateLimits,
  effectiveAnswers,
  openQuestions,
  questionnaireAt,
  transitionEnd,
} from '@console-widgets/age-rating/model'
import { contentRatings } from '@console-widgets/core/tables'
import { ownAccount } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { postMessage } from '@console-widgets/platform/outbox/post-message'
import { certificateMail } from './certificate-mail.ts'
import { findCertificate, heldFrom, readCertificate, type CertificateRow } from './certificate-rows.ts'
import { describeRating, readRating } from './rating-rows.ts'
import { refuse } from './refuse.ts'
import { ageRatings, ratingCertificates } from './tables.ts'

export type CertificateCalls = Pick<
  typeof calls,
  | 'age-rating.iarc-cert.search'
  | 'age-rating.iarc-cert.attach'
  | 'age-rating.iarc-cert.update'
  | 'age-rating.email.send'
>

/** Handlers of certificates, by which a product that is rated once isn't rated again elsewhere. */
export const certificateHandlers: Handlers<CertificateCalls> = {
  'age-rating.iarc-cert.search': async ({ certificateId, email }, { db }) => {
    const row = await findCertificate(db, certificateId, email)
    if (!row) throw unknown()
    return {
      ...heldFrom(row),
      ratings: contentRatings.map((system) => {
        const { level, refused } = row.ratings[system]
        return { system, level, refused }
      }),
    }
  },

  'age-rating.iarc-cert.attach': async ({ appId, certificateId, email }, context) => {
    await readRating(context.db, appId, context.now())
    const row = await findCertificate(context.db, certificateId, email)
    if (!row) throw unknown()
    return takeOver(appId, row, context)
  },

  'age-rating.iarc-cert.update': async ({ appId }, context) => {
    const row = await heldCertificate(appId, context)
    return takeOver(appId, row, context)
  },

  'age-rating.email.send': async ({ appId }, context) => {
    const { db, teamId, now } = context
    const { certificateId } = await heldCertificate(appId, context)
    const [row] = await db
      .select()
      .from(ratingCertificates)
      .where(eq(ratingCertificates.certificateId, certificateId))
      .for('update')
    if (!row) throw gone()
    const time = now()
    const recent = row.mailTimes.filter((each) => each > time - day)
    if (row.email === '')
      throw refuse('no-certificate', 'The certificate has no mail address: the account that confirmed it has none')
    if (recent.length >= certificateLimits.mailsPerDay) throw tooMany((recent[0] as number) + day - time)
    await db
      .update(ratingCertificates)
      .set({ mailTimes: [...recent, time] })
      .where(eq(ratingCertificates.certificateId, certificateId))
    const [person] = await db.select({ language: ownAccount.language }).from(ownAccount)
    await postMessage(
      db,
      {
        ...certificateMail(row, person?.language ?? 'en'),
        ownerTeamId: teamId,
        channel: 'mail',
        address: row.email,
        topic: 'rating-certificate',
        reference: certificateId,
      },
      time,
    )
    return { email: row.email }
  },
}

/** The certificate that an app has. */
async function heldCertificate(appId: string, { db, now }: Context): Promise<CertificateRow> {
  const { row } = await readRating(db, appId, now())
  if (!row.certificate)
    throw refuse('no-certificate', 'The app has no certificate yet. Confirm its rating, or attach a certificate.')
  const certificate = await readCertificate(db, row.certificate.certificateId)
  if (!certificate) throw gone()
  return certificate
}

/** Replaces the answers of an app by those of a certificate. Its rating in force stays until it is confirmed again. */
async function takeOver(appId: string, certificate: CertificateRow, context: Context) {
  const { db } = context
  const time = context.now()
  const end = transitionEnd(certificate.questionnaire)
  if (end !== undefined && time >= end)
    throw refuse(
      'certificate-outdated',
      'The certificate is for a questionnaire that no longer applies. Answer the current one.',
    )
  const { version: questionnaire } = questionnaireAt(time)
  const answers = effectiveAnswers(questionnaire, certificate.answers)
  const isAnswered = openQuestions(questionnaire, answers).length === 0
  const set = { questionnaire, answers, isAnswered, certificate: heldFrom(certificate), updateTime: time }
  await db
    .insert(ageRatings)
    .values({ appId, ...set })
    .onConflictDoUpdate({ target: ageRatings.appId, set })
  await context.services.events.announce('release.availability-changed', { appId }, context)
  return describeRating(db, context.services, appId, time)
}

const unknown = () => refuse('not-found', 'There is no certificate with this ID and mail address. Check both.')
const gone = () =>
  refuse('not-found', 'The certificate no longer exists, or belongs to an app that you don’t have access to')

function tooMany(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000)
  return refuse('throttled', `A certificate is mailed at most ${certificateLimits.mailsPerDay} times a day.`, [], {
    'retry-after': String(seconds),
  })
}
