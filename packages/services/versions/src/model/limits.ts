/** Maximum lengths in characters, and maximum counts. */
export const versionLimits = {
  lang: 64,
  appName: 64,
  /** Maximum length of a name in review, where a Chinese character counts as two. */
  nameUnits: 30,
  appDesc: 8000,
  briefInfo: 80,
  newFeatures: 500,
  languages: 80,
  remark: 300,
  permissionReasons: 100,
  permissionReason: 300,
  /** Minimum length of a remark that isn't empty. */
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
  /** Languages and types of device with pictures of their own: every one of 80 languages on six types. */
  mediaSets: 480,
  nameChangesPerYear: 2,
  openTestVersions: 10,
  /** Testers that an open test admits, unless it says otherwise, and at most. */
  openTestPlaces: 1000,
  mostOpenTestPlaces: 10_000,
  uadMaterials: 20,
  uadName: 64,
} as const

/** Maximum duration of a test, in milliseconds. */
export const longestTest = 90 * 86_400_000
/** How far ahead a version can be scheduled, in milliseconds. */
export const furthestSchedule = 365 * 86_400_000

/** Image requirements. The platform checks the header; the editor lists them in advance. */
export interface ImageRule {
  types: readonly ('png' | 'jpeg')[]
  /** Maximum file size, in bytes. */
  bytes: number
  shortestSide: number
  longestSide: number
  /** Width to height, if there is only one that is accepted. */
  ratio?: readonly [width: number, height: number]
}

export const imageRules = {
  icon: { types: ['png'], bytes: 2 * 1024 ** 2, shortestSide: 216, longestSide: 1024, ratio: [1, 1] },
  feature: { types: ['png', 'jpeg'], bytes: 2 * 1024 ** 2, shortestSide: 720, longestSide: 3840, ratio: [16, 9] },
  screenshot: { types: ['png', 'jpeg'], bytes: 2 * 1024 ** 2, shortestSide: 320, longestSide: 3840 },
  uad: { types: ['png', 'jpeg'], bytes: 2 * 1024 ** 2, shortestSide: 320, longestSide: 3840 },
} as const satisfies Record<string, ImageRule>
export type ImageKind = keyof typeof imageRules

/** Maximum ratio of a screenshot's longer side to its shorter one. */
export const steepestScreenshot = 2.5

/** Video requirements. What is in the file is examined with the listing. */
export const videoRule = { types: ['mp4', 'mov'], bytes: 500 * 1024 ** 2 } as const

/** What is wrong with the measures of an image. Undefined: nothing. */
export function wrongMeasure(
  rule: ImageRule,
  { width, height }: { width: number; height: number },
): 'ratio' | 'sides' | 'steep' | undefined {
  const shorter = Math.min(width, height)
  const longer = Math.max(width, height)
  if (rule.ratio && width * rule.ratio[1] !== height * rule.ratio[0]) return 'ratio'
  if (shorter < rule.shortestSide || longer > rule.longestSide) return 'sides'
  return !rule.ratio && longer > shorter * steepestScreenshot ? 'steep' : undefined
}
