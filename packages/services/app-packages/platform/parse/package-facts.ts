import type { ProcessStage } from '@console-widgets/app-packages/model'
import type { ContentPart, Signer } from '@console-widgets/app-packages/schemas'

/** What a package says of itself, whatever its kind. What its kind does not say is null or empty. */
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

/** Tells which step the parser has come to. */
export type OnStage = (stage: ProcessStage) => void
