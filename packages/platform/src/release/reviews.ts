/** What users have said since the latest release of an app. */
export interface ReleaseReviews {
  /** The version that was released. */
  versionNumber: string
  /** Reviews that were written or edited since. */
  count: number
  /** Mean of their stars, from 1 to 5. Null without any. */
  average: number | null
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** What have users said since the latest release? Nothing if there was none. */
    'release.reviews': { question: { appId: string; now: number }; answer: readonly ReleaseReviews[] }
  }
}
