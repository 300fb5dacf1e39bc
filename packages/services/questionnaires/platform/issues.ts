import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'question-of-questionnaire': 'must be a question of the questionnaire',
  'operator-of-question': 'must fit the question’s type',
  'possible-answer': 'must be a possible answer',
  'quota-over-responses': 'must be more than the responses that are there',
  'answered-question': 'must stay as it was answered',
  'phone-of-anyone': 'must be off for a questionnaire that anyone can answer',
  'phone-form': 'must be a phone number with its country code, such as +49 151 5550100',
  'phone-confirmed': 'must be confirmed',
  'newest-code': 'must be the code of the newest message',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
