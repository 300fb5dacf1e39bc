import type { Role } from '@console-widgets/contract'
import type { calls } from '@console-widgets/teams/contract'
import { flagsOf } from '@console-widgets/platform/rights/permissions'
import { ownAccount, ownTeam, ownTeams } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { findActiveUser } from './find-member.ts'
import { countUnread } from './notice-handlers.ts'
import { openInvitations } from './own-invitation-handlers.ts'

type UserCalls = Pick<typeof calls, 'teams.user-info-v1.get' | 'teams.user-info-v2.get'>

/** Handlers of the signed-in user's info, in both shapes. */
export const userHandlers: Handlers<UserCalls> = {
  'teams.user-info-v1.get': async (_, { db, roles }) => {
    const { account, team } = await ownPlace(db)
    return userInfo(account, team, roles)
  },

  'teams.user-info-v2.get': async (_, context) => {
    const { db, userId, roles, permissions, appIds } = context
    const { account, team } = await ownPlace(db)
    const { joinTime, lastSeenTime } = await findActiveUser(db, userId)
    const teams = await db.select().from(ownTeams).orderBy(ownTeams.teamName)
    return {
      ...userInfo(account, team, roles),
      roles: [...roles],
      permissions: flagsOf(permissions),
      kind: account.kind,
      isHolder: roles.includes('holder'),
      teamName: team.teamName,
      teamUserType: team.userType,
      appScope: appIds ? 'ids' : 'all',
      appIds: [...(appIds ?? [])],
      joinTime,
      lastSeenTime,
      teams: teams.map(({ joinedTeamId, teamName, roles: held }) => ({ teamId: joinedTeamId, teamName, roles: held })),
      invitations: (await openInvitations(db, context)).length,
      notices: await countUnread(db),
    }
  },
}

type Account = typeof ownAccount.$inferSelect
type Team = typeof ownTeam.$inferSelect

async function ownPlace(db: Queries): Promise<{ account: Account; team: Team }> {
  const [[account], [team]] = [await db.select().from(ownAccount), await db.select().from(ownTeam)]
  if (!account || !team) throw refuse('not-found', 'This account no longer exists')
  return { account, team }
}

function userInfo({ kind: _, ...account }: Account, { ownTeamId, siteId, country }: Team, roles: Context['roles']) {
  // The most important role comes first: the older shape has room for only one.
  return { ...account, teamId: ownTeamId, siteId, countryCode: country, role: roles[0] as Role }
}
