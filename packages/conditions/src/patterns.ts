import { RE2JS } from 're2js'

/** Compiled patterns, the oldest first. */
const compiled = new Map<string, RE2JS>()
const mostCompiled = 500

/**
 * Compiles a regular expression of RE2, whose time is linear in the text: users write these patterns.
 * @throws Error if it isn't one
 */
export function compilePattern(pattern: string): (text: string) => boolean {
  const known = compiled.get(pattern) ?? RE2JS.compile(pattern)
  compiled.delete(pattern)
  compiled.set(pattern, known)
  for (const oldest of compiled.keys()) {
    if (compiled.size <= mostCompiled) break
    compiled.delete(oldest)
  }
  return (text) => known.matcher(text).find()
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
