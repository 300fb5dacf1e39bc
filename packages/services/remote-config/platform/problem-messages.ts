import type { TemplateProblemKind } from '@console-widgets/remote-config/model'
import { templateLimits } from '@console-widgets/remote-config/model'

/** What to do about each problem, for programs. Screens have texts of their own. */
export const problemMessages: Readonly<Record<TemplateProblemKind, string>> = {
  'key-taken': 'must differ from the keys of other parameters',
  'name-taken': 'must differ from the names of other conditions',
  'unknown-condition': 'must be the name of a condition',
  'condition-twice': 'must have one value per condition',
  'value-type': 'must be a value of the parameter’s type',
  'too-long': `must have values of at most ${templateLimits.values} characters in total`,
  name: 'must have a name if it is about an attribute or a percentage, and none otherwise',
  operator: 'must have an operator that fits the subject',
  count: 'must have as many values as the operator compares',
  value: 'must not be empty',
  number: 'must be numbers',
  version: 'must be versions of up to 5 numbers',
  time: 'must be times with their zone, such as 2026-03-02T09:00:00Z',
  percent: 'must be percentages from 0 to 100 with up to 6 decimals, the smaller first',
  pattern: 'must be a regular expression in the syntax of RE2',
}
