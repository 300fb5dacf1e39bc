import { releaseTypes, type EncryptionUse, type Media, type PhasedRelease } from '@console-widgets/versions/model'
import type { HostedPolicy } from '../hosted-policy.ts'
import type { PermissionReason } from '../tables.ts'

/** Everything about a version that the checks look at. */
export interface VersionFacts {
  releaseType: number
  releaseTime: number | null
  /** App type; 2 is a game. */
  parentType: number
  defaultLang: string
  languages: readonly ListingTexts[]
  /** Types of device that the app supports. */
  deviceTypes: readonly number[]
  materials: Media & { icon: string | null }
  /** SHA-256 of the screenshots, the general ones and those of each set, with their field. */
  screenshotHashes: readonly { field: string; hashes: readonly string[] }[]
  publishCountry: readonly string[]
  privacyPolicy: string
  /** State of the privacy policy, if the platform hosts it. */
  hostedPolicy: HostedPolicy | null
  remark: string
  permissionReasons: readonly PermissionReason[]
  encryption: EncryptionUse | null
  phasedRelease: Pick<PhasedRelease, 'startTime' | 'endTime'> | null
  package: PackageFacts | null
  /** The live version. */
  onShelf: { versionCode: number; signature: string | null; appName: string } | null
  /** Highest version code that was ever live, also of versions that were rolled back; null without any. */
  highestCode: number | null
  /** Number of times that the app's name has changed this year. */
  nameChanges: number
  /** Those of the version's names, in lowercase, that other live apps have. */
  takenNames: ReadonlySet<string>
}

/** Store listing texts in one language. */
export interface ListingTexts {
  lang: string
  appName: string
  appDesc: string
  briefInfo: string
  newFeatures: string
}

export interface PackageFacts {
  /** 0 ready, 1 processing, 2 failed. */
  successStatus: number
  /** Null until the package is parsed. */
  versionCode: number | null
  /** Fingerprint of the signature, if the package type has one. */
  signature: string | null
  sensitivePermissions: readonly string[]
  /** The package's own description of its sensitive permissions. */
  sensitivePermissionDesc: string
}

export const isStore = ({ releaseType }: VersionFacts) => releaseType !== releaseTypes.test
/** Whether the version replaces a live one. */
export const isUpdate = (facts: VersionFacts) => isStore(facts) && facts.onShelf !== null
export const inChina = ({ publishCountry }: VersionFacts) => publishCountry.includes('CN')
