import type { FieldIssue } from '@console-widgets/contract'

/** The HTTP client's own codes (R186). */
export const clientErrorCodes = [
  'ERR_BAD_OPTION_VALUE',
  'ERR_BAD_OPTION',
  'ECONNABORTED',
  'ETIMEDOUT',
  'ERR_NETWORK',
  'ERR_FR_TOO_MANY_REDIRECTS',
  'ERR_DEPRECATED',
  'ERR_BAD_RESPONSE',
  'ERR_BAD_REQUEST',
  'ERR_CANCELED',
  'ERR_NOT_SUPPORT',
  'ERR_INVALID_URL',
] as const
export type ClientErrorCode = (typeof clientErrorCodes)[number]

/** What kind of trouble an error is, for the choice of what a person is shown. */
export type ErrorKind =
  | 'network'
  | 'canceled'
  | 'timeout'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'throttled'
  | 'risk'
  | 'refused'
  | 'server'
  | 'client'

/** What is known of a failed call. */
export interface ErrorFacts {
  kind: ErrorKind
  /** One of the HTTP client's codes (R186). */
  code: ClientErrorCode
  message: string
  /** HTTP status, 0 when no answer came. */
  status?: number
  /** HTTP status text, empty when there is none. */
  statusText?: string
  /** The platform's `ret.code`, when it gave one. */
  retCode?: number
  /** The platform's reason, a word from its closed list, such as `version-not-editable`. */
  reason?: string
  /** What is wrong with which field. */
  issues?: readonly FieldIssue[]
  /** Id of the call that failed. */
  call?: string
  /** Seconds after which a throttled call may be tried again. */
  retryAfter?: number
  cause?: unknown
}

/**
 * The one error of the console. Every failed call ends in one, always passed on to the caller (R143).
 * It carries no header, cookie or token.
 */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError'
  readonly kind: ErrorKind
  readonly code: ClientErrorCode
  readonly status: number
  readonly statusText: string
  readonly retCode: number | undefined
  readonly reason: string | undefined
  readonly issues: readonly FieldIssue[]
  readonly call: string | undefined
  readonly retryAfter: number | undefined

  constructor(facts: ErrorFacts) {
    super(facts.message, { cause: facts.cause })
    this.kind = facts.kind
    this.code = facts.code
    this.status = facts.status ?? 0
    this.statusText = facts.statusText ?? ''
    this.retCode = facts.retCode
    this.reason = facts.reason
    this.issues = facts.issues ?? []
    this.call = facts.call
    this.retryAfter = facts.retryAfter
  }

  /** A risk dialog replaces the normal error box (R179). */
  get suppressed(): boolean {
    return this.kind === 'risk' || this.kind === 'canceled'
  }
}
