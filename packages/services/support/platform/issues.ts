import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'assignee-of-team': 'must be a member of the team who can reply',
  'app-without-settings': 'must be an app without reply settings',
  'open-service': 'must be a service that hasn’t ended',
  'file-of-person': 'must be a file that the same person has uploaded, and not attached yet',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
