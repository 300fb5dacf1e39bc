import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'begin-after-end': 'must not be after the end',
  'days-before-end': 'must be at most {days} days before the end',
  'reviews-on-china': 'must be queried separately: reviews from {country} are on the China site',
  'reviews-on-singapore': 'must be queried separately: reviews from {country} are on the Singapore site',
  'reviews-on-europe': 'must be queried separately: reviews from {country} are on the Europe site',
  'reviews-on-russia': 'must be queried separately: reviews from {country} are on the Russia site',
  'reviews-on-iran': 'must be queried separately: reviews from {country} are on the Iran site',
  'review-not-removed': 'must be a review that hasn’t been removed',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
