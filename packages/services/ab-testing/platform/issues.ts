import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'app-in-project': 'must be an app in a project',
  'fixed-since-start': 'must stay as it was at the start',
  'shares-add-up': 'must have shares that add up to 100',
  'parameters-of-control': 'must have the same parameters as the control',
  'parameters-once': 'must have each parameter once',
  'metrics-once': 'must differ from the goal and the guards',
  'revenue-currency': 'must be a currency',
  'two-decimals': 'must have at most two decimals',
  'varies-parameter': 'must vary a parameter',
  'published-parameter': 'must be a published parameter',
  'published-message': 'must have one published message',
  'published-version': 'must be a published version of the message',
  'value-type': 'must be a {type}',
  'room-in-group': 'must fit beside the other experiments of the group',
  'values-differ': 'must be false while values differ',
  'compare-same': 'must be true to compare the same on purpose',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
