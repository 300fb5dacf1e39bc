import type { AnyCall } from '@console-widgets/contract'
import { csrfHeaders } from '@console-widgets/core/model'
import { markOfRights, type Place } from '../accounts/places.ts'
import { findSessionPlace } from '../accounts/session-place.ts'
import { endReplacedToken, noTeam, sessionCookie } from '../accounts/sessions.ts'
import { requireLoginStatus } from '../accounts/user-status.ts'
import { sameText } from '../secrets/secrets.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { requirePermission } from '../calls/require-permission.ts'
import type { Database } from '../database/connection.ts'
import { demoTeamId, visitorId } from '../rights/demo-team.ts'
import { readCookie } from '../calls/cookies.ts'
import { isKnown, reaches, type Reach } from '../origins/page-origins.ts'
import { appsOfDemo } from '../tenancy/demo-scope.ts'
import { refuse, type PlatformRefusal } from '../refusals/refusal.ts'
import { refuseOrigin } from '../refusals/refuse-origin.ts'

/** Caller of an admitted request. */
export interface Caller extends Place {
  teamId: string
  userId: string
  /** Session ID, stable across token refreshes. Empty for anonymous callers. */
  sessionId: string
  /** Fingerprint of the caller's permissions in the team. Empty if they aren't a member of one. */
  rights: string
}

const anonymous: Caller = {
  teamId: '',
  userId: '',
  sessionId: '',
  rights: '',
  roles: [],
  siteId: 1,
  permissions: new Set(),
  appIds: undefined,
}

/**
 * Admits or rejects a request as its call is guarded: session, team, CSRF token, and permission, in this order. A
 * secret is in the input, which has not been read yet: it names the team, and takes the place of the token.
 */
export async function admitCaller(
  call: AnyCall,
  request: Request,
  { clock, database, permissions }: Pick<PlatformParts, 'clock' | 'database' | 'permissions'>,
  pageReach: Reach,
): Promise<Caller> {
  const bringsSecret = call.guard === 'secret'
  if (call.guard === 'none' || (bringsSecret && call.auth === 'anonymous')) return anonymous
  const productId = request.headers.get('productId')
  if (productId !== null && !readCookie(request, sessionCookie)) return admitVisitor(call, database, productId)
  // In open test mode the page sends no team, and the session's team applies (R13).
  const [token, namedTeamId] = [
    readCookie(request, sessionCookie),
    bringsSecret ? null : request.headers.get('agcTeamId'),
  ]
  const found = await database.look(async (db) => {
    const place = await findSessionPlace(db, permissions, token, namedTeamId)
    if (place) await requireLoginStatus(request, db, place.session.userId)
    return place
  })
  if (!found) throw withoutSession(call, request, token)
  const { session, teamId, place } = found
  if (session.replaces !== null) await database.asPlatform((db) => endReplacedToken(db, session, clock.now()))
  if (call.guard === 'cookie') return { ...anonymous, userId: session.userId }
  // The account service looks after the age of a session itself; a change still needs the token below.
  if (session.expireTime <= clock.now() && call.tenant !== 'accounts')
    throw refuse('session-expired', 'accessToken invalid')
  if (bringsSecret) return { ...anonymous, userId: session.userId, sessionId: session.sessionId }
  if (!place)
    throw teamId === noTeam
      ? refuse('no-team', 'This account belongs to no team. Ask a team to invite you.')
      : refuse('not-your-team', 'You aren’t a member of this team')
  // A team that lists an origin allows it for its own data only, whichever teams the user belongs to.
  if (isKnown(pageReach) && !reaches(pageReach, teamId)) throw refuseOrigin(request)
  if (call.effect !== 'read') requireCsrfToken(request, session.csrfToken)
  const caller = { ...place, teamId, userId: session.userId, sessionId: session.sessionId, rights: markOfRights(place) }
  requirePermission(call, caller)
  return caller
}

/**
 * A refresh without a cookie asks whether there is a session, which isn't an error. A page on another site gets no
 * session, however often its user signs in: the cookie is SameSite. It is told so, which a sign-in page would not.
 */
function withoutSession(call: AnyCall, request: Request, token: string | undefined): PlatformRefusal {
  if (request.headers.get('sec-fetch-site') !== 'cross-site')
    return token === undefined && call.guard === 'cookie'
      ? refuse('no-session', 'This browser has no session. Sign in.')
      : refuse('not-signed-in', 'getTokenInfo return null')
  const { origin } = new URL(request.url)
  return refuse(
    'cross-site',
    `${request.headers.get('origin')} and ${origin} are different sites, so the browser doesn’t send the session. Serve the page on the site of ${origin}`,
  )
}

/** Admits a visitor of the demo project, who can read but not change its data (R15, R121). */
async function admitVisitor(call: AnyCall, database: Database, productId: string): Promise<Caller> {
  if (call.effect !== 'read')
    throw refuse('demo-read-only', 'The demo project is read-only. Sign in to work on your own projects.')
  if (call.personal)
    throw refuse('demo-read-only', 'This call returns data about the signed-in user. Sign in to use it.')
  const visitor = { ...anonymous, teamId: demoTeamId, userId: visitorId }
  requirePermission(call, visitor)
  return { ...visitor, appIds: await database.look((db) => appsOfDemo(db, productId)) }
}

function requireCsrfToken(request: Request, expected: string): void {
  const given = Object.values(csrfHeaders)
    .map((name) => request.headers.get(name))
    .find((value) => value !== null)
  if (!given || !sameText(given, expected)) throw refuse('wrong-csrf', 'The session’s CSRF token is missing or wrong')
}
