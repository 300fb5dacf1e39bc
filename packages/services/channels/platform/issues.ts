import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'certificate-added': 'was already added',
  'channels-of-app': 'must name channels of the app',
  'signed-by-app': 'must be signed with a certificate of the app',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
