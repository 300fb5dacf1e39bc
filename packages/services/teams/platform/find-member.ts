import { eq, inArray } from 'drizzle-orm'
import { hasPlace } from '@console-widgets/platform/accounts/has-place'
import { memberLimits } from '@console-widgets/teams/model'
import { members } from '@console-widgets/platform/accounts/tables'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** A member as the team sees it. */
export type MemberRow = typeof teamMembers.$inferSelect

/** Returns a member of the team. @throws PlatformRefusal if there is none with this ID */
export async function findMember(db: Queries, memberId: string): Promise<MemberRow> {
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.memberId, memberId))
  if (!member)
    throw refuse('not-found', `There is no member '${memberId}' in this team`, [issue('memberId', 'member-of-team')])
  return member
}

/** Returns the member with this user ID. @throws PlatformRefusal if the team has none */
export async function findActiveUser(db: Queries, userId: string): Promise<MemberRow & { userId: string }> {
  const [member] = await db.select().from(teamMembers).where(eq(teamMembers.userId, userId))
  if (member?.state !== 'active')
    throw refuse('not-found', `This team has no member with the ID '${userId}'`, [issue('userId', 'member-of-team')])
  return { ...member, userId }
}

/** @throws PlatformRefusal if the team is full */
export async function requireRoom(db: Queries): Promise<void> {
  if ((await db.$count(members, hasPlace(members.state))) >= memberLimits.perTeam)
    throw refuse(
      'limit-reached',
      `A team has at most ${memberLimits.perTeam} members, including invited ones. Remove one who no longer works here.`,
    )
}

/** @throws PlatformRefusal that names IDs that aren't apps of the team, or aren't among the caller's own apps */
export async function requireApps(db: Queries, appIds: readonly string[]): Promise<void> {
  if (appIds.length === 0) return
  const found = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(inArray(apps.appId, [...appIds]))
  const issues = appIds.flatMap((appId, index) =>
    found.some((app) => app.appId === appId) ? [] : [issue(`appIds.${index}`, 'app-of-team')],
  )
  if (issues.length > 0) throw refuse('bad-parameter', 'Not all of these are apps of this team', issues)
}
