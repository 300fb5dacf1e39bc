/** What the reviewer can find, and to which of the opinions it belongs. */
export const reviewRules = {
  placeholder: 'audit',
  sign: 'audit',
  'name-long': 'audit',
  'name-taken': 'audit',
  price: 'audit',
  'package-unusable': 'audit',
  'privacy-placeholder': 'audit',
  permissions: 'audit',
  'same-screenshots': 'audit',
  'reason-short': 'audit',
  'reason-placeholder': 'audit',
  trademark: 'copyRight',
  'publication-number': 'copyRightCode',
  record: 'record',
} as const
export type ReviewRule = keyof typeof reviewRules
export const reviewRuleIds = Object.keys(reviewRules) as ReviewRule[]

/** The kinds of opinions; the last two are asked for in mainland China. */
export type ReviewKind = (typeof reviewRules)[ReviewRule]
