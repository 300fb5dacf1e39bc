import { targetIssues } from '@console-widgets/ads/schemas'
import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'bid-over-day': 'must not be higher than the budget of a day',
  'day-over-total': 'must not be higher than the whole budget',
  'total-over-spent': 'must be higher than what was spent',
  'creatives-of-app': 'must be creatives of the app',
  'creatives-approved': 'must be approved',
  'account-authorized': 'must be an account that is authorized',
  'app-in-ad-account': 'is active in an ad account already',
  'file-of-team': 'must be a file that your team has uploaded',
  'existing-day': 'must be a day that exists',
  'report-days': 'must not be after endTime, or more than {days} days before it',
  'project-of-app': 'must be a project of the app',
  'creative-of-app': 'must be a creative of the app',
  'target-macro': targetIssues.macro,
  'target-address': targetIssues.address,
  'target-store': targetIssues.store,
} as const satisfies IssueRules

export const issue = issuesFor(issues)
