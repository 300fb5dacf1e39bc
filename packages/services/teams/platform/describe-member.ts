import { eq, inArray } from 'drizzle-orm'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { MemberRow } from './find-member.ts'
import { countFullMembers, obstacleOf, rightsOfTeam } from './rights.ts'

/** Members in the form that the caller gets. */
export async function describeMembers(
  rows: readonly MemberRow[],
  context: Pick<Context, 'db' | 'userId' | 'roles' | 'permissions' | 'appIds' | 'services'>,
) {
  const { db } = context
  const [rights, fullMembers, known] = [
    await rightsOfTeam(db, context),
    await countFullMembers(db),
    await knownApps(
      db,
      rows.flatMap(({ appIds }) => appIds),
    ),
  ]
  return rows.map(({ invitationId, invitationState, invitationExpireTime, ...member }) => ({
    ...member,
    appIds: member.appIds.filter((appId) => known.has(appId)),
    invitation:
      invitationId && invitationState && invitationExpireTime !== null
        ? { invitationId, state: invitationState, expireTime: invitationExpireTime }
        : null,
    isSelf: member.userId === context.userId,
    obstacle: obstacleOf(context, rights, member, fullMembers),
  }))
}

/** One member in the form of a response. */
export async function describeMember(memberId: string, context: Parameters<typeof describeMembers>[1]) {
  const rows = await context.db.select().from(teamMembers).where(eq(teamMembers.memberId, memberId))
  const [member] = await describeMembers(rows, context)
  return member as NonNullable<typeof member>
}

/** Those of these apps that still exist and that the caller can see. */
async function knownApps(db: Queries, appIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (appIds.length === 0) return new Set()
  const rows = await db
    .select({ appId: apps.appId })
    .from(apps)
    .where(inArray(apps.appId, [...new Set(appIds)]))
  return new Set(rows.map(({ appId }) => appId))
}
