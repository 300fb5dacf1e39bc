import { and, eq } from 'drizzle-orm'
import { calls } from '@console-widgets/core/contract'
import * as schemas from '@console-widgets/core/schemas'
import type { Queries } from '../database/connection.ts'
import { reaches } from '../origins/page-origins.ts'
import { refuse } from '../refusals/refusal.ts'
import { refuseOrigin } from '../refusals/refuse-origin.ts'
import { readCookie } from '../calls/cookies.ts'
import { implement, type Context } from '../calls/handler.ts'
import { allowedNextUrl } from './next-url.ts'
import { isActive, placeIn } from './places.ts'
import { readSignInLanguage } from './requesting-page.ts'
import {
  clearedCookies,
  endOtherSessions,
  endSession,
  findSession,
  noTeam,
  retireSession,
  sessionCookie,
  startSession,
  type StartedSession,
} from './sessions.ts'
import { redeemCode } from './sign-in-codes.ts'
import { statusThatForcesLogin } from './user-status.ts'
import { accounts, members } from './tables.ts'

const { 'session.login': login, 'session.refresh': refresh, 'session.logout': logout } = calls
const sessionCalls = { 'session.login': login, 'session.refresh': refresh, 'session.logout': logout }

/** The account service's three calls. */
export const sessionImplementation = implement(
  sessionCalls,
  schemas,
  {
    'session.login': async ({ lang }, context) => {
      const { db, userId } = context
      if (lang)
        await db
          .update(accounts)
          .set({ language: readSignInLanguage(lang) })
          .where(eq(accounts.userId, userId))
      const [account] = await db.select().from(accounts).where(eq(accounts.userId, userId))
      const teamId = (await teamForPage(context, userId, account?.lastTeamId)) ?? noTeam
      // End any session that the browser already had, so that a planted one can't be used.
      const before = await findSession(db, readCookie(context.request, sessionCookie))
      if (before) await endSession(db, before.sessionId)
      const started = await startSession(db, { userId, teamId, now: context.now() }, context.services)
      if (account?.status === statusThatForcesLogin) await finishForcedLogin(db, userId, started.sessionId)
      return answer(context, started)
    },

    'session.refresh': async ({ agcTeamId }, context) => {
      const { db } = context
      const session = await findSession(db, readCookie(context.request, sessionCookie))
      if (!session) throw refuse('not-signed-in', 'getTokenInfo return null')
      if (session.realExpireTime <= context.now())
        throw refuse('session-expired', 'The session has ended. Sign in again.')
      const teamId = agcTeamId || (await teamForPage(context, session.userId, session.sessionTeamId))
      if (teamId === undefined) throw refuse('no-team', 'This account belongs to no team')
      if (!(await placeIn(db, context.services.permissions, session.userId, teamId)))
        throw refuse('not-your-team', 'You aren’t a member of this team')
      if (!reaches(context.pageReach, teamId)) throw refuseOrigin(context.request)
      await retireSession(db, session, context.now())
      const { userId } = session
      return answer(
        context,
        await startSession(db, { userId, teamId, continues: session, now: context.now() }, context.services),
      )
    },

    'session.logout': async ({ nextUrl }, context) => {
      const session = await findSession(context.db, readCookie(context.request, sessionCookie))
      if (session) await endSession(context.db, session.sessionId)
      for (const cookie of clearedCookies(context.services.publicOrigin)) context.setCookie(cookie)
      return { nextUrl: await allowedNextUrl(nextUrl, context.services, (work) => work(context.db)) }
    },
  },
  {
    guards: {
      'session.login': async ({ code, state }, { database, clock }) => {
        // A transaction of its own: a code that is refused is used up all the same.
        const userId = await database.asPlatform((db) => redeemCode(db, code, state, clock.now()))
        if (userId === undefined) throw refuse('sign-in-failed', 'This sign-in has expired. Sign in again.')
        return { teamId: '', userId }
      },
    },
  },
)

/** Completes the new login that status 6 requires (R183): ends the user's other sessions, in every browser. */
async function finishForcedLogin(db: Queries, userId: string, sessionId: string): Promise<void> {
  await endOtherSessions(db, userId, sessionId)
  await db.update(accounts).set({ status: 1 }).where(eq(accounts.userId, userId))
}

/**
 * The team that a session goes on in if nobody names one: the preferred one, unless the page may not act there and may
 * in another one. Undefined: the person belongs to none, and can only take part in tests of others (R13).
 */
async function teamForPage(
  { db, pageReach, request }: Context,
  userId: string,
  preferred: string | null | undefined,
): Promise<string | undefined> {
  const teams = await db
    .select({ teamId: members.teamId })
    .from(members)
    .where(and(eq(members.userId, userId), isActive()))
    .orderBy(members.teamId)
  if (teams.length === 0 && reaches(pageReach, noTeam)) return undefined
  const open = teams.filter(({ teamId }) => reaches(pageReach, teamId))
  const team = open.find(({ teamId }) => teamId === preferred) ?? open[0]
  if (!team) throw refuseOrigin(request)
  return team.teamId
}

function answer(context: Context, { profile, cookies }: StartedSession) {
  for (const cookie of cookies) context.setCookie(cookie)
  return profile
}
