import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Selecting } from '../database/connection.ts'
import { preparedQuery } from '../database/prepared-query.ts'
import { isActive, placeColumns, placeOf, type Place } from './places.ts'
import type { Permissions } from '../rights/permissions.ts'
import { hashToken } from '../secrets/secrets.ts'
import type { SessionRow } from './sessions.ts'
import { members, sessions, teams } from './tables.ts'

/** Session with its user's place in the current team. */
export interface SessionPlace {
  session: SessionRow
  teamId: string
  /** Undefined if the user isn't, or is no longer, a member. */
  place: Place | undefined
}

const query = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(sessions), ...placeColumns })
    .from(sessions)
    .leftJoin(
      members,
      and(
        eq(members.userId, sessions.userId),
        eq(members.teamId, sql`coalesce(${sql.placeholder('teamId')}, ${sessions.sessionTeamId})`),
        isActive(),
      ),
    )
    .leftJoin(teams, eq(teams.teamId, members.teamId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_place'),
)

/**
 * Finds the session of a token, expired or not, and the user's place in the team, in one query: every request needs
 * both.
 * @param db outside any transaction
 * @param teamId undefined for the session's own team
 */
export async function findSessionPlace(
  db: Selecting,
  permissions: Permissions,
  token: string | undefined,
  teamId: string | null,
): Promise<SessionPlace | undefined> {
  if (!token) return undefined
  const [row] = await query(db).execute({ tokenHash: await hashToken(token), teamId: teamId || null })
  if (!row) return undefined
  const { roles, siteId, appScope, appIds, deviations, exceptions, ...session } = row
  const isPlaced = roles !== null && siteId !== null && appScope !== null && appIds !== null
  return {
    session,
    teamId: teamId || session.sessionTeamId,
    place: isPlaced ? placeOf(permissions, { roles, siteId, appScope, appIds, deviations, exceptions }) : undefined,
  }
}
