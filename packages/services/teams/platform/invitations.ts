import { and, eq, inArray, lte } from 'drizzle-orm'
import { invitationDays, invitationRoute } from '@console-widgets/teams/model'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { members } from '@console-widgets/platform/accounts/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newSecret } from '@console-widgets/platform/database/ids'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Services } from '@console-widgets/platform/calls/platform-parts'
import { invitations } from '@console-widgets/platform/accounts/tables'

const day = 86_400_000

/** What a link carries, and what is kept of it. */
export interface InvitationToken {
  token: string
  tokenHash: string
}

export async function newInvitationToken(): Promise<InvitationToken> {
  const token = newSecret()
  return { token, tokenHash: await hashToken(token) }
}

/** The address that the invited person is given; the part behind # reaches no server. */
export function invitationLink(token: string, { services, language }: Pick<Context, 'services' | 'language'>): string {
  return `${services.publicOrigin}/console/${language === 'zh' ? '' : 'en/'}#${invitationRoute(token)}`
}

/** Until when an invitation that is sent now is good. */
export function expireTimeFrom(now: number): number {
  return now + invitationDays * day
}

const expiryJob = 'teams.invitation-expiry'

/** Lets an invitation expire by the clock. */
export async function scheduleExpiry(
  db: Queries,
  { services, teamId }: Pick<Context, 'services' | 'teamId'>,
  invitationId: string,
  expireTime: number,
): Promise<void> {
  await services.jobs.schedule(db, { kind: expiryJob, teamId, payload: { invitationId }, dueTime: expireTime })
}

/** Registers how an invitation expires. One that was answered, or sent again, is left alone. */
export function defineInvitationExpiry({ jobs }: Services): void {
  jobs.define<{ invitationId: string }>(expiryJob, async ({ invitationId }, { db, now }) => {
    await db
      .update(invitations)
      .set({ state: 'expired' })
      .where(
        and(
          eq(invitations.invitationId, invitationId),
          eq(invitations.state, 'pending'),
          lte(invitations.expireTime, now),
        ),
      )
  })
}

/** Ends an invitation that nobody accepts any more. Who has never worked in the team is no member of it at all. */
export async function endInvitation(
  db: Queries,
  { memberId, joinTime }: { memberId: string; joinTime: number | null },
  state: 'revoked' | 'declined',
  now: number,
): Promise<void> {
  await db
    .update(invitations)
    .set({ state, answerTime: now })
    .where(and(eq(invitations.memberId, memberId), inArray(invitations.state, ['pending', 'expired'])))
  if (joinTime === null) await db.delete(members).where(eq(members.memberId, memberId))
  else await db.update(members).set({ state: 'removed', updateTime: now }).where(eq(members.memberId, memberId))
}
