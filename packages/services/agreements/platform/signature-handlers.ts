import { and, desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/agreements/contract'
import { platformAgreementCodes, publishingAgreements } from '@console-widgets/agreements/model'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { describeDeveloperConsents } from './consent-handlers.ts'
import { versionInForce } from './platform-agreements.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { sha256Of } from './sha256.ts'
import { signatures } from './tables.ts'

type SignatureCalls = Pick<
  typeof calls,
  | 'agreements.developer-sign.create'
  | 'agreements.developer-sign.get'
  | 'privacy.agreement.developer-query'
  | 'privacy.signed-text.get'
>

type SignatureRow = typeof signatures.$inferSelect

/** Handlers of the platform's own agreements, which each team signs once per version. */
export const signatureHandlers: Handlers<SignatureCalls> = {
  'privacy.agreement.developer-query': async ({ language }, { db, userId, now }) => {
    const signed = await describeSignatures(db)
    return {
      items: platformAgreementCodes.flatMap((code) => {
        const version = versionInForce(code, now())
        if (!version) return []
        const ofCode = signed.filter((signature) => signature.code === code)
        return [
          {
            code,
            version: version.version,
            validFrom: version.validFrom,
            ...version.texts[language],
            signature: ofCode.find((signature) => signature.version === version.version) ?? null,
            earlier: ofCode.filter((signature) => signature.version !== version.version),
          },
        ]
      }),
      consents: await describeDeveloperConsents(db, userId, language),
    }
  },

  'agreements.developer-sign.create': async ({ code, version, language, signerName }, context) => {
    const { db, userId, address, now } = context
    const current = versionInForce(code, now())
    if (!current || current.version !== version)
      throw refuse('conflict', `The version in effect is ${current?.version ?? 'none'}. Read it before you sign.`, [
        issue('version', 'exactly', { value: current?.version ?? 'in effect' }),
      ])
    const signedText = current.texts[language].content
    const isFirst = (await db.$count(signatures, eq(signatures.code, code))) === 0
    // Signing twice is the same signature.
    await db
      .insert(signatures)
      .values({
        signatureId: newId(),
        code,
        version,
        language,
        title: `${current.texts[language].title} ${version}`,
        signedText,
        sha256: await sha256Of(signedText),
        userId,
        signerName,
        address,
        signTime: now(),
      })
      .onConflictDoNothing()
    if (isFirst && code in publishingAgreements) await announceForAllApps(context)
    const [signature] = await describeSignatures(db, code, version)
    return signature as NonNullable<typeof signature>
  },

  'agreements.developer-sign.get': async ({ code }, { db }) => {
    const [signature] = await describeSignatures(db, code)
    if (!signature) throw refuse('not-found', `The team hasn’t signed '${code}'`)
    return signature
  },

  'privacy.signed-text.get': async ({ signatureId }, { db }) => {
    const { title, signedText, sha256, language, version } = await findRow(db, signatures, signatureId, 'signature')
    return { title, content: signedText, sha256, language, version }
  },
}

/** The first signature of an agreement can make every app of the team available. */
async function announceForAllApps(context: Context): Promise<void> {
  const { db, services } = context
  for (const { appId } of await db.select({ appId: apps.appId }).from(apps))
    await services.events.announce('release.availability-changed', { appId }, context)
}

/** Signatures of the team, newest first, with the names of the accounts. */
async function describeSignatures(db: Queries, code?: SignatureRow['code'], version?: string) {
  const rows = await db
    .select({
      signatureId: signatures.signatureId,
      code: signatures.code,
      version: signatures.version,
      language: signatures.language,
      sha256: signatures.sha256,
      signerName: signatures.signerName,
      userId: signatures.userId,
      userName: teamMembers.userName,
      address: signatures.address,
      signTime: signatures.signTime,
    })
    .from(signatures)
    .leftJoin(teamMembers, eq(teamMembers.userId, signatures.userId))
    .where(
      and(
        code === undefined ? undefined : eq(signatures.code, code),
        version === undefined ? undefined : eq(signatures.version, version),
      ),
    )
    .orderBy(desc(signatures.version))
  return rows.map((row) => ({ ...row, userName: row.userName ?? row.userId }))
}
