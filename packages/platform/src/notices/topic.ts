import type { Language } from '@console-widgets/core'
import type { PluralForms } from '@console-widgets/core/formats'
import type { NoticeChannel } from '@console-widgets/core/model'

/** A text in each language. */
export type Texts = Readonly<Record<Language, string>>

/** A text with placeholders such as `{app}`, or one for each plural form of the value `count`. */
export type NoticeTexts = Readonly<Record<Language, string | PluralForms>>

/** What a notice says: one line, and a sentence with what to do. */
export interface NoticeMessage {
  title: NoticeTexts
  body: NoticeTexts
}

/** A subject that people are notified about, and choose channels for. Declared by the service that sends it. */
export interface NoticeTopic<Message extends string = string> {
  id: string
  name: Texts
  /** When it is sent. */
  help: Texts
  /** Channels of people who haven't chosen. */
  byDefault: readonly NoticeChannel[]
  /** Channels that can't be switched off. */
  mandatory: readonly NoticeChannel[]
  /** Permission of the people who are concerned. Without one, only people named by the sender are notified. */
  permission?: string
  messages: Readonly<Record<Message, NoticeMessage>>
}

/** Declares a topic. Senders can only send the messages that it has. */
export function noticeTopic<Message extends string>(topic: NoticeTopic<Message>): NoticeTopic<Message> {
  return topic
}

/** A topic, and the service that sends it. */
export interface ServiceTopic extends NoticeTopic {
  area: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which topics do the services send? */
    'notices.topics': { question: object; answer: readonly ServiceTopic[] }
  }
}
