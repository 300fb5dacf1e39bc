import type { FieldIssue, Refusal } from '@console-widgets/contract'
import { logError } from '../logging/log-error.ts'
import { PlatformRefusal, refuse } from './refusal.ts'

/** The refusal that a caller is told of when a handler throws. What a caller must not see goes to the log. */
export function refusalOf(error: unknown): PlatformRefusal {
  if (error instanceof PlatformRefusal) return error
  // Two requests made the same thing at the same moment, and the database kept the first.
  if (isDuplicate(error)) return refuse('conflict', 'Somebody has just made the same. Reload and look again.')
  // The caller's rights reach some apps only, and the database has refused a row of another, or of a new one.
  if (isOutOfReach(error))
    return refuse(
      'no-permission',
      'Your rights reach some apps of the team only, and this is none of them. Ask an administrator of the team.',
    )
  logError(error)
  return refuse('internal', 'Something went wrong on the platform. Try again in a while.')
}

/** PostgreSQL's code for a broken unique index. */
function isDuplicate(error: unknown): boolean {
  return databaseError(error)?.code === '23505'
}

/** PostgreSQL's code for a row that a policy refuses; a table that no request may touch has the same one. */
function isOutOfReach(error: unknown): boolean {
  const cause = databaseError(error)
  return cause?.code === '42501' && /row-level security/.test(cause.message ?? '')
}

/** The driver's error below Drizzle's. */
function databaseError(error: unknown): { code?: string; message?: string } | undefined {
  return error instanceof Error ? (error.cause as { code?: string; message?: string } | undefined) : undefined
}

/** Status texts that clients know a bad token by (R181). */
const statusTexts: Record<string, string> = {
  'not-signed-in': 'getTokenInfo return null',
  'session-expired': 'accessToken invalid',
}

/** The envelope of a refusal. */
export function envelopeOf({ code, message, reason, issues }: PlatformRefusal): Refusal {
  return { ret: { code, msg: message }, reason, ...(issues.length > 0 ? { issues: issues as FieldIssue[] } : {}) }
}

/** The answer that a refusal becomes. */
export function refusalResponse(refusal: PlatformRefusal): Response {
  const { status, reason, headers } = refusal
  const statusText = statusTexts[reason]
  return new Response(JSON.stringify(envelopeOf(refusal)), {
    status,
    ...(statusText ? { statusText } : {}),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // For the server, whose adaptor drops the status text of a response.
      ...(statusText ? { 'x-status-text': statusText } : {}),
      ...headers,
    },
  })
}
