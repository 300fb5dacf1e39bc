import type { PermissionDeclarations } from '@console-widgets/contract'

/** Limits of conversations of every kind. */
export const supportLimits = {
  message: 2000,
  attachments: 5,
  title: 100,
  /** Messages of one side of a chat in a minute. */
  messagesAMinute: 20,
  /** Messages that a chat brings at once; older ones are read when someone scrolls up. */
  messagesAtOnce: 50,
  openChats: 100,
  note: 1000,
  notes: 200,
  feedback: 2000,
  contact: 120,
  reply: 350,
  savedReplies: 200,
  savedReplyName: 60,
  autoReplies: 40,
  bulk: 50,
  query: 200,
  feedbackPerPersonADay: 10,
  feedbackPerAddressAnHour: 60,
  attachmentBytes: 5 * 1024 ** 2,
  attachmentsPerPersonADay: 50,
  attachmentsPerAddressAnHour: 300,
  /** Of all people together, which limits what strangers can fill the team's storage with. */
  attachmentsPerAppAnHour: 2000,
} as const

/** Times of conversations, in milliseconds. */
export const supportTimes = {
  /** How long after a message the other team is notified, if it hasn't read it by then. */
  chatNotice: 60_000,
  /** Silence after which a chat with a provider is closed. */
  silence: 14 * 86_400_000,
  /** Time in which a message reopens a closed chat. */
  reopen: 30 * 86_400_000,
  /** Time until a voucher expires. */
  voucher: 5 * 60_000,
  /** Silence after which a question to the platform is closed. */
  ticketSilence: 72 * 3_600_000,
  /** How long colleagues see that someone is writing. */
  lease: 120_000,
} as const

/** Days whose first answers the response times are of. */
export const responseDays = 28

/** Version of the privacy notice that must be accepted before messages are exchanged. */
export const privacyVersion = '2026-01'

/** Boxes of the inbox. */
export const boxes = ['feedback', 'providers', 'platform'] as const
export type Box = (typeof boxes)[number]

/** Sides of a chat about a service: who uses it, who provides it, and the platform, which closes it. */
export const sides = ['user', 'provider', 'platform'] as const
export type Side = (typeof sides)[number]

export const chatStatuses = ['open', 'replied', 'closed'] as const
export type ChatStatus = (typeof chatStatuses)[number]

/** Status of a chat after a message of a side; undefined if the chat has been closed for too long. */
export function statusAfterMessage(
  chat: { status: ChatStatus; closeTime: number | null },
  side: Side,
  now: number,
): ChatStatus | undefined {
  if (chat.status === 'closed' && now - (chat.closeTime ?? 0) > supportTimes.reopen) return undefined
  return side === 'user' ? 'open' : 'replied'
}

/** What a chat or a question is about. */
export const topics = ['start', 'integration', 'data', 'billing', 'account', 'other'] as const
export type Topic = (typeof topics)[number]

/** Operations in the history of a chat. Those in the second list are reported by who does them. */
export const platformOperations = [
  'created',
  'signed',
  'renamed',
  'voucher-created',
  'voucher-opened',
  'closed',
  'reopened',
] as const
export const reportedOperations = ['exported', 'printed', 'forwarded'] as const
export type Operation = (typeof platformOperations)[number] | (typeof reportedOperations)[number]

export const feedbackStates = ['new', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

/** What the filter of states says besides them: conversations that come back later. */
export const snoozed = 'snoozed'

export const feedbackCategories = ['crash', 'bug', 'payment', 'idea', 'praise', 'other'] as const
export type FeedbackCategory = (typeof feedbackCategories)[number]

/** Languages of prepared replies. */
export const replyLanguages = ['en', 'cn', 'ru'] as const
export type ReplyLanguage = (typeof replyLanguages)[number]

/** Language of prepared replies for someone who uses another one. */
export function replyLanguageOf(language: string): ReplyLanguage {
  const [base = ''] = language.toLowerCase().split('-')
  return base === 'zh' || base === 'cn' ? 'cn' : base === 'ru' ? 'ru' : 'en'
}

/** When a team answers: days of the week from 1, Monday, and minutes after midnight in its time zone. */
export interface OfficeHours {
  timeZone: string
  days: number[]
  from: number
  to: number
}

/** Reply that is sent at once to feedback of a category in a language. */
export interface AutoReply {
  category: FeedbackCategory
  language: ReplyLanguage
  content: string
  isOn: boolean
}

/** What a team answers feedback of an app with by itself. */
export interface ReplySetting {
  greeting: string
  officeHours: OfficeHours
  awayText: string
  autoReplies: AutoReply[]
}

/** Steps that the platform takes in a question: each is a message of its own, worded by the page. */
export const ticketSteps = ['text', 'received', 'article', 'handed-over', 'closed'] as const
export type TicketStep = (typeof ticketSteps)[number]

/** Lowest score of an article that answers a question: below, nothing is offered. */
export const leastScore = 2.2

export const chatListFields = {
  title: 'text',
  status: 'text',
  topic: 'text',
  lastTime: 'time',
  createTime: 'time',
} as const

export const recordListFields = {
  serviceName: 'text',
  providerName: 'text',
  effectiveTime: 'time',
} as const

export const feedbackListFields = {
  appId: 'text',
  star: 'number',
  state: 'text',
  category: 'text',
  language: 'text',
  version: 'text',
  content: 'text',
  createTime: 'time',
} as const

export const settingListFields = { createTime: 'time', updateTime: 'time' } as const

export const savedReplyListFields = {
  savedReplyName: 'text',
  language: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

export const ticketListFields = {
  ticketNumber: 'number',
  title: 'text',
  status: 'text',
  topic: 'text',
  createTime: 'time',
  lastTime: 'time',
} as const

export const permissions = {
  'support.reply': ['app-administrator', 'operations', 'customer-service'],
  'conversations.reply': ['app-administrator', 'operations', 'customer-service', 'development'],
} satisfies PermissionDeclarations
