import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'asset-of-app': 'must be of this app',
  'asset-approved': 'must be approved',
  'icon-without-language': 'must be null for a test of icons',
  'differs-from-variants': 'must differ from the original and the other variants',
  'screenshots-at-least': 'must be at least {least}',
  'icon-image': 'must be an image',
  'any-asset': 'must be set, unless there is an icon or screenshots',
  'icon-days': 'must be within {days} days',
  'icon-overlaps': 'must not overlap with another icon',
  'icon-over': 'must be in the future',
  'brief-text': 'must be a text',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
