import type { Feature } from './features.ts'
import { rules } from './rules.ts'

/** Answers of the register of ICP filings about an app. `none`: it hasn't been asked. */
export const recordStates = ['none', 'checking', 'unfiled', 'filed', 'mismatch'] as const
export type RecordState = (typeof recordStates)[number]

/** Parts of a filing that can differ from ours. */
export const recordParts = ['subject', 'subjectNumber', 'appName', 'packageName'] as const
export type RecordPart = (typeof recordParts)[number]

/** A part in which the filing differs, with both values. */
export interface RecordDifference {
  part: RecordPart
  filed: string
  ours: string
}

/** Country where apps need an ICP filing. */
export const recordCountry = 'CN'

/** Whether an app needs an ICP filing: one that needs a document in mainland China does, too. */
export function needsRecord(offered: readonly Feature[]): boolean {
  return rules.some(({ feature, group }) => group === 'china' && offered.includes(feature))
}
