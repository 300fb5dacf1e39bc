import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'needs-approval': 'needs an approval',
  'cloud-service-area': 'must be the area of a cloud service',
  'package-name-with-fingerprint': 'is required with a fingerprint',
  'fingerprint-with-package-name': 'is required with a package name',
  'default-region': 'must contain the default region {region}',
  'region-in-use': 'must contain {region}',
  'region-fixed': 'is fixed',
  'region-of-team': 'isn’t available to this team',
  'api-of-project': 'must be the ID of an API of the project',
  'project-name-taken': 'is already the name of another project',
  'region-of-project': 'must be a data region of the project',
  'already-ordered': 'is already ordered',
  'bills-paid': 'can’t be ordered while bills are overdue',
  'identity-verified': 'needs a verified identity',
  'terms-accepted': 'needs its terms to be accepted',
  'demo-project': 'is a demo project',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
