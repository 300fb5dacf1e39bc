import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'notice-only': 'must be notice',
  'metric-of-namespace': 'must be a metric of the namespace',
  'dimension-of-metric': 'must be a dimension of the metric',
  'includes-dimension': "must include '{dimension}'",
} as const satisfies IssueRules

export const issue = issuesFor(issues)
