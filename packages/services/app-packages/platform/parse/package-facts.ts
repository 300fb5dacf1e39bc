import type { ProcessStage } from '@console-widgets/app-packages/model'
import type { ContentPart, Signer } from '@console-widgets/app-packages/schemas'

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
export type OnStage = (stage: ProcessStage) => void
