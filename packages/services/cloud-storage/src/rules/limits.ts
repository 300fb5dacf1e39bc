/** What a set of security rules and one decision by it may need at most. */
export const ruleLimits = {
  /** Bytes of the text in UTF-8. */
  bytes: 64 * 1024,
  /** Matches inside matches. */
  matchDepth: 10,
  /** Levels of a condition: parentheses, operators, calls and members. */
  expressionDepth: 100,
  parameters: 7,
  /** Values that a function names with `let`. */
  bindings: 10,
  /** Functions that call each other. */
  callDepth: 10,
  /** Operators, calls and members that one decision may look at. */
  steps: 10_000,
  /** Characters of a text and items of a list that a condition may make. */
  valueSize: 65_536,
  /** Characters of a text that a pattern is tried on. */
  matchedText: 4096,
  /** Characters of a pattern, and states that it may become. */
  pattern: 256,
  patternStates: 2000,
  /** Problems that are told at once. */
  problems: 100,
} as const
