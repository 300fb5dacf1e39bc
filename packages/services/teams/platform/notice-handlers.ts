import { and, count, desc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Language } from '@console-widgets/core'
import { defaultPageSize } from '@console-widgets/core/model'
import type { calls } from '@console-widgets/teams/contract'
import { ownAccount } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { channelsFor, channelsOf } from '@console-widgets/platform/notices/channels'
import { topicsOf } from '@console-widgets/platform/notices/deliver-notices'
import { notices, noticeSettings } from '@console-widgets/platform/notices/tables'
import { renderNotice } from '@console-widgets/platform/notices/texts'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { apps } from '@console-widgets/platform/tenancy/tables'

type NoticeCalls = Pick<
  typeof calls,
  | 'notices.user-notice-setting.get'
  | 'notices.user-notice-setting.update'
  | 'notices.notice.list'
  | 'notices.notice.read'
>

/** Handlers of a user's notices in a team. The database shows the user no one else's. */
export const noticeHandlers: Handlers<NoticeCalls> = {
  'notices.user-notice-setting.get': ({ language }, context) => describeSetting(language, context),

  'notices.user-notice-setting.update': async ({ language, switches }, context) => {
    const { db, services, userId, now } = context
    const topics = new Map((await topicsOf(services, db)).map((topic) => [topic.id, topic]))
    const issues = switches.flatMap(({ topic, channel, on }, index) => {
      const known = topics.get(topic)
      if (!known) return [issue(`switches.${index}.topic`, 'topic-of-settings')]
      return !on && known.mandatory.includes(channel) ? [issue(`switches.${index}.on`, 'required-notification')] : []
    })
    if (issues.length > 0)
      throw refuse('bad-parameter', 'Some notifications are required, such as those about account security', issues)
    for (const { topic, channel, on: enabled } of switches)
      await db
        .insert(noticeSettings)
        .values({ userId, topic, channel, enabled, updateTime: now() })
        .onConflictDoUpdate({
          target: [noticeSettings.teamId, noticeSettings.userId, noticeSettings.topic, noticeSettings.channel],
          set: { enabled, updateTime: now() },
        })
    return describeSetting(language, context)
  },

  'notices.notice.list': async ({ language, fromRecCount = 1, maxReqCount = defaultPageSize }, { db, services }) => {
    const topics = await topicsOf(services, db)
    const rows = await db
      .select({ notice: notices, appName: apps.appName })
      .from(notices)
      .leftJoin(apps, eq(apps.appId, notices.appId))
      .where(isListed(db))
      .orderBy(desc(notices.time), desc(notices.noticeId))
      .limit(maxReqCount)
      .offset(fromRecCount - 1)
    return {
      items: rows.flatMap(({ notice, appName }) => {
        const rendered = renderNotice(topics, notice, language)
        const area = topics.find(({ id }) => id === notice.topic)?.area
        if (!rendered || area === undefined) return []
        return [{ ...notice, ...rendered, area, appName, isRead: notice.readTime !== null }]
      }),
      total: await db.$count(notices, isListed(db)),
      unread: await countUnread(db),
    }
  },

  'notices.notice.read': async ({ noticeIds }, { db, now }) => {
    await db
      .update(notices)
      .set({ readTime: now() })
      .where(and(isNull(notices.readTime), noticeIds && inArray(notices.noticeId, noticeIds)))
    return { unread: await countUnread(db) }
  },
}

/** Number of the user's notices that are shown and unread. */
export async function countUnread(db: Queries): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(isListed(db), isNull(notices.readTime)))
  return row?.unread ?? 0
}

/** Shown notices, without those about apps that the team has deleted or transferred. */
function isListed(db: Queries): SQL | undefined {
  const app = db
    .select({ found: sql`1` })
    .from(apps)
    .where(eq(apps.appId, notices.appId))
  return and(notices.isShown, or(isNull(notices.appId), exists(app)))
}

async function describeSetting(
  language: Language,
  { db, services, userId }: Pick<Context, 'db' | 'services' | 'userId'>,
) {
  const rows = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId))
  const [person] = await db.select().from(ownAccount)
  return {
    available: person ? channelsFor(person) : [],
    topics: (await topicsOf(services, db)).map((topic) => ({
      topic: topic.id,
      area: topic.area,
      name: topic.name[language],
      help: topic.help[language],
      channels: channelsOf(topic, rows),
      byDefault: [...topic.byDefault],
      mandatory: [...topic.mandatory],
    })),
    updateTime: rows.length > 0 ? Math.max(...rows.map(({ updateTime }) => updateTime)) : null,
  }
}
