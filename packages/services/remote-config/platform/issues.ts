import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'version-in-list': 'must be a version in the list',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
