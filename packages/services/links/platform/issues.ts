import { targetProblems } from '@console-widgets/links/schemas'
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
  'target-not-an-address': targetProblems['not-an-address'],
  'target-too-long': 'must have at most {most} characters',
  'target-scheme': targetProblems.scheme,
  'target-not-a-page': targetProblems['not-a-page'],
  'target-credentials': targetProblems.credentials,
  'target-loop': targetProblems.loop,
  'regular-expression': 'must be a regular expression in the syntax of RE2: {problem}',
  'parameters-json': 'must be JSON',
  'parameters-schema': 'must be a JSON schema of an object: {problem}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
