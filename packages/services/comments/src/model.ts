import type { PermissionDeclarations } from '@console-widgets/contract'

export const commentLimits = {
  content: 2000,
  reply: 350,
  /** Days that a query covers at most: six months. */
  windowDays: 184,
  pageSize: 100,
  defaultPageSize: 20,
  savedReplies: 200,
  savedReplyName: 60,
  /** Milliseconds for which a person keeps a review to themselves while answering. */
  lease: 120_000,
} as const

/** How far the conversation about a review is, by the platform’s numbers. */
export const replyStates = { none: 0, answered: 1, answeredAgain: 3, userAdded: 6 } as const
export type ReplyState = (typeof replyStates)[keyof typeof replyStates]
export const replyStateList = [0, 1, 3, 6] as const

/** State after the team’s reply, or undefined if the review has its answer already. */
export function stateAfterReply(state: ReplyState): ReplyState | undefined {
  if (state === replyStates.none) return replyStates.answered
  return state === replyStates.userAdded ? replyStates.answeredAgain : undefined
}

/** State after the author has changed the review: an answer that they came back to needs another one. */
export function stateAfterEdit(state: ReplyState): ReplyState {
  return state === replyStates.none ? replyStates.none : replyStates.userAdded
}

/** Whether a review waits for an answer of the team. */
export function needsAnswer(state: ReplyState): boolean {
  return stateAfterReply(state) !== undefined
}

/** Views of the inbox, each with its number. */
export const inboxViews = ['needsAnswer', 'userCameBack', 'afterRelease', 'lower', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

/** What a review is about, as far as its words tell. */
export const problems = [
  'crash',
  'freeze',
  'slow',
  'install',
  'payment',
  'adverts',
  'battery',
  'account',
  'content',
] as const
export type Problem = (typeof problems)[number]

export const abuseReasons = ['insult', 'advertising', 'personal-data', 'off-topic'] as const
export type AbuseReason = (typeof abuseReasons)[number]
export const abuseStates = ['pending', 'removed', 'kept'] as const
export type AbuseState = (typeof abuseStates)[number]

export const ratings = [1, 2, 3, 4, 5] as const

/** Slots of saved replies. */
export const replySlots = ['appName', 'version'] as const
export type ReplySlot = (typeof replySlots)[number]

/** Fills the slots of a saved reply. A slot without a value stays, so that it can be seen. */
export function fillSlots(content: string, values: Partial<Record<ReplySlot, string | null>>): string {
  return content.replace(/\{(appName|version)\}/g, (whole, slot: ReplySlot) => values[slot] || whole)
}

/** What should be looked at before a reply is sent. */
export type ReplyWarning = 'slot' | 'link' | 'personal'

/** Looks for an empty slot, a link, and personal data: a mail address, or a number as long as a phone’s. */
export function warningsOf(content: string): ReplyWarning[] {
  const found: ReplyWarning[] = []
  if (/\{\w{0,40}\}/.test(content)) found.push('slot')
  if (/https?:\/\/|www\./i.test(content)) found.push('link')
  const digits = content.replace(/[\s().+-]/g, '')
  if (/[\p{L}\d]@[\p{L}\d]/u.test(content) || /\d{9}/.test(digits)) found.push('personal')
  return found
}

/** Fields that reviews can be filtered and sorted by. */
export const reviewListFields = {
  rating: 'number',
  content: 'text',
  lang: 'text',
  country: 'text',
  appVersion: 'text',
  deviceName: 'text',
  problem: 'text',
  devReplyState: 'number',
  time: 'time',
  editTime: 'time',
} as const

/** Fields that the list of saved replies can be filtered and sorted by. */
export const savedReplyListFields = {
  savedReplyName: 'text',
  lang: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

export const permissions = {
  'comments.reply': ['app-administrator', 'operations', 'customer-service'],
} satisfies PermissionDeclarations
