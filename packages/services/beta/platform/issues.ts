import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'places-left': 'must be at most {places}, the number of places left',
  'countries-of-test': "must be countries of the test; '{country}' isn’t one",
} as const satisfies IssueRules

export const issue = issuesFor(issues)
