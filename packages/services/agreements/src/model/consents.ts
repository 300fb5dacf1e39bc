/** What the platform asks each developer to consent to, as a person. Every one is voluntary and can be withdrawn. */
export const developerConsentCodes = ['product-news', 'research'] as const
export type DeveloperConsentCode = (typeof developerConsentCodes)[number]

/** Longest ID by which an app knows a person. */
export const longestSubject = 64

/** A version of a public text, as far as consents depend on it. */
interface ConsentVersion {
  version: number
  requireConfirm: 0 | 1
}

/** The oldest version whose consents still count: the last one that users had to agree to again. */
export function oldestValidVersion(versions: readonly ConsentVersion[]): number {
  return Math.max(1, ...versions.filter(({ requireConfirm }) => requireConfirm === 1).map(({ version }) => version))
}

/** A change of the number of people whose consent is to a version, on a day. */
export interface ConsentChange {
  /** Days since 1970. */
  day: number
  version: number
  change: number
}

/** Adds changes up to the number of people at the end of each day, by version. */
export function consentsByDay(
  changes: readonly ConsentChange[],
  versions: readonly number[],
  { from, to }: { from: number; to: number },
): { days: number[]; series: { version: number; values: number[] }[] } {
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  const series = versions.map((version) => {
    const ofVersion = changes.filter((change) => change.version === version)
    const before = ofVersion.filter(({ day }) => day < from).reduce((sum, { change }) => sum + change, 0)
    let people = before
    const values = days.map((day) => {
      for (const change of ofVersion) if (change.day === day) people += change.change
      return people
    })
    return { version, values }
  })
  return { days, series }
}
