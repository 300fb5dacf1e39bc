import type { AnyCall, Refusal } from '@console-widgets/contract'
import { ConsoleError, type ErrorKind } from '../errors.ts'
import { riskRetCode } from '../model.ts'

const kindOfStatus: Record<number, ErrorKind> = {
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'throttled',
}

/** The error of an answer that refuses: an HTTP error, or success with a nonzero `ret.code`. */
export function errorOfAnswer(call: AnyCall, response: Response, answer: Refusal): ConsoleError {
  const { status } = response
  return new ConsoleError({
    kind: kindOf(status, answer),
    code: status >= 500 ? 'ERR_BAD_RESPONSE' : 'ERR_BAD_REQUEST',
    message: answer.ret.msg || `The platform answered ${status}.`,
    status,
    retCode: answer.ret.code,
    ...(answer.reason === undefined ? {} : { reason: answer.reason }),
    ...(answer.issues === undefined ? {} : { issues: answer.issues }),
    call: call.id,
    ...retryAfter(response),
  })
}

function kindOf(status: number, answer: Refusal): ErrorKind {
  if (status === 400 && answer.ret.code === riskRetCode) return 'risk'
  if (status >= 500) return 'server'
  if (answer.issues?.length) return 'invalid'
  return kindOfStatus[status] ?? 'refused'
}

function retryAfter(response: Response): { retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {}
}

/** The error of a call that got no answer. */
export function errorOfFailure(call: AnyCall, failure: unknown): ConsoleError {
  const name = failure instanceof Error ? failure.name : ''
  if (name === 'AbortError')
    return new ConsoleError({ kind: 'canceled', code: 'ERR_CANCELED', message: 'The request was cancelled.', call: call.id, cause: failure })
  if (name === 'TimeoutError')
    return new ConsoleError({ kind: 'timeout', code: 'ETIMEDOUT', message: 'The platform did not answer in time. Try again.', call: call.id, cause: failure })
  return new ConsoleError({ kind: 'network', code: 'ERR_NETWORK', message: 'The platform cannot be reached. Check the connection and try again.', call: call.id, cause: failure })
}

/** Status texts that mean: the token is gone or bad, refresh it (R180, R181). */
const tokenTroubles = ['getTokenInfo return null', 'accessToken invalid']

/** Whether a 401 asks for a token refresh. HTTP/2 has no status text, so the message counts as well. */
export function asksForRefresh(error: ConsoleError): boolean {
  return error.status === 401 && tokenTroubles.some((text) => error.message.includes(text))
}
