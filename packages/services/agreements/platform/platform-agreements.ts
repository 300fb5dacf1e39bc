import type { PlatformAgreementCode } from '@console-widgets/agreements/model'
import { distribution } from './platform-texts/distribution.ts'
import { japan } from './platform-texts/japan.ts'
import { paidApps } from './platform-texts/paid-apps.ts'
import type { PlatformAgreementVersion } from './platform-texts/version.ts'

/** Agreements of the platform with developers, each with its versions, oldest first. */
export const platformAgreements: Readonly<Record<PlatformAgreementCode, readonly PlatformAgreementVersion[]>> = {
  distribution,
  japan,
  'paid-apps': paidApps,
}

/** The version of an agreement that is in force at a time. */
export function versionInForce(code: PlatformAgreementCode, now: number): PlatformAgreementVersion | undefined {
  return platformAgreements[code].findLast(({ validFrom }) => validFrom <= now)
}
