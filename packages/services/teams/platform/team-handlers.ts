import { desc, eq, sql } from 'drizzle-orm'
import { hasPlace } from '@console-widgets/platform/accounts/has-place'
import type { calls } from '@console-widgets/teams/contract'
import { exportComplianceVersion, memberLimits } from '@console-widgets/teams/model'
import { flagsOf } from '@console-widgets/platform/rights/permissions'
import { placeIn } from '@console-widgets/platform/accounts/places'
import { accounts, sessions } from '@console-widgets/platform/accounts/tables'
import { ownTeam, ownTeams, teamMembers, teamPeople } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { projects } from '@console-widgets/platform/tenancy/tables'
import { actInTeam } from './act-in-team.ts'
import { findActiveUser } from './find-member.ts'
import { leaveTeam } from './member-handlers.ts'
import { tellManagers } from './notice-people.ts'
import { countFullMembers, obstacleOf, requireNoObstacle, rightsOfTeam } from './rights.ts'
import { complianceSignatures, serviceProviders, testUsers } from './tables.ts'

type TeamCalls = Pick<
  typeof calls,
  'teams.user-team.list' | 'teams.user-team.leave' | 'teams.team-info.get' | 'teams.team.switch'
>

/** Handlers for the caller's teams and the team of the session. */
export const teamHandlers: Handlers<TeamCalls> = {
  'teams.user-team.list': async (_, { db, userId, teamId }) => {
    const rows = await db.select().from(ownTeams).orderBy(ownTeams.teamName)
    const items = rows.map(({ joinedTeamId, memberCount, ...team }) => ({
      ...team,
      teamId: joinedTeamId,
      members: memberCount,
      isCurrent: joinedTeamId === teamId,
      isHolder: joinedTeamId === userId,
    }))
    return { items, total: items.length }
  },

  'teams.user-team.leave': async (input, context) => {
    const { userId, services, now } = context
    await requireOwnTeam(context, input.teamId)
    const place = await services.database.asPlatform((db) => placeIn(db, services.permissions, userId, input.teamId))
    await actInTeam(context, input.teamId, input, async (db) => {
      const member = await findActiveUser(db, userId)
      if (member.kind === 'sub')
        throw refuse(
          'member-state',
          'A sub-user belongs to the team that created it and can’t leave it. Ask a team administrator.',
        )
      requireNoObstacle(
        place ? obstacleOf(place, await rightsOfTeam(db, context), member, await countFullMembers(db)) : null,
      )
      await leaveTeam(db, member, now())
      await tellManagers(db, context, input.teamId, 'left')
    })
  },

  'teams.team-info.get': async (_, { db, roles, appIds }) => {
    const [team] = await db.select().from(ownTeam)
    if (!team) throw refuse('not-found', 'This team no longer exists')
    const [holder] = await db
      .select()
      .from(teamPeople)
      .where(sql`'holder' = any (${teamPeople.roles})`)
      .orderBy(sql`${teamPeople.userId} = ${team.ownTeamId} desc`, teamPeople.userName)
    return {
      ...team,
      teamId: team.ownTeamId,
      holder: holder ?? null,
      members: await db.$count(teamMembers, hasPlace(teamMembers.state)),
      memberLimit: memberLimits.perTeam,
      invited: await db.$count(teamMembers, eq(teamMembers.state, 'invited')),
      apps: await db.$count(apps),
      projects: await db.$count(projects),
      serviceProviders: await db.$count(serviceProviders),
      testUsers: await db.$count(testUsers),
      roles: [...roles],
      appScope: appIds ? 'ids' : 'all',
      exportCompliance: await complianceOf(db),
    }
  },

  'teams.team.switch': async ({ teamId }, context) => {
    const { userId, sessionId, services } = context
    const team = await requireOwnTeam(context, teamId)
    const place = await services.database.asPlatform(async (db) => {
      await db.update(sessions).set({ sessionTeamId: teamId }).where(eq(sessions.sessionId, sessionId))
      await db.update(accounts).set({ lastTeamId: teamId }).where(eq(accounts.userId, userId))
      return placeIn(db, services.permissions, userId, teamId)
    })
    return { ...team, permissions: flagsOf(place?.permissions ?? new Set()) }
  },
}

/** Returns a team that the caller is a member of. @throws PlatformRefusal otherwise */
async function requireOwnTeam({ inTeam }: Context, teamId: string) {
  const [team] = await inTeam((db) => db.select().from(ownTeams).where(eq(ownTeams.joinedTeamId, teamId)))
  if (!team) throw refuse('not-found', 'You aren’t a member of this team', [issue('teamId', 'own-team')])
  return { ...team, teamId }
}

/** Whether the team has signed the current statement. */
async function complianceOf(db: Queries) {
  const [signature] = await db
    .select()
    .from(complianceSignatures)
    .where(eq(complianceSignatures.version, exportComplianceVersion))
    .orderBy(desc(complianceSignatures.signTime))
  return { version: exportComplianceVersion, signed: signature !== undefined, signTime: signature?.signTime ?? null }
}
