import { noticeChannels, type NoticeChannel } from '@console-widgets/core/model'
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

/** Where a person can be reached. An account is an email address, or a name that no mail reaches. */
export interface Reachable {
  account: string
  phone: string | null
}

/** A person's address for a channel. Undefined if they have none. */
export function addressFor(channel: Exclude<NoticeChannel, 'in-site'>, person: Reachable): string | undefined {
  if (channel === 'sms') return person.phone ?? undefined
  return person.account.includes('@') ? person.account : undefined
}

/** Channels that can reach a person. */
export function channelsFor(person: Reachable): NoticeChannel[] {
  return noticeChannels.filter((channel) => channel === 'in-site' || addressFor(channel, person) !== undefined)
}
