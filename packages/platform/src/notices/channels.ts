import { noticeChannels, type NoticeChannel } from '@console-widgets/core/model'
import { addressFor, type Reachable } from '../accounts/addresses.ts'
import type { noticeSettings } from './tables.ts'
import type { NoticeTopic } from './topic.ts'

/** Choices of a member, as stored. */
export type ChannelChoice = Pick<typeof noticeSettings.$inferSelect, 'topic' | 'channel' | 'enabled'>

/** Channels by which a topic reaches a member: the mandatory ones, and those that they chose or left as they are. */
export function channelsOf(
  { id, byDefault, mandatory }: Pick<NoticeTopic, 'id' | 'byDefault' | 'mandatory'>,
  choices: readonly ChannelChoice[],
): NoticeChannel[] {
  const chosen = (channel: NoticeChannel) =>
    choices.find((choice) => choice.topic === id && choice.channel === channel)?.enabled
  return noticeChannels.filter(
    (channel) => mandatory.includes(channel) || (chosen(channel) ?? byDefault.includes(channel)),
  )
}

/** Channels that can reach a person. */
export function channelsFor(person: Reachable): NoticeChannel[] {
  return noticeChannels.filter((channel) => channel === 'in-site' || addressFor(channel, person) !== undefined)
}
