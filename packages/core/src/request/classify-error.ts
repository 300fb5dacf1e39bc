import type { AnyCall, Refusal } from '@console-widgets/contract'
import { ConsoleError, type ErrorKind } from '../errors.ts'
import { riskRetCode } from '../model/requests.ts'

const kindOfStatus: Record<number, ErrorKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'throttled',
}

/**
 * Classifies an error response: an HTTP error, a success with a nonzero `ret.code`, or a response without the
 * platform's verdict, which comes from an intermediary.
 */
export function errorOfAnswer(call: AnyCall, response: Response, answer: Refusal | undefined): ConsoleError {
  const { status } = response
  return new ConsoleError({
    kind: kindOf(status, answer),
    code: status >= 500 || !answer ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    message: answer?.ret.msg || `The platform answered ${status}.`,
    status,
    // HTTP/2 servers and adapters that drop the status text repeat it in a header.
    statusText: response.statusText || (response.headers.get('x-status-text') ?? ''),
    retCode: answer?.ret.code,
    reason: answer?.reason,
    issues: answer?.issues,
    call: call.id,
    retryAfter: retryAfter(response),
  })
}

function kindOf(status: number, answer: Refusal | undefined): ErrorKind {
  if (status === 400 && answer?.ret.code === riskRetCode) return 'risk'
  if (status >= 500) return 'server'
  // Missing objects are `not-found`, even if the error names a field.
  if (answer?.issues?.length && status !== 404) return 'invalid'
  if (!answer && status < 400) return 'server'
  return kindOfStatus[status] ?? 'refused'
}

/** Seconds that the response asks the client to wait. Undefined if it names no number, or none to wait. */
export const retryAfter = ({ headers }: Response): number | undefined => Number(headers.get('retry-after')) || undefined

/**
 * Classifies the error of a call without a response. A signal may be aborted with any reason, so it is checked first.
 *
 * @param pageOrigin origin of this page if it differs from the platform's
 */
export function errorOfFailure(
  call: AnyCall,
  failure: unknown,
  signal?: AbortSignal | null,
  pageOrigin?: string,
): ConsoleError {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'AbortError' || (signal?.aborted && name !== 'TimeoutError'))
    return new ConsoleError({
      kind: 'canceled',
      code: 'ERR_CANCELED',
      message: 'The request was canceled.',
      call: call.id,
      cause: failure,
    })
  if (name === 'TimeoutError')
    return new ConsoleError({
      kind: 'timeout',
      code: 'ETIMEDOUT',
      message: 'The platform took too long.',
      call: call.id,
      cause: failure,
    })
  return new ConsoleError({
    kind: 'network',
    code: 'ERR_NETWORK',
    message: pageOrigin
      ? `Can’t reach the platform, or it doesn’t allow pages of ${pageOrigin}: see ALLOWED_ORIGINS.`
      : 'Can’t reach the platform.',
    call: call.id,
    cause: failure,
    ...(pageOrigin ? { pageOrigin } : {}),
  })
}

/** Status texts that mean that the token is missing or invalid and must be refreshed (R180, R181). */
const tokenTroubles = ['getTokenInfo return null', 'accessToken invalid']

/**
 * Whether a response requires a token refresh: a 401 with one of the texts (checked in the message too, since HTTP/2
 * has no status text), a CSRF token that another tab has replaced without this tab noticing, or a team that the user
 * was removed from, for which the refresh fails and ends the session.
 */
export function asksForRefresh({ status, statusText, message, reason }: ConsoleError): boolean {
  if (status === 403) return reason === 'wrong-csrf' || reason === 'not-your-team'
  return status === 401 && tokenTroubles.some((text) => statusText.includes(text) || message.includes(text))
}
