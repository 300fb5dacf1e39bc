import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/comparison.ts'
export * from './model/permission-risk.ts'

/** Package status: 0 ready, 1 processing, 2 failed. */
export const successStatuses = { usable: 0, parsing: 1, failed: 2 } as const
export const successStatusCodes = [0, 1, 2] as const

/** Device type of watches, which have quick apps of their own. */
export const watchDevice = 7

/** Package type, by the platform's number: Android package, quick app, desktop program. */
export const packageTypes = { apk: 1, rpk: 2, exe: 8 } as const

/**
 * File extensions of packages, with their type and maximum size in bytes. Quick games can be larger than quick apps.
 */
export const packageFormats = {
  apk: { packageType: 1, most: 4 * 1024 ** 3, mostOfGame: 4 * 1024 ** 3 },
  aab: { packageType: 1, most: 150 * 1024 ** 2, mostOfGame: 150 * 1024 ** 2 },
  rpk: { packageType: 2, most: 20 * 1024 ** 2, mostOfGame: 30 * 1024 ** 2 },
  /** A quick app for watches, with the content of a quick app (the specification only names it). */
  wpk: { packageType: 2, most: 20 * 1024 ** 2, mostOfGame: 30 * 1024 ** 2 },
  exe: { packageType: 8, most: 4 * 1024 ** 3, mostOfGame: 4 * 1024 ** 3 },
} as const
export type PackageFormat = keyof typeof packageFormats

/** Format of a file by its name; undefined if the extension isn't a package's. */
export function formatOfFile(fileName: string): PackageFormat | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(packageFormats, ending) ? (ending as PackageFormat) : undefined
}

/** Maximum lengths in characters, and maximum counts. */
export const packageLimits = {
  fileName: 64,
  sensitivePermissionDesc: 2048,
  remark: 300,
  displayName: 255,
  versionName: 64,
  packagesPerApp: 200,
  stateIds: 100,
  claimDescription: 1000,
  claimProofs: 5,
} as const

/** Maximum version code: a signed 32-bit integer. */
export const largestVersionCode = 2_147_483_647

/** Steps of the parser, in order. */
export const processStages = ['received', 'structure', 'manifest', 'signature', 'consistency'] as const
export type ProcessStage = (typeof processStages)[number]

/** Reasons why a package failed, with the platform's codes. */
export const failReasons = {
  /** The file isn't of this type. */
  'not-a-package': 204144646,
  /** The file is truncated, or inconsistent. */
  damaged: 204144646,
  /** The unpacked size is excessive. */
  'unpacks-too-large': 204144662,
  'no-manifest': 204144646,
  'bad-manifest': 204144646,
  unsigned: 204144722,
  /** The file differs from the signed one. */
  'signature-broken': 204144722,
  /** The signatures use different keys. */
  'signature-inconsistent': 204144722,
  'signature-differs': 204144723,
  'package-name-differs': 204144662,
  'package-name-taken': 204144662,
  'version-code-lower': 204144647,
} as const
export type FailReason = keyof typeof failReasons

/** Warnings about a package that can be used nevertheless. */
export const packageWarnings = [
  'debuggable',
  'test-only',
  'debug-certificate',
  'certificate-expired',
  'legacy-signature',
  'old-target',
  'package-name-changed',
] as const
export type PackageWarning = (typeof packageWarnings)[number]

/**
 * Lowest target SDK without a warning: from this version on, users grant permissions individually and background work
 * is limited.
 */
export const lowestGoodTargetSdk = 30

/**
 * Version states in which a package can't be deleted: live (0, 6, 9), scheduled (3), in review (4, 5, 12), or the
 * target of a rollback (14).
 */
export const versionStatesInUse: readonly number[] = [0, 3, 4, 5, 6, 9, 12, 14]

/** Status of a claim on a package name that another team uses. */
export const claimStates = ['submitted', 'passed', 'rejected', 'withdrawn'] as const
export type ClaimState = (typeof claimStates)[number]

/** Availability of a package name. */
export const nameStates = ['free', 'taken', 'own'] as const

/** Reasons why an app doesn't run on a device. */
export const deviceObstacles = [
  'sdk-too-low',
  'no-native-code',
  'feature-missing',
  'no-quick-apps',
  'watches-only',
] as const
export type DeviceObstacle = (typeof deviceObstacles)[number]

/** Fields that the package list can be filtered and sorted by. */
export const packageListFields = {
  fileName: 'text',
  versionName: 'text',
  versionCode: 'number',
  size: 'number',
  packageType: 'number',
  successStatus: 'number',
  targetSdk: 'number',
  createTime: 'time',
} as const

/** The first three roles, development, and operations can upload packages; the others can read. */
export const permissions = {
  'app-packages.manage': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
