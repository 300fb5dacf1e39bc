import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Profile } from '@console-widgets/core'
import { cookieNames, realSessionSeconds, sessionSeconds } from '@console-widgets/core/model'
import { siteIdOfZone } from '@console-widgets/core/tables'
import { rowsOf, type Queries, type Selecting } from '../database/connection.ts'
import { newId, newSecret } from '../database/ids.ts'
import { cookieHeader } from '../calls/cookies.ts'
import { refuse } from '../refusals/refusal.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { locksDemo } from '../rights/demo-lock.ts'
import { flagsOf } from '../rights/permissions.ts'
import { isActive, markOfRights, placeIn } from './places.ts'
import { hashToken } from '../secrets/secrets.ts'
import { accounts, members, sessions, teams } from './tables.ts'

/** HttpOnly cookie with the session token. */
export const sessionCookie = 'cw_session'

/** Team of the session of a person who belongs to none. */
export const noTeam = ''

export interface SessionRow {
  tokenHash: string
  sessionId: string
  userId: string
  sessionTeamId: string
  csrfToken: string
  expireTime: number
  realExpireTime: number
  /** Hash of the token that this one replaces, until its first use. */
  replaces: string | null
}

/** Finds the session of a token, expired or not. */
export async function findSession(db: Selecting, token: string | undefined): Promise<SessionRow | undefined> {
  if (!token) return undefined
  const [row] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, await hashToken(token)))
  return row
}

/** Started or refreshed session: response and cookies. */
export interface StartedSession {
  sessionId: string
  profile: Profile
  cookies: string[]
}

/** User and team of a new session. */
export interface SessionStart {
  userId: string
  teamId: string
  now: number
  /** Session to continue with new tokens, and the hash of the token to replace. Undefined for a new session. */
  continues?: Pick<SessionRow, 'sessionId' | 'tokenHash'>
}

/** Platform settings that cookies depend on. */
type CookiePlaces = Pick<
  PlatformParts,
  'publicOrigin' | 'greyTeams' | 'overseasTeams' | 'permissions' | 'membersEditDemoProjects'
>

/** Starts a session with fresh tokens. Earlier tokens are never reused, so that none can be planted. */
export async function startSession(
  db: Queries,
  { userId, teamId, now, continues }: SessionStart,
  places: CookiePlaces,
): Promise<StartedSession> {
  const token = newSecret()
  const row: SessionRow = {
    tokenHash: await hashToken(token),
    sessionId: continues?.sessionId ?? newId(),
    userId,
    sessionTeamId: teamId,
    csrfToken: newSecret(),
    expireTime: now + sessionSeconds * 1000,
    realExpireTime: now + realSessionSeconds * 1000,
    replaces: continues?.tokenHash ?? null,
  }
  await db.insert(sessions).values(row)
  if (teamId !== noTeam) {
    await db.update(accounts).set({ lastTeamId: teamId }).where(eq(accounts.userId, userId))
    await db
      .update(members)
      .set({ lastSeenTime: now })
      .where(and(eq(members.userId, userId), eq(members.teamId, teamId)))
  }
  const profile = await profileOf(db, row, places)
  return { sessionId: row.sessionId, profile, cookies: sessionCookies(token, profile, places) }
}

/** Session data for the page (R27). */
async function profileOf(db: Queries, session: SessionRow, services: CookiePlaces): Promise<Profile> {
  const { permissions, overseasTeams } = services
  const [account] = await db.select().from(accounts).where(eq(accounts.userId, session.userId))
  const joined = await db
    .select({
      teamId: teams.teamId,
      teamName: teams.teamName,
      country: teams.country,
      siteId: teams.siteId,
      userType: teams.userType,
      roles: members.roles,
    })
    .from(members)
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .where(and(eq(members.userId, session.userId), isActive()))
    .orderBy(teams.teamName)
  const team = joined.find((candidate) => candidate.teamId === session.sessionTeamId)
  const place = await placeIn(db, permissions, session.userId, session.sessionTeamId)
  const overseas = overseasTeams[session.sessionTeamId]
  const isLocked = locksDemo({ userId: session.userId, teamId: session.sessionTeamId, services })
  if (account && session.sessionTeamId === noTeam) return withoutTeam(session, account)
  if (!account || !team || !place) throw refuse('not-your-team', 'You aren’t a member of this team')
  return {
    siteID: String(team.siteId),
    csrfToken: session.csrfToken,
    teamId: team.teamId,
    userId: account.userId,
    userName: account.userName,
    expireTime: session.expireTime,
    realExpireTime: session.realExpireTime,
    teamCountry: team.country,
    teamUserType: team.userType,
    userType: account.userType,
    verifyRealName: account.verifyRealName,
    dataLocation: team.country,
    ...(overseas ? { upSiteId: String(siteIdOfZone(overseas)) } : {}),
    roles: [...place.roles],
    permissions: flagsOf(place.permissions),
    rights: markOfRights(place),
    ...(isLocked ? { lockedIds: await demoIdsOf(db, session.sessionTeamId) } : {}),
    teams: joined.map(({ userType: _, ...rest }) => rest),
  }
}

