import { and, desc, eq, isNull } from 'drizzle-orm'
import type { calls } from '@console-widgets/beta/contract'
import { betaLimits, linkStatuses, linkVerdict } from '@console-widgets/beta/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { newId, newSecret } from '@console-widgets/platform/database/ids'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { consoleIn } from '@console-widgets/platform/notices/link-to-page'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { testStates } from '@console-widgets/versions/model'
import { appVersions } from '@console-widgets/versions/platform/rows'
import { findGroup, isBoundTo } from './group-handlers.ts'
import { refuse } from './refuse.ts'
import { inviteLinks } from './tables.ts'

type InviteCalls = Pick<
  typeof calls,
  'beta.invite.create' | 'beta.invite.list' | 'beta.invite.stop' | 'beta.invite.delete'
>

const day = 86_400_000

/** Handlers for the links by which people join a group. */
export const inviteHandlers: Handlers<InviteCalls> = {
  'beta.invite.create': async ({ appId, groupId, invitationCodeInviteLimit, invitationCodeValidDays }, context) => {
    const { db, now } = context
    const { appName } = await findApp(db, appId)
    await findGroup(db, groupId)
    const tests = await db.$count(
      appVersions,
      and(isBoundTo(groupId), eq(appVersions.appId, appId), eq(appVersions.releaseState, testStates.testing)),
    )
    if (tests === 0)
      throw refuse('nothing-to-test', `The group isn’t testing '${appName}'. Release a test version to it first.`)
    const shown = and(eq(inviteLinks.groupId, groupId), isNull(inviteLinks.deleteTime))
    if ((await db.$count(inviteLinks, shown)) >= betaLimits.links)
      throw refuse('limit-reached', `A group has at most ${betaLimits.links} links. Stop and delete one.`)
    const time = now()
    const link = { inviteId: newId(), invitationCode: newSecret().slice(0, 24) }
    await db.insert(inviteLinks).values({
      ...link,
      appId,
      groupId,
      invitationCodeInviteLimit,
      invitationCodeValidDays,
      status: linkStatuses.active,
      expireTime: time + invitationCodeValidDays * day,
      createTime: time,
      updateTime: time,
    })
    return link
  },

  'beta.invite.list': async ({ groupId, language }, { db, now, services }) => {
    await findGroup(db, groupId)
    const rows = await db
      .select({ link: inviteLinks, appName: apps.appName })
      .from(inviteLinks)
      .innerJoin(apps, eq(apps.appId, inviteLinks.appId))
      .where(and(eq(inviteLinks.groupId, groupId), isNull(inviteLinks.deleteTime)))
      .orderBy(desc(inviteLinks.createTime), desc(inviteLinks.inviteId))
    const items = rows.map(({ link, appName }) => ({
      ...link,
      appName,
      verdict: linkVerdict(link, now()),
      link: `${consoleIn(services.publicOrigin, language)}#/app/openTest/${link.invitationCode}`,
    }))
    return { items }
  },

  'beta.invite.stop': async ({ inviteId }, { db, now }) => {
    const { status } = await findRow(db, inviteLinks, inviteId, 'link')
    if (status === linkStatuses.stopped) throw refuse('link-closed', 'The link has been stopped already')
    await db
      .update(inviteLinks)
      .set({ status: linkStatuses.stopped, updateTime: now() })
      .where(eq(inviteLinks.inviteId, inviteId))
  },

  'beta.invite.delete': async ({ inviteId }, { db, now }) => {
    const { status, deleteTime } = await findRow(db, inviteLinks, inviteId, 'link')
    if (deleteTime !== null) throw refuse('not-found', `There is no link '${inviteId}' in this team`)
    if (status !== linkStatuses.stopped)
      throw refuse('conflict', 'The link still accepts testers. Stop it before you delete it.')
    await db.update(inviteLinks).set({ deleteTime: now(), updateTime: now() }).where(eq(inviteLinks.inviteId, inviteId))
  },
}
