import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Language } from '@console-widgets/core'
import { invitationDays, invitationRoute } from '@console-widgets/teams/model'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { members } from '@console-widgets/platform/accounts/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newSecret } from '@console-widgets/platform/database/ids'
import type { Context } from '@console-widgets/platform/calls/handler'
import { consoleIn } from '@console-widgets/platform/notices/link-to-page'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { invitations } from '@console-widgets/platform/accounts/tables'

const day = 86_400_000

/** Token in the link, and the hash that is stored. */
export interface InvitationToken {
  token: string
  tokenHash: string
}

export async function newInvitationToken(): Promise<InvitationToken> {
  const token = newSecret()
  return { token, tokenHash: await hashToken(token) }
}

/** Link for the invited person; the part behind # never reaches a server. */
export function invitationLink(token: string, publicOrigin: string, language: Language): string {
  return `${consoleIn(publicOrigin, language)}#${invitationRoute(token)}`
}

/** Expiry of an invitation sent now. */
export function expireTimeFrom(now: number): number {
  return now + invitationDays * day
}

const expiryJob = 'teams.invitation-expiry'

/** Schedules the expiry of an invitation. */
export async function scheduleExpiry(
  db: Queries,
  { services, teamId }: Pick<Context, 'services' | 'teamId'>,
  invitationId: string,
  expireTime: number,
): Promise<void> {
  await services.jobs.schedule(db, { kind: expiryJob, teamId, payload: { invitationId }, dueTime: expireTime })
}

/** Registers the expiry of invitations. Skips those that were answered or sent again. */
export function defineInvitationExpiry({ jobs }: PlatformParts): void {
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

/** Ends an unaccepted invitation. An invitee who was never in the team is removed from its members. */
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