/** Session data of a person who belongs to no team. */
function withoutTeam(
  { csrfToken, expireTime, realExpireTime }: SessionRow,
  { userId, userName, userType, verifyRealName }: typeof accounts.$inferSelect,
): Profile {
  return {
    ...{ userId, userName, userType, verifyRealName, csrfToken, expireTime, realExpireTime },
    ...{ teamId: noTeam, siteID: '', teamCountry: '', teamUserType: 0, dataLocation: '' },
    ...{ roles: [], permissions: {}, teams: [] },
  }
}

/** IDs of a team's demo projects and of their apps. */
async function demoIdsOf(db: Queries, teamId: string): Promise<string[]> {
  const [row] = await rowsOf<{ ids: string[] }>(db, sql`select cw_demo_ids(${teamId}) as ids`)
  return row?.ids ?? []
}

function sessionCookies(token: string, profile: Profile, { publicOrigin, greyTeams }: CookiePlaces): string[] {
  const { userId: mainUserId, siteID: siteid, csrfToken: csrftoken, teamId } = profile
  const secure = isSecure(publicOrigin)
  const ownCookie = cookieHeader(sessionCookie, token, { maxAge: realSessionSeconds, secure, httpOnly: true })
  // What pages read of a session is about a team. That of an earlier user goes.
  if (teamId === noTeam)
    return [ownCookie, ...Object.values(cookieNames).map((name) => cookieHeader(name, '', { maxAge: 0, secure }))]
  const readable = { maxAge: sessionSeconds, secure }
  const isGrey = greyTeams.includes(teamId)
  return [
    ownCookie,
    cookieHeader(cookieNames.userInfo, JSON.stringify({ mainUserId, siteid, csrftoken }), readable),
    cookieHeader(cookieNames.csrfToken, csrftoken, readable),
    cookieHeader(cookieNames.teamId, teamId, readable),
    cookieHeader(cookieNames.currentTeamId, teamId, readable),
    cookieHeader(cookieNames.teamSiteId, siteid, readable),
    cookieHeader(cookieNames.grey, isGrey ? '1' : '', isGrey ? readable : { maxAge: 0, secure }),
  ]
}

/** `Set-Cookie` headers that delete the session's cookies. */
export function clearedCookies(publicOrigin: string): string[] {
  return [sessionCookie, ...Object.values(cookieNames)].map((name) =>
    cookieHeader(name, '', { maxAge: 0, secure: isSecure(publicOrigin), httpOnly: name === sessionCookie }),
  )
}

/** Whether cookies are sent over HTTPS only. */
export function isSecure(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:')
}

/**
 * Milliseconds that a refreshed token stays valid at most, for pending requests and a lost response. A client waits up
 * to 20 seconds for the response before it tries again.
 */
const retirement = 30_000

/** Retires a session's token: it expires soon, for calls as well as for another refresh. */
export async function retireSession(db: Queries, session: SessionRow, now: number): Promise<void> {
  const end = now + retirement
  await db
    .update(sessions)
    .set({ expireTime: Math.min(session.expireTime, end), realExpireTime: Math.min(session.realExpireTime, end) })
    .where(eq(sessions.tokenHash, session.tokenHash))
  await db.delete(sessions).where(lt(sessions.realExpireTime, now - retirement))
}

/** Milliseconds for which requests that a new token has overtaken still arrive. */
const overtaking = 5000

/**
 * Ends the token that this session's token replaces: with the first request that carries the new one, the client has
 * it. Only requests that are on their way are still admitted: when several tabs open at once, each refreshes, and a
 * client repeats a rejected request once (R180).
 */
export async function endReplacedToken(db: Queries, { tokenHash, replaces }: SessionRow, now: number): Promise<void> {
  if (replaces === null) return
  const end = now + overtaking
  await db
    .update(sessions)
    .set({
      expireTime: sql`least(${sessions.expireTime}, ${end})`,
      realExpireTime: sql`least(${sessions.realExpireTime}, ${end})`,
    })
    .where(eq(sessions.tokenHash, replaces))
  await db.update(sessions).set({ replaces: null }).where(eq(sessions.tokenHash, tokenHash))
}

/** Ends a session with all of its tokens. */
export async function endSession(db: Queries, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionId, sessionId))
}

/** Ends every other session of a user: a forced login (R183) applies to all browsers. */
export async function endOtherSessions(db: Queries, userId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sessionId, sessionId)))
}
