import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/teams/contract'
import {
  noticeChannels,
  noticeDeclarations,
  noticeTopics,
  type NoticeChannel,
  type NoticeTopic,
} from '@console-widgets/teams/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { noticeSwitches } from './tables.ts'

type NoticeCalls = Pick<typeof calls, 'notices.user-notice-setting.get' | 'notices.user-notice-setting.update'>

/** Handlers of a user's notification settings in a team. */
export const noticeHandlers: Handlers<NoticeCalls> = {
  'notices.user-notice-setting.get': (_, context) => describeSetting(context),

  'notices.user-notice-setting.update': async ({ switches }, context) => {
    const { db, userId, now } = context
    const issues = switches.flatMap(({ topic, channel, on }, index) =>
      !on && noticeDeclarations[topic].mandatory.includes(channel)
        ? [{ field: `switches.${index}.on`, message: 'can’t be switched off: this notification is required' }]
        : [],
    )
    if (issues.length > 0)
      throw refuse('bad-parameter', 'Some notifications are required, such as those about account security', issues)
    for (const { topic, channel, on: enabled } of switches)
      await db
        .insert(noticeSwitches)
        .values({ userId, topic, channel, enabled, updateTime: now() })
        .onConflictDoUpdate({
          target: [noticeSwitches.teamId, noticeSwitches.userId, noticeSwitches.topic, noticeSwitches.channel],
          set: { enabled, updateTime: now() },
        })
    return describeSetting(context)
  },
}

async function describeSetting({ db, userId }: Pick<Context, 'db' | 'userId'>) {
  const rows = await db.select().from(noticeSwitches).where(eq(noticeSwitches.userId, userId))
  const isOn = (topic: NoticeTopic, channel: NoticeChannel) => {
    const { byDefault, mandatory } = noticeDeclarations[topic]
    return (
      mandatory.includes(channel) ||
      (rows.find((row) => row.topic === topic && row.channel === channel)?.enabled ?? byDefault.includes(channel))
    )
  }
  return {
    topics: noticeTopics.map((topic) => {
      const { group, byDefault, mandatory } = noticeDeclarations[topic]
      return {
        topic,
        group,
        channels: noticeChannels.filter((channel) => isOn(topic, channel)),
        byDefault: [...byDefault],
        mandatory: [...mandatory],
      }
    }),
    updateTime: rows.length > 0 ? Math.max(...rows.map(({ updateTime }) => updateTime)) : null,
  }
}
