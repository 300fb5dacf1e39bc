import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'version-in-list': 'must be a version in the list',
  'template-key-taken': 'must differ from the keys of other parameters',
  'template-name-taken': 'must differ from the names of other conditions',
  'template-unknown-condition': 'must be the name of a condition',
  'template-condition-twice': 'must have one value per condition',
  'template-value-type': 'must be a value of the parameter’s type',
  'template-value-depth': 'must have JSON of at most 100 levels',
  'template-schema': 'must be a JSON schema, in line {detail}',
  'template-schema-value': 'must meet the JSON schema, in line {detail}',
  'template-too-long': 'must have values of at most {most} characters in total',
  'template-too-complex': 'must have JSON schemas and patterns that can be checked in half a second together',
  'template-name': 'must have a name if it is about an attribute or a percentage, and none otherwise',
  'template-operator': 'must have an operator that fits the subject',
  'template-count': 'must have as many values as the operator compares',
  'template-value': 'must not be empty, and each value has at most 256 characters',
  'template-number': 'must be numbers',
  'template-version': 'must be versions of up to 5 numbers',
  'template-time': 'must be times with their zone, such as 2026-03-02T09:00:00Z',
  'template-percent': 'must be percentages from 0 to 100 with up to 6 decimals, the smaller first',
  'template-pattern': 'must be a regular expression in the syntax of RE2',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
