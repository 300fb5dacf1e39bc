import type { PlatformLanguage } from '@console-widgets/agreements/model'

/** A version of an agreement between the platform and developers. */
export interface PlatformAgreementVersion {
  version: string
  /** From when it is in force. */
  validFrom: number
  texts: Readonly<Record<PlatformLanguage, { title: string; content: string }>>
}
