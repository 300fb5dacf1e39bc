import type { CertificateStrength } from './certificate-strength.ts'
import type { DuplicateFiles } from './duplicate-files.ts'
import type { ManifestExposure } from './manifest-exposure.ts'
import type { MeasuredPicture } from './measure-pictures.ts'
import type { NativeLibrary } from './native-libraries.ts'
import type { NetworkConfig } from './network-config.ts'
import type { FoundSdk } from './sdks.ts'
import type { FoundSecret } from './secrets.ts'
import type { SizePart } from './size-parts.ts'

/** A DEX file, without its texts. */
export interface CodeFile {
  file: string
  version: string
  classes: number
  methods: number
}

/** Classes of a package of code, by its name. */
export interface CodePackage {
  name: string
  classes: number
}

/** A part of a package that can't be read, and why. */
export interface Unreadable {
  file: string
  message: string
}

/** Everything about an Android package that its bytes tell without running it. Plain data. */
export interface PackageInspection {
  manifestText: string
  manifest: Omit<ManifestExposure, 'networkConfig'>
  network: (NetworkConfig & { file: string }) | null
  signatureSchemes: number[]
  certificate: CertificateStrength | null
  code: CodeFile[]
  codePackages: CodePackage[]
  /** Methods with a risk that the code calls, as `Landroid/webkit/WebView;->addJavascriptInterface`. */
  riskyCalls: { file: string; call: string }[]
  unusedPermissions: string[]
  sdks: FoundSdk[]
  libraries: NativeLibrary[]
  /** Architectures with libraries. */
  abis: string[]
  secrets: FoundSecret[]
  languages: { language: string; strings: number }[]
  duplicates: DuplicateFiles[]
  /** PNGs by what they would take as WebP. Inspections of earlier times have none. */
  pictures?: MeasuredPicture[]
  parts: SizePart[]
  size: number
  unreadable: Unreadable[]
}
