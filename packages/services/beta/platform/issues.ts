import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'places-left': 'must be at most {places}, the number of places left',
  'countries-of-test': "must be countries of the test; '{country}' isn’t one",
  'tester-in-group': 'is already in the group',
  'tester-once': 'is named twice',
  'tester-account': 'must be an email address or a phone number with its country code',
  'tester-name': 'must be a name of at most 50 visible characters',
  'tester-country': 'must be the two letters of a country',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
