import { and, eq } from 'drizzle-orm'
import { hasPlace } from '@console-widgets/platform/accounts/has-place'
import { holdsEverything } from '@console-widgets/contract'
import type { calls } from '@console-widgets/teams/contract'
import { memberListFields } from '@console-widgets/teams/model'
import { inOrder } from '@console-widgets/platform/accounts/members'
import { members, permissionExceptions } from '@console-widgets/platform/accounts/tables'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import { projectMembers } from '@console-widgets/platform/tenancy/tables'
import { describeMember, describeMembers } from './describe-member.ts'
import { findMember, requireApps } from './find-member.ts'
import { endInvitation } from './invitations.ts'
import { tellMember } from './notice-people.ts'
import { countFullMembers, obstacleOf, requireGivable, requireNoObstacle, rightsOfTeam } from './rights.ts'
import { invitations } from '@console-widgets/platform/accounts/tables'

type MemberCalls = Pick<
  typeof calls,
  'teams.member-role.list' | 'teams.member.get' | 'teams.member.update' | 'teams.member.remove'
>

/** Handlers for members and their roles. */
export const memberHandlers: Handlers<MemberCalls> = {
  'teams.member-role.list': async (input, context) => {
    const { db } = context
    const {
      where: wanted,
      orderBy,
      limit,
      offset,
    } = listQuery(memberListFields, teamMembers, teamMembers.memberId, input, 'userName')
    const asksForState = input.filter?.some((token) => token.startsWith('state:'))
    const where = asksForState ? wanted : and(wanted, hasPlace(teamMembers.state))
    const rows = await db
      .select()
      .from(teamMembers)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    return { items: await describeMembers(rows, context), total: await db.$count(teamMembers, where) }
  },

  'teams.member.get': async ({ memberId }, context) => {
    await findMember(context.db, memberId)
    return describeMember(memberId, context)
  },

  'teams.member.update': async ({ memberId, note, ...change }, context) => {
    const { db, now } = context
    const member = await findMember(db, memberId)
    if (member.state === 'removed')
      throw refuse('member-state', `'${member.userName}' is no longer a member. Send a new invitation first.`)
    const next = {
      roles: inOrder(change.roles ?? member.roles),
      appScope: change.appScope ?? member.appScope,
      appIds: change.appIds ?? member.appIds,
    }
    const changesPlace = Object.values(change).some((field) => field !== undefined)
    if (changesPlace) {
      const rights = await rightsOfTeam(db, context)
      const obstacle = obstacleOf(context, rights, member, await countFullMembers(db))
      // The last administrator can get additional roles, but can't lose that one.
      if (obstacle !== 'last-administrator' || !holdsEverything(next.roles)) requireNoObstacle(obstacle)
      requireGivable(context, rights, next)
      await requireApps(db, next.appScope === 'ids' ? (change.appIds ?? []) : [])
    }
    const place = changesPlace ? { ...next, appIds: next.appScope === 'ids' ? next.appIds : [] } : {}
    await db
      .update(members)
      .set({ ...place, ...(note === undefined ? {} : { note }), updateTime: now() })
      .where(eq(members.memberId, memberId))
    if (changesPlace && member.invitationId)
      await db.update(invitations).set(place).where(eq(invitations.invitationId, member.invitationId))
    if (changesPlace && member.userId !== null) await tellMember(context, member.userId, 'roles')
    return describeMember(memberId, context)
  },

  'teams.member.remove': async ({ memberId }, context) => {
    const { db, now } = context
    const member = await findMember(db, memberId)
    if (member.state === 'removed') throw refuse('member-state', `'${member.userName}' is already removed`)
    requireNoObstacle(obstacleOf(context, await rightsOfTeam(db, context), member, await countFullMembers(db)))
    if (member.state === 'invited') return endInvitation(db, member, 'revoked', now())
    await leaveTeam(db, member, now())
  },
}

/** Ends a person's membership in the transaction's team, and in its projects. */
export async function leaveTeam(
  db: Queries,
  { memberId, userId }: { memberId: string; userId: string | null },
  now: number,
): Promise<void> {
  await db
    .update(members)
    .set({ state: 'removed', removeTime: now, updateTime: now })
    .where(eq(members.memberId, memberId))
  if (userId === null) return
  await db.delete(projectMembers).where(eq(projectMembers.userId, userId))
  await db.delete(permissionExceptions).where(eq(permissionExceptions.userId, userId))
}
