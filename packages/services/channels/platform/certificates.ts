import { and, eq } from 'drizzle-orm'
import type { AnswerOf, ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/channels/contract'
import { channelLimits } from '@console-widgets/channels/model'
import { describeSigner, readCertificate, type Certificate } from '@console-widgets/package-parser'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { fromBase64 } from '@console-widgets/platform/secrets/byte-texts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { channelCertificates } from './tables.ts'

type Calls = typeof calls
type CertificateRow = typeof channelCertificates.$inferSelect
type Answer = AnswerOf<Calls['channels.signature-certificate.get']>

/** Adds a certificate to an app. @throws PlatformRefusal if it isn't one, or the app has it */
export async function addCertificate(
  { appId, certificateName, certificate }: ParsedOf<Calls['channels.signature-certificate.create']>,
  { db, now }: Context,
): Promise<Answer> {
  await findApp(db, appId)
  const ofApp = eq(channelCertificates.appId, appId)
  if ((await db.$count(channelCertificates, ofApp)) >= channelLimits.certificatesPerApp)
    throw refuse(
      'limit-reached',
      `An app has at most ${channelLimits.certificatesPerApp} certificates. Delete one that you no longer need.`,
    )
  const read = readX509(certificate)
  const { fingerprint, ...signer } = await describeSigner(read)
  if ((await db.$count(channelCertificates, and(ofApp, eq(channelCertificates.fingerprint, fingerprint)))) > 0)
    throw refuse('name-taken', `The app already has this certificate, with the fingerprint ${fingerprint}`, [
      issue('certificate', 'certificate-added'),
    ])
  const [row] = await db
    .insert(channelCertificates)
    .values({
      certificateId: newId(),
      appId,
      certificateName,
      fingerprint,
      ...signer,
      serial: read.serial,
      createTime: now(),
      updateTime: now(),
    })
    .returning()
  return row as CertificateRow
}

/** A certificate of the app that the header names. @throws PlatformRefusal if there is none with this ID */
export async function findCertificate(db: Queries, appId: string, certificateId: string): Promise<CertificateRow> {
  const [found] = await db
    .select()
    .from(channelCertificates)
    .where(and(eq(channelCertificates.appId, appId), eq(channelCertificates.certificateId, certificateId)))
  if (!found) throw refuse('not-found', `There is no certificate '${certificateId}' of the app '${appId}' in this team`)
  return found
}

/** Fingerprints of an app's certificates, newest first. */
export async function fingerprintsOf(db: Queries, appId: string): Promise<string[]> {
  const rows = await db
    .select({ fingerprint: channelCertificates.fingerprint })
    .from(channelCertificates)
    .where(eq(channelCertificates.appId, appId))
    .orderBy(channelCertificates.createTime)
  return rows.map(({ fingerprint }) => fingerprint).toReversed()
}

type CertificateRule = 'certificate-without-key' | 'one-certificate' | 'certificate-form' | 'certificate-readable'

/** Reads a certificate as PEM or base64. @throws PlatformRefusal if the text is something else */
function readX509(text: string): Certificate {
  const wrong = (rule: CertificateRule) => {
    const found = issue('certificate', rule)
    return refuse('certificate-invalid', `The text ${found.message}`, [found])
  }
  if (text.includes('PRIVATE KEY-----')) throw wrong('certificate-without-key')
  const parts = text.split('-----BEGIN CERTIFICATE-----').slice(1)
  if (parts.length > 1) throw wrong('one-certificate')
  const body = parts[0]?.split('-----END CERTIFICATE-----', 1)[0] ?? text
  const bytes = decodeBase64(body)
  if (!bytes) throw wrong('certificate-form')
  try {
    const certificate = readCertificate(bytes)
    if (Number.isFinite(certificate.validFrom) && Number.isFinite(certificate.validTo)) return certificate
  } catch {
    // Whatever it is, it isn't a certificate.
  }
  throw wrong('certificate-readable')
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(text.replace(/\s/g, ''))
  } catch {
    return undefined
  }
}
