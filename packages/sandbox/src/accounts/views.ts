import { eq, sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { accounts, memberships, teams } from './tables.ts'

// A view has the rights of the platform, and the tenant role may read every one of them: each must say itself which
// rows a team may see.

/** The team of the transaction, and where it is. */
export const ownTeam = pgView('cw_own_team').as((db) =>
  db
    .select({ ownTeamId: sql<string>`${teams.teamId}`.as('own_team_id'), teamName: teams.teamName, country: teams.country, siteId: teams.siteId })
    .from(teams)
    .where(sql`${teams.teamId} = current_setting('cw.team')`),
)

/** The people of the transaction's team. */
export const teamPeople = pgView('cw_team_people').as((db) =>
  db
    .select({ userId: memberships.userId, userName: accounts.userName, account: accounts.account, role: memberships.role })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.userId, memberships.userId))
    .where(sql`${memberships.memberTeamId} = current_setting('cw.team')`),
)
