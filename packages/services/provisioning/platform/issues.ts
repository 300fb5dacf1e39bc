import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'permission-requested': 'has already been requested',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
