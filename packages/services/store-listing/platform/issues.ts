import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'video-file': 'must be a file that ends in {endings}',
  'demo-pictures': 'must be at least {least}, unless there is a video',
  'language-of-listing': 'must be a language of the listing: {languages}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
