/** A range of a rule text, in UTF-16 units from its start; `to` is exclusive. */
export interface SourceRange {
  from: number
  to: number
}

/** A range with the line and column of its start, which count from 1. */
export interface SourcePlace extends SourceRange {
  line: number
  column: number
}

/** Problems of rule texts, with their messages in English. Braces mark the problem's values. */
export const problemMessages = {
  'too-large': 'The rules are {bytes} bytes, but at most {most} are allowed. Shorten them',
  'unknown-character': '“{found}” has no meaning here. Remove it',
  'unclosed-text': 'This text has no closing quotation mark on its line. Add one',
  'unclosed-comment': 'This comment isn’t closed. Close it with */',
  'bad-number': '“{found}” isn’t a number. Write digits, such as 5 or 2.5',
  expected: 'Expected {expected} but found {found}',
  'missing-semicolon': 'A semicolon is missing. Add ; here',
  unclosed: '“{opening}” is never closed. Add {closing}',
  'after-end': 'The rules end with ]. Remove what follows',
  'path-slash': 'A path starts with /, such as /{bucket}/{path=**}',
  'path-segment':
    'A part of the path is missing or has characters that paths can’t have. Write a name, {name} or {name=**}',
  'two-rests': 'A path can have only one {name=**}. Use {name} for a single segment',
  'too-deep': 'This is nested more than {most} levels deep. Move part of it into a function',
  'too-many': 'At most {most} of these are allowed',
  'unknown-operation': '“{found}” isn’t an operation. Use read, write, get, list, create, update, or delete',
  'duplicate-operation': '“{found}” is already named here. Remove it',
  'duplicate-name': '“{found}” already has a meaning here. Choose another name',
  'reserved-name': '“{found}” is a reserved word. Choose another name',
  'no-return': 'The function returns nothing. End it with return …;',
  'unknown-name': '“{found}” isn’t defined here. Available: {known}',
  'unknown-function': 'Function “{found}” isn’t declared. Declare it with function {found}() { return …; }',
  'unknown-field': '{of} has no “{found}”. Available: {known}',
  'unknown-method': 'A {type} has no method “{found}”. Available: {known}',
  'wrong-count': '“{found}” takes {expected} arguments but got {given}',
  'wrong-type': 'This must be a {expected}, but it’s a {found}',
  'never-equal': 'A {left} is never equal to a {right}, so this always has the same result',
  'function-value': '“{found}” is a function. Call it with {found}(…)',
  recursion: '“{found}” calls itself, so evaluation would never end. Remove the call',
  pattern: 'This pattern isn’t valid: {why}',
  'open-write': 'Anyone can write here, even without signing in. Add a condition, such as if request.auth != null',
  'never-applies': 'This never allows anything, because its condition is always false',
  'too-many-problems': 'There are more problems. Fix these first',
} as const
export type ProblemCode = keyof typeof problemMessages

/** Problems that are warnings rather than errors. */
const warnings: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['never-equal', 'open-write', 'never-applies'])

/** A problem of a rule text, with its position and a fix. */
export interface RuleProblem extends SourcePlace {
  code: ProblemCode
  severity: 'error' | 'warning'
  /** In English; pages use their own language by `code` and `values`. */
  message: string
  values: Record<string, string>
}

/** Converts positions of a text to lines and columns. */
export function lineFinder(text: string): (position: number) => { line: number; column: number } {
  const starts = [0]
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return (position) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= position) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: position - (starts[low] as number) + 1 }
  }
}

/** Inserts a problem's values into its message. */
export function fillMessage(message: string, values: Record<string, string>): string {
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Creates a problem from a range and a code. */
export function problemAt(
  place: (position: number) => { line: number; column: number },
  range: SourceRange,
  code: ProblemCode,
  values: Record<string, string> = {},
): RuleProblem {
  const { line, column } = place(range.from)
  return {
    from: range.from,
    to: range.to,
    line,
    column,
    code,
    severity: warnings.has(code) ? 'warning' : 'error',
    message: fillMessage(problemMessages[code], values),
    values,
  }
}
