import type { ReviewRule } from '@console-widgets/versions/model'
import type { Check } from '@console-widgets/platform/release/checks'
import type { VersionFacts } from './facts.ts'

/** When the reviewer reports a finding: the pre-review what needs no judgment, the review the rest. */
export type ReviewStage = 'preReview' | 'review'

/** A check of versions. What the reviewer rejects, it reports as well, by the name of the reviewer's rule. */
export interface VersionCheck extends Omit<Check<VersionFacts>, 'id' | 'order'> {
  review?: { rule: ReviewRule; stage: ReviewStage }
}
