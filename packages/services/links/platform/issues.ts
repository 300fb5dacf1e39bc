import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'prefix-of-app': 'must be a prefix of this app',
  'suffix-used': 'has been used before',
  'domain-form': 'must be a domain such as www.example.com',
  'link-of-app': 'must be a link of this app',
  'verified-domain': 'must be an address of a verified domain',
  'allowed-uri': 'matches no allowed URI of the app',
  'link-report-days': 'must be before endTime, by at most {days} days',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
