import { ConsoleError } from './errors.ts'

/** What is sent to the error-reporting service (R185): no tokens, cookies, or query strings. */
export interface ErrorReport {
  name: string
  message: string
  kind?: string
  code?: string
  status?: number
  retCode?: number
  reason?: string
  call?: string
  stack?: string
}

const hidden = '[hidden]'
const secrets: readonly [RegExp, string][] = [
  // A query may carry a code, a state or a signature.
  [/(https?:\/\/[^\s?#"']+)[?#][^\s"')]*/gi, `$1?${hidden}`],
  [/\b((?:set-)?cookie|authorization)\b\s*[:=].*/gi, `$1: ${hidden}`],
  [/\b(bearer)\s+\S+/gi, `$1 ${hidden}`],
  [
    /((?:token|csrf|secret|password|signature|session)[\w-]{0,64}["']?\s*[:=]\s*)["']?[^\s"',;&}]+["']?/gi,
    `$1${hidden}`,
  ],
  // A long run of letters and digits in the middle of a text is taken for a token.
  [/\b(?=[\w-]{0,255}\d)[\w-]{32,}\b/g, hidden],
]

/** Redacts everything in a text that looks like a secret. */
export function redact(text: string): string {
  return secrets.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text)
}

/** Builds the report of any thrown value. */
export function errorReport(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { name: 'Error', message: redact(String(error)) }
  const { name, message, stack } = error
  const report: ErrorReport = { name, message: redact(message), ...(stack ? { stack: redact(stack) } : {}) }
  if (!(error instanceof ConsoleError)) return report
  const { kind, code, status, retCode, reason, call } = error
  return {
    ...report,
    kind,
    code,
    status,
    ...(retCode === undefined ? {} : { retCode }),
    ...(reason ? { reason } : {}),
    ...(call ? { call } : {}),
  }
}
