/** Types of packages, by the file's extension. */
export type PackageFormat = 'apk' | 'aab' | 'rpk' | 'wpk' | 'exe'

/** Steps of the parser, in order. */
export type ParseStage = 'structure' | 'manifest' | 'signature'

/** Signer of a package, as its certificate names it. */
export interface Signer {
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: string
  subject: string
  issuer: string
  algorithm: string
  validFrom: number
  validTo: number
}

/** Sizes of one part of a package. */
export interface ContentPart {
  kind: 'code' | 'native' | 'resources' | 'assets' | 'signature' | 'other'
  packed: number
  unpacked: number
  files: number
}

/** Metadata of a package of any type. Fields that its type doesn't have are null or empty. */
export interface PackageFacts {
  packageName: string | null
  label: string | null
  versionName: string | null
  versionCode: number | null
  minSdk: number | null
  targetSdk: number | null
  debuggable: boolean
  testOnly: boolean
  permissions: string[]
  features: string[]
  abis: string[]
  signatureSchemes: number[]
  signer: Signer | null
  contents: ContentPart[]
}

/** Reports the current step of the parser. */
export type OnStage = (stage: ParseStage) => void
