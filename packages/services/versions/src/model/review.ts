/** Rules that the reviewer checks, each with its opinion type. */
export const reviewRules = {
  placeholder: 'audit',
  sign: 'audit',
  'name-long': 'audit',
  'name-taken': 'audit',
  price: 'audit',
  'package-unusable': 'audit',
  'privacy-placeholder': 'audit',
  'privacy-not-effective': 'audit',
  permissions: 'audit',
  'same-screenshots': 'audit',
  'same-images': 'audit',
  'restricted-permission': 'audit',
  'reason-short': 'audit',
  'reason-placeholder': 'audit',
  trademark: 'copyRight',
  /** Only in earlier reviews: today the document itself is required before the submission. */
  'publication-number': 'copyRightCode',
  record: 'record',
} as const
export type ReviewRule = keyof typeof reviewRules
export const reviewRuleIds = Object.keys(reviewRules) as ReviewRule[]

/** Opinion types; the last two apply to mainland China. */
export type ReviewKind = (typeof reviewRules)[ReviewRule]
