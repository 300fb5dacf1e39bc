import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'topic-of-settings': 'must be a topic of the settings',
  'required-notification': 'can’t be switched off: this notification is required',
  'origin-listed': 'is already listed',
  'own-team': 'must be one of your teams',
  'known-permission': 'must be a permission of the list',
  'role-with-limits': 'must be a role that doesn’t have every permission',
  'own-permission': 'must be a permission that you have',
  'country-code': 'must be a country code',
  'test-user-taken': 'is already a test user',
  'next-days': 'must be within the next {days} days',
  'roles-beyond-own': 'must not exceed your own permissions',
  'scope-beyond-own': 'must name apps, as your own does',
  'scope-of-administrator': 'must be all for an administrator',
  'provider-name-taken': 'is already the name of another service provider',
  'follows-state': 'can’t follow the current state',
  'not-member-yet': 'must be a user who isn’t a member yet',
  'not-invited-yet': 'must be a user who isn’t invited yet',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
