import { eq } from 'drizzle-orm'
import { calls } from '@console-widgets/core/contract'
import * as schemas from '@console-widgets/core/schemas'
import { refuse } from '../http/refusal.ts'
import { readCookie } from '../http/cookies.ts'
import { implement, type Context } from '../http/handler.ts'
import { allowedNextUrl } from './next-url.ts'
import { clearedCookies, endSession, findSession, placeIn, retireSession, sessionCookie, startSession, type StartedSession } from './sessions.ts'
import { redeemCode } from './sign-in.ts'
import { accounts, memberships } from './tables.ts'

const { 'session.login': login, 'session.refresh': refresh, 'session.logout': logout } = calls
const sessionCalls = { 'session.login': login, 'session.refresh': refresh, 'session.logout': logout }

/** The account service's three calls. They manage the session themselves and run with the platform's rights. */
export const sessionImplementation = implement(sessionCalls, schemas, {
  'session.login': async ({ code, state }, context) => {
    const { db } = context
    const userId = await redeemCode(db, code, state, context.now())
    const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
    const teams = await db.select().from(memberships).where(eq(memberships.userId, userId)).orderBy(memberships.memberTeamId)
    const team = teams.find((candidate) => candidate.memberTeamId === account?.lastTeamId) ?? teams[0]
    if (!team) throw refuse('not-your-team', 'This account belongs to no team')
    return answer(context, await startSession(db, userId, team.memberTeamId, context.now(), isSecure(context)))
  },

  'session.refresh': async ({ agcTeamId }, context) => {
    const { db } = context
    const session = await findSession(db, readCookie(context.request, sessionCookie))
    if (!session) throw refuse('not-signed-in', 'getTokenInfo return null')
    if (session.realExpireTime <= context.now()) throw refuse('session-expired', 'The session is over. Sign in again.')
    const teamId = agcTeamId || session.sessionTeamId
    if (!(await placeIn(db, session.userId, teamId))) throw refuse('not-your-team', 'This team is not one of yours')
    await retireSession(db, session, context.now())
    return answer(context, await startSession(db, session.userId, teamId, context.now(), isSecure(context)))
  },

  'session.logout': async ({ nextUrl }, context) => {
    const session = await findSession(context.db, readCookie(context.request, sessionCookie))
    if (session) await endSession(context.db, session.tokenHash)
    for (const cookie of clearedCookies(isSecure(context))) context.setCookie(cookie)
    return { nextUrl: allowedNextUrl(nextUrl, context.services) }
  },
})

function answer(context: Context, { profile, cookies }: StartedSession) {
  for (const cookie of cookies) context.setCookie(cookie)
  return profile
}

function isSecure(context: Context): boolean {
  return context.services.publicOrigin.startsWith('https:')
}
