import { and, eq, isNull, lt } from 'drizzle-orm'
import { betaLimits } from '@console-widgets/beta/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { refuse } from './refuse.ts'
import { inviteLinks, invitees, testers } from './tables.ts'

/** A person who joins the test of a version by a code. */
export interface Entry {
  invitationCode: string
  appId: string
  versionId: string
  /** The name of their account, which the team sees. */
  nickName: string
}

/**
 * Admits a person by a personal invitation, which is theirs from then on.
 * @returns whether it was new: a person whom the team removed and invited again can come back
 * @throws PlatformRefusal if it is someone else's
 */
export async function admitByInvitation(
  { db, now, userId }: Pick<Context, 'db' | 'now' | 'userId'>,
  { invitationCode }: Entry,
): Promise<boolean> {
  const isThis = eq(invitees.invitationCode, invitationCode)
  const [invitee] = await db.select().from(invitees).where(isThis).for('update')
  if (!invitee) throw refuse('not-found', 'This invitation no longer exists. Ask the team for a new one.')
  if (invitee.userId === userId) return false
  if (invitee.userId !== null)
    throw refuse('invitation-used', 'Someone has accepted this invitation already. Ask the team for one of your own.')
  await db.update(invitees).set({ userId, acceptTime: now() }).where(isThis)
  return true
}

/** Whether a personal invitation hasn’t been accepted yet: it also brings back a tester whom the team has removed. */
export async function isStillOpen(db: Context['db'], invitationCode: string): Promise<boolean> {
  const unused = and(eq(invitees.invitationCode, invitationCode), isNull(invitees.userId))
  return (await db.$count(invitees, unused)) > 0
}

/**
 * Admits a person by a group's link: they become a tester of the group, as if the team had added them, and take one of
 * the link's places.
 */
export async function admitByLink(
  { db, now, userId }: Pick<Context, 'db' | 'now' | 'userId'>,
  { appId, groupId, invitationCode, nickName, versionId }: Entry & { groupId: string },
): Promise<void> {
  const time = now()
  const accountKey = `user:${userId}`
  const isOwn = and(eq(invitees.appId, appId), eq(invitees.userId, userId))
  const [known] = await db.select().from(invitees).where(isOwn)
  // A tester who left and comes back has a place already.
  if (known) return
  const isThis = eq(inviteLinks.invitationCode, invitationCode)
  const [link] = await db.select().from(inviteLinks).where(isThis).for('update')
  if (!link || link.used >= link.invitationCodeInviteLimit)
    throw refuse('test-full', 'All places of this link are taken. Ask the team for another one.')
  if ((await db.$count(testers, eq(testers.groupId, groupId))) >= betaLimits.testersPerGroup)
    throw refuse('test-full', 'The group of this link is full. Ask the team for another one.')
  await db
    .update(inviteLinks)
    .set({ used: link.used + 1 })
    .where(and(isThis, lt(inviteLinks.used, inviteLinks.invitationCodeInviteLimit)))
  await db
    .insert(testers)
    .values({ testerId: newId(), groupId, accountKey, userId, nickName, createTime: time, updateTime: time })
    .onConflictDoNothing()
  await db.insert(invitees).values({
    inviteeId: newId(),
    appId,
    groupId,
    accountKey,
    invitationCode: newSecret().slice(0, 24),
    versionId,
    inviteTime: time,
    userId,
    acceptTime: time,
  })
}
