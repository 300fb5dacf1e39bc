import { redact } from '@console-widgets/core'

/** Writes an error to the platform's log, without what looks like a secret: a failed query carries its parameters, tokens among them. */
export function logError(error: unknown): void {
  console.error(redact(describe(error)))
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, name, cause } = error
  const query = (error as { query?: unknown }).query
  const frames = (error.stack ?? '').replace(`${name}: ${message}`, '')
  const told = typeof query === 'string' ? `${name}: Failed query: ${query}${frames}` : `${name}: ${message}${frames}`
  return cause === undefined ? told : `${told}\nCaused by ${describe(cause)}`
}
