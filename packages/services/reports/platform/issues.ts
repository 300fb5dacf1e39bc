import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'one-resource-type': 'must not combine two types of resources',
  'metric-of-report': 'must be a metric of the report',
  'dimension-of-report': 'must be a dimension of the report',
  'value-for-each-filter': 'must contain one value for each filterCondition',
  'app-of-report': 'must name the app of this report',
  'listed-twice': 'must not be listed twice',
  'one-time-step': 'must contain at most one of date, week, and month',
  'after-complete-day': 'must not be after the last complete day, {day}',
  'start-after-end': 'must not be after endTime',
  'period-days': 'must not be more than {days} days before endTime',
  'date-or-week-alone': 'must be date or week alone',
  'date-or-week': 'must be date or week',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
