import { RE2JS } from 're2js'

/** Compiled patterns, the oldest first. */
const compiled = new Map<string, RE2JS>()
const mostCompiled = 500
/** Instructions of a pattern at most: each can cost a step for each character of a text. */
const mostInstructions = 5000

/**
 * Compiles a regular expression of RE2, whose time is linear in the text: users write these patterns.
 * @returns a test of texts, with the number of its instructions, each of which can cost a step for each character
 * @throws Error if it isn't one, or takes too long
 */
export function compilePattern(pattern: string): ((text: string) => boolean) & { readonly size: number } {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern)
  const size = known.programSize()
  if (size > mostInstructions) throw new Error(`The pattern has ${size} instructions, and may have ${mostInstructions}`)
  compiled.delete(pattern)
  compiled.set(pattern, known)
  for (const oldest of compiled.keys()) {
    if (compiled.size <= mostCompiled) break
    compiled.delete(oldest)
  }
  return Object.assign((text: string) => known.matcher(text).find(), { size })
}

/** Whether a text is a pattern that compiles. */
export function isPattern(pattern: string): boolean {
  try {
    compilePattern(pattern)
    return true
  } catch {
    return false
  }
}
