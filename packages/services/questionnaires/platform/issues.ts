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
  'unready-title': 'must contain a title in the first language',
  'unready-no-questions': 'must contain a question',
  'unready-text': 'must contain a text in the first language',
  'unready-option-text': 'must contain a text of each option in the first language',
  'unready-options': 'must contain at least two options',
  'unready-columns': 'must contain 2 to 10 columns',
  'unready-rows': 'must contain a row',
  'unready-condition-order': 'must not refer to a later question',
  'unready-condition-question': 'must refer to a question that exists',
  'unready-condition-value': 'must ask for an answer that the question can have',
  'unready-repeated': 'must have an ID of its own',
  'answer-required': 'must be answered',
  'answer-rows': 'must be answered in every row',
  'answer-choice': 'must be one of the options',
  'answer-text': 'must be a text',
  'answer-too-long': 'must have at most {most} characters',
  'answer-range': 'must be a number on the scale',
  'answer-hidden': 'isn’t asked after these answers',
  'answer-unknown': 'isn’t a question of this questionnaire',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
