import { and, eq, inArray } from 'drizzle-orm'
import { countryCodesOfGroup, siteIdOfCountry } from '@console-widgets/core/tables'
import type { Queries } from '../database/connection.ts'
import { newId } from '../database/ids.ts'
import { activeMember } from './members.ts'
import { accounts, invitations, members, teams } from './tables.ts'

/** Regular account to create, with a team of its own. */
export interface NewAccount extends Omit<typeof accounts.$inferInsert, 'userId' | 'kind' | 'lastTeamId'> {
  teamName: string
  country: string
  siteId: number
  now: number
}

/** Site of a country's teams: the site of its zone. Undefined for an unknown country. */
export function siteOfCountry(country: string): number | undefined {
  if (siteIdOfCountry(country) === undefined) return undefined
  const ownSites: Record<string, number> = { CN: 1, IR: 3, RU: 8 }
  return ownSites[country] ?? (countryCodesOfGroup.europe.includes(country) ? 7 : 5)
}

/** User ID of a new regular account. It is the ID of its team, too (R64). */
export function newHolderId(): string {
  return `team-${newId()}`
}

/**
 * Creates a regular account with a team that it holds, and hands over the open invitations to its address. Needs the
 * platform's rights.
 * @returns the user ID
 */
export async function createAccount(
  db: Queries,
  { teamName, country, siteId, now, ...account }: NewAccount,
): Promise<string> {
  const userId = newHolderId()
  await db
    .insert(teams)
    .values({ teamId: userId, teamName, country, siteId, ...(account.userType ? { userType: account.userType } : {}) })
  await db.insert(accounts).values({ ...account, userId, lastTeamId: userId })
  await db.insert(members).values(activeMember({ teamId: userId, userId, roles: ['holder'], now }))
  const invited = await db
    .update(invitations)
    .set({ inviteeId: userId })
    .where(and(eq(invitations.account, account.account), inArray(invitations.state, ['pending', 'expired'])))
    .returning({ memberId: invitations.memberId })
  const memberIds = invited.map(({ memberId }) => memberId)
  if (memberIds.length > 0) await db.update(members).set({ userId }).where(inArray(members.memberId, memberIds))
  return userId
}
