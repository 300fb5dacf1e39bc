import type { AnyCall } from '@console-widgets/contract'
import { csrfHeaders, rightsHeader } from '@console-widgets/core/model'
import { markOfRights, type Place } from '../accounts/places.ts'
import { findSessionPlace } from '../accounts/session-place.ts'
import { sessionCookie } from '../accounts/sessions.ts'
import { requireLoginStatus } from '../accounts/user-status.ts'
import { sameText } from '../accounts/secrets.ts'
import type { Selecting } from '../database/connection.ts'
import { demoTeamId } from '../demo/demo-team.ts'
import { readCookie } from './cookies.ts'
import { refuse } from './refusal.ts'

/** Who a request comes from, once it has been let in. */
export interface Caller extends Place {
  teamId: string
  userId: string
  /** The session, whatever tokens it has had; empty for whoever has none. */
  sessionId: string
  /** Stands for the caller's rights in the team; empty for whoever has no place in one. */
  rights: string
}

/** Stands for the user of a request without a session, in the demo project. */
const visitorId = 'visitor'

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
export async function admit(call: AnyCall, request: Request, db: Selecting, now: number): Promise<Caller> {
  if (call.auth === 'anonymous') return nobody
  if (request.headers.has('productId') && !readCookie(request, sessionCookie)) return admitVisitor(call)
  // The account service's own calls look after the session themselves; a change still needs the token below.
  // In the open test mode the page sends no team, and the session's counts (R13).
  const found = await findSessionPlace(db, readCookie(request, sessionCookie), request.headers.get('agcTeamId'))
  if (!found) throw refuse('not-signed-in', 'getTokenInfo return null')
  const { session, teamId, place } = found
  await requireLoginStatus(request, db, session.userId)
  if (call.id === 'session.refresh') return { ...nobody, userId: session.userId }
  if (session.expireTime <= now && call.area !== 'session') throw refuse('session-expired', 'accessToken invalid')
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

/** Refuses a caller who lacks the permission of a call. */
export function requirePermission(
  call: AnyCall,
  { userId, permissions, rights }: Pick<Caller, 'userId' | 'permissions' | 'rights'>,
): void {
  if (!call.permission || permissions.has(call.permission)) return
  if (userId === visitorId)
    throw refuse(
      'demo-read-only',
      'A visitor of the demo project does not see this. Sign in to work on projects of your own.',
    )
  throw refuse(
    'no-permission',
    `You may not do this in this team: it takes '${call.permission}'. Ask an administrator of the team.`,
    [],
    { [rightsHeader]: rights },
  )
}

/** For what concerns a team as a whole. @throws PlatformRefusal when the caller's rights reach some apps only */
export function requireWholeTeam({ appIds }: Pick<Caller, 'appIds'>): void {
  if (appIds)
    throw refuse(
      'no-permission',
      'This concerns the whole team, and your rights reach some apps of it only. Ask an administrator of the team.',
    )
}

function requireCsrfToken(request: Request, expected: string): void {
  const given = Object.values(csrfHeaders)
    .map((name) => request.headers.get(name))
    .find((value) => value !== null)
  if (!given || !sameText(given, expected))
    throw refuse('wrong-csrf', 'The request lacks the CSRF token of the session')
}
