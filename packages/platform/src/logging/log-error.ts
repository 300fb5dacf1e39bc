import { redact } from '@console-widgets/core'

/**
 * Writes an error to the platform's log, without what looks like a secret: a failed query carries its parameters,
 * tokens among them.
 */
export function logError(error: unknown): void {
  console.error(redact(describe(error)))
}

/** What somebody has written may stand in a message: it begins no line of its own, and commands no terminal. */
function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return inOneLine(String(error))
  const { message, name, cause } = error
  const query = (error as { query?: unknown }).query
  const frames = (error.stack ?? '').replace(`${name}: ${message}`, '')
  const description =
    typeof query === 'string' ? `${name}: Failed query: ${query}${frames}` : `${name}: ${inOneLine(message)}${frames}`
  return cause === undefined ? description : `${description}\nCaused by ${describe(cause)}`
}
