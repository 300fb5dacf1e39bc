/** Limits on security rules, and on one decision by them. */
export const ruleLimits = {
  /** Bytes of the text in UTF-8. */
  bytes: 64 * 1024,
  /** Depth of nested matches. */
  matchDepth: 10,
  /** Depth of a condition: parentheses, operators, calls, and members. */
  expressionDepth: 100,
  parameters: 7,
  /** Number of values that a function names with `let`. */
  bindings: 10,
  /** Depth of function calls. */
  callDepth: 10,
  /** Operators, calls, and members evaluated per decision. */
  steps: 10_000,
  /** Characters of a text, and items of a list, that a condition can create. */
  valueSize: 65_536,
  /** Characters of a text that a pattern is matched against. */
  matchedText: 4096,
  /** Characters of a pattern, and states that it compiles to. */
  pattern: 256,
  patternStates: 2000,
  /** Number of problems reported at once. */
  problems: 100,
} as const
