import { fillMessage, type SourceRange } from './problem.ts'

/** Why a condition could not be decided, with the words in English. A part in braces is one of the failure's values. */
export const failureMessages = {
  'null-value': '{of} is null here, and so has no “{found}”',
  'unknown-field': '{of} has no “{found}”',
  'unknown-name': '“{found}” is not known here',
  'unknown-function': 'There is no function “{found}”',
  'wrong-type': '{found} is a {type}, which cannot be used here',
  'wrong-count': '“{found}” gets the wrong number of arguments',
  'out-of-list': 'The list has no item {found}',
  'division-by-zero': 'This divides by zero',
  'bad-time': '“{found}” is not a time or a duration',
  'bad-pattern': 'This pattern cannot be used: {why}',
  'text-too-long': 'A text of {length} characters is longer than a pattern is tried on',
  'value-too-large': 'The condition makes a text or a list of more than {most}',
  'too-many-steps': 'The condition takes more than {most} steps',
  'too-many-calls': 'Functions call each other more than {most} deep',
  broken: 'The rules have an error here',
} as const
export type FailureCode = keyof typeof failureMessages

/** A condition could not be evaluated. The request is denied, unless another `allow` allows it. */
export class RuleFailure extends Error {
  override name = 'RuleFailure'
  readonly code: FailureCode
  readonly range: SourceRange
  readonly values: Record<string, string>

  constructor(code: FailureCode, range: SourceRange, values: Record<string, string> = {}) {
    super(fillMessage(failureMessages[code], values))
    this.code = code
    this.range = range
    this.values = values
  }
}
