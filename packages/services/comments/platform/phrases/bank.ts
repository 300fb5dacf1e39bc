/** What people write about. */
export type Cause =
  | 'crash'
  | 'freeze'
  | 'slow'
  | 'install'
  | 'payment'
  | 'adverts'
  | 'battery'
  | 'account'
  | 'content'
  | 'feature'
  | 'good'
  | 'fair'

/**
 * Sentences of one language. `{version}`, `{device}`, and `{feature}` stand for what the person has and did. A review
 * is a sentence about its cause, and often one that ends it.
 */
export interface Bank extends Record<Cause, readonly string[]> {
  /** Ends of reviews with one or two stars, and with four or five. */
  endLow: readonly string[]
  endHigh: readonly string[]
  /** What people add after an answer that helped, and after one that didn’t. */
  helped: readonly string[]
  unhelped: readonly string[]
  /** What people change a review to when things got better or worse without an answer. */
  better: readonly string[]
  worse: readonly string[]
  /** Names of widgets and services, by their ID; `other` stands for those that aren’t here. */
  features: Readonly<Record<string, string>>
}
