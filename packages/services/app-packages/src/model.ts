import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/comparison.ts'
export * from './model/permission-risk.ts'

/** Whether a package can be used: 0 usable, 1 being parsed, 2 failed. */
export const successStatuses = { usable: 0, parsing: 1, failed: 2 } as const
export const successStatusCodes = [0, 1, 2] as const

/** How a package is installed, by the platform's number: Android package, quick app, desktop program. */
export const packageTypes = { apk: 1, rpk: 2, exe: 8 } as const

/**
 * File name endings of packages, with the type and the largest size in bytes. Quick games may be larger than quick
 * apps.
 */
export const packageFormats = {
  apk: { packageType: 1, most: 4 * 1024 ** 3, mostOfGame: 4 * 1024 ** 3 },
  aab: { packageType: 1, most: 150 * 1024 ** 2, mostOfGame: 150 * 1024 ** 2 },
  rpk: { packageType: 2, most: 20 * 1024 ** 2, mostOfGame: 30 * 1024 ** 2 },
  exe: { packageType: 8, most: 4 * 1024 ** 3, mostOfGame: 4 * 1024 ** 3 },
} as const
export type PackageFormat = keyof typeof packageFormats

/** Format of a file by its name; undefined when packages have no such ending. */
export function formatOfFile(fileName: string): PackageFormat | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(packageFormats, ending) ? (ending as PackageFormat) : undefined
}

/** Longest texts in characters, and how much there may be of a thing. */
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

/** Largest version code: 32 bits with a sign. */
export const largestVersionCode = 2_147_483_647

/** Steps of the parser, in order. */
export const processStages = ['received', 'structure', 'manifest', 'signature', 'consistency'] as const
export type ProcessStage = (typeof processStages)[number]

/** Why a package failed, with the platform's code. */
export const failReasons = {
  /** It is no file of this kind. */
  'not-a-package': 204144646,
  /** It was cut off, or its bytes contradict each other. */
  damaged: 204144646,
  /** It would unpack to more than anybody needs. */
  'unpacks-too-large': 204144662,
  'no-manifest': 204144646,
  'bad-manifest': 204144646,
  unsigned: 204144722,
  /** The file is not the one that was signed. */
  'signature-broken': 204144722,
  /** Its signers do not agree. */
  'signature-inconsistent': 204144722,
  'signature-differs': 204144723,
  'package-name-differs': 204144662,
  'package-name-taken': 204144662,
  'version-code-lower': 204144647,
} as const
export type FailReason = keyof typeof failReasons

/** What a developer should know of a package that can be used all the same. */
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
 * Lowest target SDK that gives no warning: from it on, people grant permissions one by one and background work is
 * bounded.
 */
export const lowestGoodTargetSdk = 30

/**
 * States of a version that hold on to its package: live (0, 6, 9), waiting (3), in review (4, 5, 12), or the way back
 * of a rollback (14).
 */
export const versionStatesInUse: readonly number[] = [0, 3, 4, 5, 6, 9, 12, 14]

/** Claims of a package name that another team uses. */
export const claimStates = ['submitted', 'passed', 'rejected', 'withdrawn'] as const
export type ClaimState = (typeof claimStates)[number]

/** Who has a package name. */
export const nameStates = ['free', 'taken', 'own'] as const

/** Why an app does not run on a device. */
export const deviceObstacles = ['sdk-too-low', 'no-native-code', 'feature-missing', 'no-quick-apps'] as const
export type DeviceObstacle = (typeof deviceObstacles)[number]

/** Fields that lists of packages can be filtered and sorted by. */
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

/** The first three roles, development and operations bring packages; the others read. */
export const permissions = {
  'app-packages.manage': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
