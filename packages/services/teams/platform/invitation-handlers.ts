import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { invitationLimits, invitationListFields, isSendable } from '@console-widgets/teams/model'
import { inOrder } from '@console-widgets/platform/accounts/members'
import { accounts, members } from '@console-widgets/platform/accounts/tables'
import { teamInvitations } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import { findMember, requireApps, requireRoom } from './find-member.ts'
import { endInvitation, expireTimeFrom, invitationLink, newInvitationToken, scheduleExpiry } from './invitations.ts'
import { reaches, requireGivable, requireNoObstacle, rightsOfTeam } from './rights.ts'
import { invitations } from '@console-widgets/platform/accounts/tables'

type InvitationCalls = Pick<
  typeof calls,
  'teams.invitation.list' | 'teams.invitation.create' | 'teams.invitation.resend' | 'teams.invitation.revoke'
>

/** Handlers for the inviting team. */
export const invitationHandlers: Handlers<InvitationCalls> = {
  'teams.invitation.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(
      invitationListFields,
      teamInvitations,
      teamInvitations.invitationId,
      input,
      '-createTime',
    )
    return {
      items: await db
        .select()
        .from(teamInvitations)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
      total: await db.$count(teamInvitations, where),
    }
  },

  'teams.invitation.create': async ({ account, note = '', message = '', ...place }, context) => {
    const { services, now, inTeam, userId } = context
    const invitee = await services.database.asPlatform((db) => findInvitee(db, account))
    const { token, tokenHash } = await newInvitationToken()
    return inTeam(async (db) => {
      await requireInvitable(db, context, place)
      const time = now()
      const expireTime = expireTimeFrom(time)
      const granted = {
        roles: inOrder(place.roles),
        appScope: place.appScope,
        appIds: place.appScope === 'ids' ? place.appIds : [],
      }
      const memberId = await makeInvited(db, invitee, { ...granted, note, inviteTime: time, updateTime: time })
      const invitationId = newId()
      await db.insert(invitations).values({
        ...granted,
        invitationId,
        memberId,
        inviteeId: invitee.userId,
        account,
        message,
        inviterId: userId,
        tokenHash,
        state: 'pending',
        createTime: time,
        expireTime,
      })
      await scheduleExpiry(db, context, invitationId, expireTime)
      return sentInvitation(db, invitationId, token, context)
    })
  },

  'teams.invitation.resend': async ({ invitationId }, context) => {
    const { db, now, userId } = context
    const invitation = await findInvitation(db, invitationId)
    if (!isSendable(invitation.state))
      throw refuse('invitation-over', `This invitation has been ${invitation.state}. Send a new invitation.`)
    await requireWithinReach(db, context, invitation)
    const { token, tokenHash } = await newInvitationToken()
    const expireTime = expireTimeFrom(now())
    await db
      .update(invitations)
      .set({ state: 'pending', tokenHash, expireTime, inviterId: userId })
      .where(eq(invitations.invitationId, invitationId))
    await scheduleExpiry(db, context, invitationId, expireTime)
    return sentInvitation(db, invitationId, token, context)
  },

  'teams.invitation.revoke': async ({ invitationId }, context) => {
    const { db, now } = context
    const invitation = await findInvitation(db, invitationId)
    if (!isSendable(invitation.state))
      throw refuse('invitation-over', `This invitation has already been ${invitation.state}`)
    await requireWithinReach(db, context, invitation)
    await endInvitation(db, await findMember(db, invitation.memberId), 'revoked', now())
  },
}

interface Invitee {
  userId: string
  userName: string
}

/** @throws PlatformRefusal if the account doesn't exist, or belongs to a sub-user of another team */
async function findInvitee(db: Queries, account: string): Promise<Invitee> {
  const [row] = await db
    .select({ userId: accounts.userId, userName: accounts.userName, kind: accounts.kind })
    .from(accounts)
    .where(eq(accounts.account, account))
  if (row?.kind !== 'main')
    throw refuse(
      'account-not-found',
      `No user with the account '${account}' can be invited. Check the spelling, or create a sub-user.`,
      [{ field: 'account', message: 'must be the account of a user who can be invited' }],
    )
  return row
}

async function requireInvitable(
  db: Queries,
  context: Context,
  place: {
    roles: readonly (typeof members.$inferSelect)['roles'][number][]
    appScope: 'all' | 'ids'
    appIds: readonly string[]
  },
): Promise<void> {
  const pending = await db.$count(invitations, eq(invitations.state, 'pending'))
  if (pending >= invitationLimits.pendingPerTeam)
    throw refuse(
      'limit-reached',
      `At most ${invitationLimits.pendingPerTeam} invitations can be pending at a time. Revoke one that you no longer need.`,
    )
  await requireRoom(db)
  requireGivable(context, await rightsOfTeam(db, context), place)
  if (place.appScope === 'ids') await requireApps(db, place.appIds)
}

/** Adds a person, or a former member, as an invited member. @returns the member ID */
async function makeInvited(
  db: Queries,
  { userId }: Invitee,
  row: Pick<typeof members.$inferInsert, 'roles' | 'appScope' | 'appIds' | 'note' | 'inviteTime' | 'updateTime'>,
): Promise<string> {
  const [known] = await db.select().from(members).where(eq(members.userId, userId))
  if (known && known.state !== 'removed')
    throw refuse(
      'already-member',
      known.state === 'active'
        ? 'This person is already a member'
        : 'This person has already been invited. Send the invitation again instead.',
      [
        {
          field: 'account',
          message:
            known.state === 'active' ? 'must be a user who isn’t a member yet' : 'must be a user who isn’t invited yet',
        },
      ],
    )
  const memberId = known?.memberId ?? newId()
  if (known)
    await db
      .update(members)
      .set({ ...row, state: 'invited', removeTime: null })
      .where(eq(members.memberId, memberId))
  else await db.insert(members).values({ ...row, memberId, userId, state: 'invited' })
  return memberId
}

async function findInvitation(db: Queries, invitationId: string) {
  const [invitation] = await db.select().from(invitations).where(eq(invitations.invitationId, invitationId))
  if (!invitation) throw refuse('not-found', `There is no invitation '${invitationId}' of this team`)
  return invitation
}

/** Callers who can't grant an invitation's roles can't change the invitation. */
async function requireWithinReach(
  db: Queries,
  context: Context,
  { roles }: Pick<typeof invitations.$inferSelect, 'roles'>,
): Promise<void> {
  requireNoObstacle(reaches(context, await rightsOfTeam(db, context), { roles }) ? null : 'beyond-own-rights')
}

async function sentInvitation(db: Queries, invitationId: string, token: string, context: Context) {
  const [invitation] = await db.select().from(teamInvitations).where(eq(teamInvitations.invitationId, invitationId))
  return { ...(invitation as typeof teamInvitations.$inferSelect), link: invitationLink(token, context) }
}
