import type { CheckRule, FindingRank } from '@console-widgets/app-check/model'
import type { Evidence } from '@console-widgets/app-check/schemas'
import type { PackageInspection } from '@console-widgets/app-packages/platform/rows'

/** How a version behaves on devices: crashes and freezes as shares of daily use. */
export interface Health {
  devices: number
  crashShare: number | null
  freezeShare: number | null
}

/** What rules judge by: plain data. */
export interface RuleFacts {
  inspection: PackageInspection
  now: number
  devices: readonly { name: string; obstacles: readonly string[] }[]
  /** Languages of the store listing besides its default one, such as `ru`. */
  listingLanguages: readonly string[]
  /** What devices with this version reported in the last 30 days; null if they reported nothing. */
  health: Health | null
  /** Restricted permissions that the team hasn't been granted. */
  ungranted: readonly string[]
  /** Size of the live package; null if there is none. */
  liveSize: number | null
}

/** Something that a rule found. */
export interface Found {
  rank: FindingRank
  /** What the finding is about. As long as it stays the same, so does the finding. */
  key: string
  evidence: Evidence
}

/** Judges a package by one thing. @returns undefined if there is nothing to judge it by */
export type Rule = (facts: RuleFacts) => Found[] | undefined

/** Rules of a category. */
export type Rules = Partial<Record<CheckRule, Rule>>

/** File with which a finding about the whole package is shown. */
export const wholePackage = ''
export const manifestFile = 'AndroidManifest.xml'

/** A finding if a condition is met. */
export function foundIf(isFound: boolean, found: Found): Found[] {
  return isFound ? [found] : []
}
