import { fillMessage, type SourceRange } from './problem.ts'

/** Messages of evaluation failures, in English. Placeholders in braces are values of the failure. */
export const failureMessages = {
  'null-value': '{of} is null here, so it has no “{found}”',
  'unknown-field': '{of} has no “{found}”',
  'unknown-name': '“{found}” isn’t defined here',
  'unknown-function': 'Function “{found}” isn’t declared',
  'wrong-type': '{found} is a {type}, which can’t be used here',
  'wrong-count': '“{found}” gets the wrong number of arguments',
  'out-of-list': 'The list has no item {found}',
  'division-by-zero': 'This divides by zero',
  'bad-time': '“{found}” isn’t a time or a duration',
  'bad-pattern': 'This pattern isn’t valid: {why}',
  'text-too-long': 'A text of {length} characters is too long to match a pattern',
  'value-too-large': 'The condition creates a text or list longer than {most}',
  'too-many-steps': 'The condition takes more than {most} steps',
  'too-many-calls': 'Function calls are nested more than {most} levels deep',
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
