import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  answered: 'must have an answer',
  'question-not-asked': 'must be left out: the other answers don’t lead to it',
  'question-added': 'is asked since version {version}',
  'answer-below': 'must be less than {count}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
