/** Longest texts in characters unless it says bytes, and how much there may be of a thing. */
export const storageLimits = {
  bucketNameLeast: 3,
  bucketName: 57,
  /** Of a key in UTF-8. */
  keyBytes: 1024,
  /** Files and folders that one window of a list has at most. */
  listWindow: 1000,
  /** Files and folders that one call names at most. */
  keysPerCall: 1000,
  searchText: 100,
  /** Facts that an application keeps with a file, and their letters. */
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
  /** Seconds that a browser may keep the answer to a preflight. */
  corsMaxAge: 86_400,
  ruleNote: 200,
  /** Published versions of rules that are kept. */
  ruleVersions: 50,
  /** Decisions that are kept one by one; all of them are counted. */
  keptDecisions: 200,
  /** Days that usage and statistics are told for at once. */
  usageDays: 366,
  sitesPerTeam: 10,
  documentName: 255,
  /** Seconds that a cached copy of a site may be kept. */
  siteMaxAge: 31_536_000,
  pathsPerRefresh: 100,
  path: 2048,
} as const

/** The two variants of cloud storage (R156): which one answers is the site's switch (R157). */
export const storageVariants = ['older', 'newer'] as const
export type StorageVariant = (typeof storageVariants)[number]

/** What a variant has. Both answer every call on the same buckets and files. */
export const variantFeatures = {
  /** Sites are served, also those that were made with the newer variant, but can neither be made nor refreshed. */
  older: { hosting: false, decisionStatistics: false, bucketsPerTeam: 10 },
  newer: { hosting: true, decisionStatistics: true, bucketsPerTeam: 100 },
} as const satisfies Record<StorageVariant, { hosting: boolean; decisionStatistics: boolean; bucketsPerTeam: number }>
