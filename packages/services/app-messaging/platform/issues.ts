import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'fewer-versions': 'must be a message with fewer versions than {message} has',
  'image-of-team': 'must be an image that your team has uploaded',
  'png-jpeg-or-webp': 'must be a PNG, JPEG, or WebP image, regardless of its name',
  'audience-rule': 'must be a rule that can be evaluated: its {part} isn’t right',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
