/** Maximum lengths, in characters unless stated otherwise, and maximum counts. */
export const storageLimits = {
  bucketNameLeast: 3,
  bucketName: 57,
  /** Bytes of a key in UTF-8. */
  keyBytes: 1024,
  /** Maximum entries per window of a list. */
  listWindow: 1000,
  /** Maximum files and folders per call. */
  keysPerCall: 1000,
  searchText: 100,
  /** Number of custom metadata entries per file, and their lengths. */
  metadata: 20,
  metadataName: 40,
  metadataValue: 500,
  tokensPerFile: 20,
  tokenDescription: 100,
  corsRules: 10,
  corsOrigins: 20,
  corsHeaders: 30,
  corsOrigin: 253,
  corsHeader: 100,
  /** Seconds that a browser can cache a preflight response. */
  corsMaxAge: 86_400,
  ruleNote: 200,
  /** Number of published rule versions to keep. */
  ruleVersions: 50,
  /** Number of individual decisions to keep; all of them are counted. */
  keptDecisions: 200,
  /** Maximum number of days in a usage or statistics request. */
  usageDays: 366,
  sitesPerTeam: 10,
  documentName: 255,
  /** Seconds that a site's file can be cached. */
  siteMaxAge: 31_536_000,
  pathsPerRefresh: 100,
  path: 2048,
} as const

/** Variants of cloud storage (R156); the site's switch decides which one answers (R157). */
export const storageVariants = ['older', 'newer'] as const
export type StorageVariant = (typeof storageVariants)[number]

/** Features of a variant. Both handle every call, on the same buckets and files. */
export const variantFeatures = {
  /** Sites, including those of the newer variant, are served but can't be created or purged. */
  older: { hosting: false, decisionStatistics: false, bucketsPerTeam: 10 },
  newer: { hosting: true, decisionStatistics: true, bucketsPerTeam: 100 },
} as const satisfies Record<StorageVariant, { hosting: boolean; decisionStatistics: boolean; bucketsPerTeam: number }>
