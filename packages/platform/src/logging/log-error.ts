import { redact } from '@console-widgets/core'

/** Writes an error to the log, with secrets redacted: a failed query carries its parameters, including tokens. */
export function logError(error: unknown): void {
  console.error(redact(describe(error)))
}

/**
 * Escapes control characters: messages can contain user input, which must not start a log line or control a terminal.
 */
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
