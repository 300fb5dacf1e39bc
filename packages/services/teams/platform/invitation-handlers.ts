import { and, eq, ne } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { invitationLimits, invitationListFields, isSendable } from '@console-widgets/teams/model'
import { digitsOfPhone } from '@console-widgets/core/model'
import { inOrder } from '@console-widgets/platform/accounts/members'
import { newHolderId } from '@console-widgets/platform/accounts/new-account'
import { accounts, members } from '@console-widgets/platform/accounts/tables'
import { ownAccount, ownTeam, teamInvitations, teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { postMessages } from '@console-widgets/platform/outbox/post-message'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findMember, requireApps, requireRoom } from './find-member.ts'
import { invitationMail, invitationSms } from './invitation-mail.ts'
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

  'teams.invitation.create': async ({ account, phone, note = '', message = '', ...place }, context) => {
    const { services, now, inTeam, userId } = context
    const inviteeId = await services.database.asPlatform((db) => findInvitee(db, account))
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
      const memberId = await makeInvited(
        db,
        { account, inviteeId },
        { ...granted, note, inviteTime: time, updateTime: time },
      )
      const invitationId = newId()
      await db.insert(invitations).values({
        ...granted,
        invitationId,
        memberId,
        inviteeId,
        account,
        phone: phone === undefined ? null : digitsOfPhone(phone),
        message,
        inviterId: userId,
        tokenHash,
        state: 'pending',
        createTime: time,
        expireTime,
      })
      await scheduleExpiry(db, context, invitationId, expireTime)
      return sendInvitation(db, invitationId, token, context)
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
    return sendInvitation(db, invitationId, token, context)
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

/** Person to invite: their address and user ID. */
interface Invitee {
  account: string
  inviteeId: string
}

/**
 * Finds the user ID of the account that an address belongs to; without one, an ID that the person gets when they create
 * it. Sub-users belong to the team that created them, and can't join another: they are treated like addresses without
 * an account, so that inviting tells nothing of either.
 */
async function findInvitee(db: Queries, account: string): Promise<string> {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.account, account), eq(accounts.kind, 'main')))
  return row?.userId ?? newHolderId()
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
  { account, inviteeId }: Invitee,
  row: Pick<typeof members.$inferInsert, 'roles' | 'appScope' | 'appIds' | 'note' | 'inviteTime' | 'updateTime'>,
): Promise<string> {
  const [present] = await db
    .select({ state: teamMembers.state })
    .from(teamMembers)
    .where(and(eq(teamMembers.account, account), ne(teamMembers.state, 'removed')))
  if (present)
    throw refuse(
      'already-member',
      present.state === 'active'
        ? 'This person is already a member'
        : 'This person has already been invited. Send the invitation again instead.',
      [issue('account', present.state === 'active' ? 'not-member-yet' : 'not-invited-yet')],
    )
  const [former] = await db.select().from(members).where(eq(members.userId, inviteeId))
  const memberId = former?.memberId ?? newId()
  if (former)
    await db
      .update(members)
      .set({ ...row, state: 'invited', removeTime: null })
      .where(eq(members.memberId, memberId))
  else await db.insert(members).values({ ...row, memberId, userId: inviteeId, state: 'invited' })
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

/** Mails the link to the invited address, texts it, and returns it to the caller, who may pass it on as well. */
async function sendInvitation(db: Queries, invitationId: string, token: string, context: Context) {
  const { services, teamId, now } = context
  const [invitation] = await db.select().from(teamInvitations).where(eq(teamInvitations.invitationId, invitationId))
  const [team] = await db.select().from(ownTeam)
  const [inviter] = await db.select().from(ownAccount)
  const sent = invitation as typeof teamInvitations.$inferSelect
  // The invited person's own language isn't known: the inviter has one in common with them.
  const language = inviter?.language ?? 'en'
  const link = invitationLink(token, services.publicOrigin, language)
  const facts = { ...sent, teamName: team?.teamName ?? '', link, language }
  const origin = { ownerTeamId: teamId, topic: 'invitation', reference: invitationId }
  await postMessages(
    db,
    [
      { ...origin, ...invitationMail(facts), channel: 'mail', address: sent.account },
      ...(sent.phone === null
        ? []
        : [{ ...origin, subject: '', text: invitationSms(facts), channel: 'sms' as const, address: sent.phone }]),
    ],
    now(),
  )
  return { ...sent, link }
}
