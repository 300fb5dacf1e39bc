import { platformAgreementCodes, type PlatformAgreementCode } from '@console-widgets/agreements/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { versionInForce } from './platform-agreements.ts'
import { signatures } from './tables.ts'

/** Agreements with the platform that the team hasn't signed in the version in force. */
export async function unsignedAgreements(db: Queries, now: number): Promise<PlatformAgreementCode[]> {
  const signed = await db.select({ code: signatures.code, version: signatures.version }).from(signatures)
  return platformAgreementCodes.filter((code) => {
    const current = versionInForce(code, now)
    return current && !signed.some((each) => each.code === code && each.version === current.version)
  })
}
