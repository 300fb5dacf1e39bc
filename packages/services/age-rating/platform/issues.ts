import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  answered: 'must have an answer',
  'question-not-asked': 'must be left out: the other answers don’t lead to it',
  'question-added': 'is asked since version {version}',
  'board-number': 'must be the number of a certificate, such as CC-NP-260302-001',
  'board-of-adults': 'must be of the Game Rating and Administration Committee: the other board rates only up to 15',
  'not-before-number': 'must not be before {day}, the day in the number',
  'issued-in-future': 'must not be in the future',
  'certificate-years': 'must be at most {years} years ahead',
  'board-number-in-file': "'{file}' doesn’t contain the number {number}",
  'answer-below': 'must be less than {count}',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
