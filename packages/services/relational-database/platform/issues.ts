import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'before-first-backup': 'must not be before the first backup',
  'one-transaction': 'can’t be combined with BEGIN, COMMIT, or ROLLBACK',
  'new-run': 'must be a new one',
  'not-in-team': 'isn’t in this team',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
