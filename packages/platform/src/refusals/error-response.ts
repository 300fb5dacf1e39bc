import type { FieldIssue, Refusal } from '@console-widgets/contract'
import { logError } from '../logging/log-error.ts'
import { demoLockState } from './demo-lock-state.ts'
import { PlatformRefusal, refuse } from './refusal.ts'

/** Converts an error of a handler to a refusal. Details that the caller must not see go to the log. */
export function refusalOf(error: unknown): PlatformRefusal {
  if (error instanceof PlatformRefusal) {
    // A refusal for a trouble of the platform has a cause, which only its operator may see.
    if (error.cause !== undefined) logError(error.cause)
    return error
  }
  // Two concurrent requests created the same row, and the database kept the first.
  if (isDuplicate(error))
    return refuse('conflict', 'Another request has just created the same item. Reload and try again.')
  // The caller has access to some apps only, and the database rejected a row of another or a new app.
  if (isOutOfReach(error))
    return refuse('no-permission', 'You don’t have access to this app. Ask a team administrator.')
  // A member, other than the account holder, has changed a row of a demo project (R120).
  if (databaseError(error)?.code === demoLockState)
    return refuse('demo-project-locked', 'Only the account holder can change the demo project of this team.')
  if (isGone(error)) return refuse('bad-parameter', 'The connection ended before the whole request had arrived')
  logError(error)
  return refuse('internal', 'Something went wrong on the platform. Try again later.')
}

/** Node's error of a request whose client went away: nothing is wrong here, and no one reads the response. */
function isGone(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET'
}

/** PostgreSQL's code for a unique violation. */
function isDuplicate(error: unknown): boolean {
  return databaseError(error)?.code === '23505'
}

/** PostgreSQL's code for a row rejected by a policy, and for a table without any grants. */
function isOutOfReach(error: unknown): boolean {
  const cause = databaseError(error)
  return cause?.code === '42501' && /row-level security/.test(cause.message ?? '')
}

/** The driver's error, which Drizzle wraps. */
function databaseError(error: unknown): { code?: string; message?: string } | undefined {
  return error instanceof Error ? (error.cause as { code?: string; message?: string } | undefined) : undefined
}

/** Status texts by which clients recognize an invalid token (R181). */
const statusTexts: Record<string, string> = {
  'not-signed-in': 'getTokenInfo return null',
  'session-expired': 'accessToken invalid',
}

/** Response envelope of a refusal. */
export function envelopeOf({ businessCode, code, message, reason, issues }: PlatformRefusal): Refusal {
  return {
    ret: { code, msg: message },
    ...(businessCode === undefined ? {} : { rtnCode: code, rtnDesc: message, businessCode }),
    reason,
    ...(issues.length > 0 ? { issues: issues as FieldIssue[] } : {}),
  }
}

/** Response to a refused request. */
export function refusalResponse(refusal: PlatformRefusal): Response {
  const { status, reason, headers } = refusal
  const statusText = statusTexts[reason]
  return new Response(JSON.stringify(envelopeOf(refusal)), {
    status,
    ...(statusText ? { statusText } : {}),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // For the server, whose adapter drops the status text of a response.
      ...(statusText ? { 'x-status-text': statusText } : {}),
      ...headers,
    },
  })
}
