/** Longest texts, in characters, and how many there may be of each thing. */
export const versionLimits = {
  lang: 64,
  appName: 64,
  /** A name in review: at most so many units, of which a Chinese character takes two. */
  nameUnits: 30,
  appDesc: 8000,
  briefInfo: 80,
  newFeatures: 500,
  languages: 80,
  remark: 300,
  /** A remark is empty or at least this long. */
  shortestRemark: 10,
  privacyPolicy: 255,
  countries: 250,
  shelfOffReason: 300,
  phasedDescription: 500,
  testDescription: 50,
  testGroups: 100,
  overrideReason: 300,
  fewestScreenshots: 3,
  mostScreenshots: 8,
  nameChangesPerYear: 2,
  openTestVersions: 10,
  uadMaterials: 20,
  uadName: 64,
} as const

/** Longest test, in milliseconds. */
export const longestTest = 90 * 86_400_000
/** How far ahead a version can be scheduled, in milliseconds. */
export const furthestSchedule = 365 * 86_400_000

/** What an image must be. The platform reads its header; the editor says it beforehand. */
export interface ImageRule {
  types: readonly ('png' | 'jpeg')[]
  /** Largest file, in bytes. */
  bytes: number
  shortestSide: number
  longestSide: number
  /** Width and height must be equal. */
  square?: boolean
}

export const imageRules = {
  icon: { types: ['png'], bytes: 2 * 1024 ** 2, shortestSide: 216, longestSide: 1024, square: true },
  screenshot: { types: ['png', 'jpeg'], bytes: 2 * 1024 ** 2, shortestSide: 320, longestSide: 3840 },
  uad: { types: ['png', 'jpeg'], bytes: 2 * 1024 ** 2, shortestSide: 320, longestSide: 3840 },
} as const satisfies Record<string, ImageRule>
export type ImageKind = keyof typeof imageRules

/** Largest part that the longer side of a screenshot may be of the shorter one. */
export const steepestScreenshot = 2.5
