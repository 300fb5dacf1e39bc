import type { AnyCall } from '@console-widgets/contract'
import { csrfHeaders } from '@console-widgets/core/model'
import { markOfRights, type Place } from '../accounts/places.ts'
import { findSessionPlace } from '../accounts/session-place.ts'
import { sessionCookie } from '../accounts/sessions.ts'
import { requireLoginStatus } from '../accounts/user-status.ts'
import { sameText } from '../secrets/secrets.ts'
import type { Services } from '../calls/platform-parts.ts'
import { requirePermission } from '../calls/require-permission.ts'
import type { Selecting } from '../database/connection.ts'
import { demoTeamId, visitorId } from '../rights/demo-team.ts'
import { readCookie } from '../calls/cookies.ts'
import { refuse } from '../refusals/refusal.ts'

/** Who a request comes from, once it has been let in. */
export interface Caller extends Place {
  teamId: string
  userId: string
  /** The session, whatever tokens it has had; empty for whoever has none. */
  sessionId: string
  /** Stands for the caller's rights in the team; empty for whoever has no place in one. */
  rights: string
}

const nobody: Caller = {
  teamId: '',
  userId: '',
  sessionId: '',
  rights: '',
  roles: [],
  siteId: 1,
  permissions: new Set(),
  appIds: undefined,
}

/** Lets a request in or refuses it: session, team, CSRF token and permission, in this order. */
export async function admitCaller(
  call: AnyCall,
  request: Request,
  db: Selecting,
  { clock, permissions }: Pick<Services, 'clock' | 'permissions'>,
): Promise<Caller> {
  if (call.auth === 'anonymous') return nobody
  if (request.headers.has('productId') && !readCookie(request, sessionCookie)) return admitVisitor(call)
  // The account service's own calls look after the session themselves; a change still needs the token below.
  // In the open test mode the page sends no team, and the session's counts (R13).
  const found = await findSessionPlace(
    db,
    permissions,
    readCookie(request, sessionCookie),
    request.headers.get('agcTeamId'),
  )
  if (!found) throw refuse('not-signed-in', 'getTokenInfo return null')
  const { session, teamId, place } = found
  await requireLoginStatus(request, db, session.userId)
  if (call.id === 'session.refresh') return { ...nobody, userId: session.userId }
  if (session.expireTime <= clock.now() && call.area !== 'session')
    throw refuse('session-expired', 'accessToken invalid')
  if (!place) throw refuse('not-your-team', 'This team is not one of yours')
  if (call.effect !== 'read') requireCsrfToken(request, session.csrfToken)
  const caller = { ...place, teamId, userId: session.userId, sessionId: session.sessionId, rights: markOfRights(place) }
  requirePermission(call, caller)
  return caller
}

/** A visitor of the demo project reads its data and changes nothing (R15, R121). */
function admitVisitor(call: AnyCall): Caller {
  if (call.effect !== 'read')
    throw refuse(
      'demo-read-only',
      'The demo project can be looked at, not changed. Sign in to work on projects of your own.',
    )
  if (call.personal)
    throw refuse(
      'demo-read-only',
      'A visitor of the demo project is nobody whom this could tell of. Sign in to work on projects of your own.',
    )
  const visitor = { ...nobody, teamId: demoTeamId, userId: visitorId }
  requirePermission(call, visitor)
  return visitor
}

function requireCsrfToken(request: Request, expected: string): void {
  const given = Object.values(csrfHeaders)
    .map((name) => request.headers.get(name))
    .find((value) => value !== null)
  if (!given || !sameText(given, expected))
    throw refuse('wrong-csrf', 'The request lacks the CSRF token of the session')
}
