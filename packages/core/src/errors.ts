import type { FieldIssue } from '@console-widgets/contract'
import type { Zone } from './zone.ts'

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

/** Category of an error, which decides the message for the user. */
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

/** Details of a failed call. */
export interface ErrorFacts {
  kind: ErrorKind
  /** One of the HTTP client's codes (R186). */
  code: ClientErrorCode
  message: string
  /** HTTP status; 0 without a response. */
  status?: number
  /** HTTP status text, empty when there is none. */
  statusText?: string
  /** The platform's `ret.code`, if it returned one. */
  retCode?: number | undefined
  /** The platform's reason from its closed list, such as `version-not-editable`. */
  reason?: string | undefined
  /** Issues by field. */
  issues?: readonly FieldIssue[] | undefined
  /** ID of the failed call. */
  call?: string
  /** Seconds after which a throttled call may be retried. */
  retryAfter?: number | undefined
  /** Origin of this page, where the platform may have refused its pages: a browser doesn't tell that from a failure. */
  pageOrigin?: string
  /** Zone that the page has no endpoint for. */
  zone?: Zone
  cause?: unknown
}

/**
 * The only error type of the console. Every failed call rejects with one (R143). It contains no headers, cookies, or
 * tokens.
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
  readonly pageOrigin: string | undefined
  readonly zone: Zone | undefined

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
    this.pageOrigin = facts.pageOrigin
    this.zone = facts.zone
  }

  /** The platform refuses the page rather than the call: pages of its origin, or of its site, may not use it. */
  get refusesPage(): boolean {
    return this.reason === 'wrong-origin' || this.reason === 'cross-site'
  }

  /** A risk dialog is shown instead of the normal error box (R179). */
  get suppressed(): boolean {
    return this.kind === 'risk' || this.kind === 'canceled'
  }
}
