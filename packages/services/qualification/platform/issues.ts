import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'subject-pair': 'must be set with the other, or not at all',
  'subject-check-digit': 'must have a correct check digit',
  'document-of-feature': "isn’t a document for '{feature}'",
  'period-document': 'must be 0: this document is valid for a period',
  'permanent-document': 'must be 1: this document is permanent',
  'day-of-period': 'is required for a document that is valid for a period',
  'no-day-of-permanent': 'must be left out: the document is permanent',
  'expires-before-start': 'must not be before the first day',
  'years-ahead': 'must be at most {years} years ahead',
  isbn: 'must be an ISBN with a correct check digit',
  'resident-number': 'must be a resident identity number with a correct check digit',
  'credit-code': 'must be a unified social credit code with a correct check digit',
  'organization-document': 'must be a company or an institution: this document isn’t issued to persons',
  'document-subject': 'must be {number}, for which this file was approved',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
