import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { accounts, members, teams } from '@console-widgets/platform/accounts/tables'
import { ownInvitations, ownTeam, teamInvitations } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import { actInTeam } from './act-in-team.ts'
import { findMember } from './find-member.ts'
import { endInvitation } from './invitations.ts'
import { tellManagers } from './notice-people.ts'
import { invitations } from '@console-widgets/platform/accounts/tables'

type OwnInvitationCalls = Pick<
  typeof calls,
  | 'teams.own-invitation.list'
  | 'teams.own-invitation.find'
  | 'teams.invitation-link.find'
  | 'teams.own-invitation.accept'
  | 'teams.own-invitation.decline'
>

/** Handlers for the invited person. The invitations belong to teams that the person isn't a member of yet. */
export const ownInvitationHandlers: Handlers<OwnInvitationCalls> = {
  'teams.own-invitation.list': async (_, context) => {
    const items = await openInvitations(context.db, context)
    return { items, total: items.length }
  },

  'teams.own-invitation.find': async ({ invitationToken }, { services, userId, now }) => {
    const tokenHash = await hashToken(invitationToken)
    const found = await services.database.asPlatform(async (db) => {
      const [row] = await db
        .select({
          invitation: invitations,
          teamName: teams.teamName,
          country: teams.country,
          inviterName: accounts.userName,
        })
        .from(invitations)
        .innerJoin(teams, eq(teams.teamId, invitations.teamId))
        .innerJoin(accounts, eq(accounts.userId, invitations.inviterId))
        .where(eq(invitations.tokenHash, tokenHash))
      return row
    })
    if (!found) throw unknownLink()
    const { invitation, ...names } = found
    return {
      ...invitation,
      ...names,
      state: stateAt(invitation, now()),
      isOwn: invitation.inviteeId === userId,
    }
  },

  'teams.invitation-link.find': async ({ invitationToken }, { db, now }) => {
    const tokenHash = await hashToken(invitationToken)
    const [row] = await db
      .select({ invitationId: invitations.invitationId })
      .from(invitations)
      .where(eq(invitations.tokenHash, tokenHash))
    const [invitation] = await db
      .select()
      .from(teamInvitations)
      .where(eq(teamInvitations.invitationId, row?.invitationId ?? ''))
    const [team] = await db.select().from(ownTeam)
    if (!invitation || !team) throw unknownLink()
    return { ...invitation, teamName: team.teamName, state: stateAt(invitation, now()) }
  },

  'teams.own-invitation.accept': async (input, context) => {
    const { teamId, roles } = await requireOpenInvitation(context, input.invitationId)
    const time = context.now()
    return actInTeam(context, teamId, input, async (db) => {
      const invitation = await lockInvitation(db, input.invitationId)
      await db
        .update(members)
        .set({ state: 'active', joinTime: time, removeTime: null, updateTime: time })
        .where(eq(members.memberId, invitation.memberId))
      await db
        .update(invitations)
        .set({ state: 'accepted', answerTime: time })
        .where(eq(invitations.invitationId, input.invitationId))
      await tellManagers(db, context, teamId, 'joined')
      const [team] = await db.select().from(ownTeam)
      return { teamId, teamName: team?.teamName ?? '', roles }
    })
  },

  'teams.own-invitation.decline': async (input, context) => {
    const { teamId } = await requireOpenInvitation(context, input.invitationId)
    await actInTeam(context, teamId, input, async (db) => {
      const { memberId } = await lockInvitation(db, input.invitationId)
      await endInvitation(db, await findMember(db, memberId), 'declined', context.now())
      await tellManagers(db, context, teamId, 'declined')
    })
  },
}

const unknownLink = () =>
  refuse('not-found', 'This link is invalid. The invitation may have been sent again with another link.')

/** State of an invitation at this moment; the actor that expires it may come later. */
function stateAt({ state, expireTime }: Pick<typeof invitations.$inferSelect, 'state' | 'expireTime'>, now: number) {
  return state === 'pending' && expireTime <= now ? 'expired' : state
}

/** Admits anyone with the link of an invitation to its team, for the one call that shows it. */
export async function admitByLink(
  { invitationToken }: { invitationToken: string },
  { database }: Pick<Context['services'], 'database'>,
): Promise<Pick<Context, 'teamId' | 'userId'>> {
  const tokenHash = await hashToken(invitationToken)
  const [row] = await database.look((db) =>
    db.select({ teamId: invitations.teamId }).from(invitations).where(eq(invitations.tokenHash, tokenHash)),
  )
  if (!row) throw unknownLink()
  return { teamId: row.teamId, userId: '' }
}

/** Unexpired invitations that await the caller's response. */
export async function openInvitations(db: Queries, { now }: Pick<Context, 'now'>) {
  const rows = await db.select().from(ownInvitations).orderBy(ownInvitations.expireTime)
  const time = now()
  return rows
    .filter(({ expireTime }) => expireTime > time)
    .map(({ invitingTeamId, ...invitation }) => ({ ...invitation, teamId: invitingTeamId }))
}

async function requireOpenInvitation(context: Context, invitationId: string) {
  const invitation = await context.inTeam(async (db) =>
    (await openInvitations(db, context)).find((candidate) => candidate.invitationId === invitationId),
  )
  if (!invitation)
    throw refuse('not-found', 'This invitation isn’t pending. It may have expired or been revoked: ask for a new one.')
  return invitation
}

/** Runs in the inviting team, so that of two simultaneous responses only one counts. */
async function lockInvitation(db: Queries, invitationId: string) {
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.invitationId, invitationId))
    .for('update')
  if (invitation?.state !== 'pending')
    throw refuse('invitation-over', 'This invitation has already been answered or revoked')
  return invitation
}
