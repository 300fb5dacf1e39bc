import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'begin-after-end': 'must not be after the end',
  'days-before-end': 'must be at most {days} days before the end',
  'review-not-removed': 'must be a review that hasn’t been removed',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
