import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  chatStatuses,
  feedbackStates,
  savedReplyListFields,
  settingListFields,
  snoozed,
  ticketListFields,
} from './model.ts'

/** Feedback with its context. */
export type FeedbackDetail = AnswerOf<(typeof calls)['support.app-feedback.get']>
/** A chat with its newest messages. */
export type ChatDetail = AnswerOf<(typeof calls)['conversations.usage-chat.get']>
/** A message of a chat. */
export type ChatMessage = ChatDetail['messages'][number]
/** A question to the platform with its messages. */
export type TicketDetail = AnswerOf<(typeof calls)['support.chat.get']>
/** A team's private data about a conversation. */
export type Desk = FeedbackDetail['desk']
/** An internal note. */
export type Note = FeedbackDetail['notes'][number]
/** A prepared reply. */
export type SavedReply = ItemOf<(typeof calls)['support.saved-reply.list']>
/** Automatic replies of an app. */
export type ReplySetting = ItemOf<(typeof calls)['support.app-feedback-reply-setting.list']>
/** An app to choose by its name. */
export type AppChoice = AnswerOf<(typeof calls)['support.app.list']>['items'][number]
/** Backlog and response times of a part of a box. */
export type ResponseTime = AnswerOf<(typeof calls)['support.response-time.list']>['items'][number]
/** An app as a voucher shows it. */
export type OpenedContext = AnswerOf<(typeof calls)['conversations.chat-voucher.open']>

/** Conversations in a list, from any box. */
export interface ConversationRow {
  id: string
  title: string
  preview: string
  time: number
  /** ID of the message that names the state. */
  state: `state.${'new' | 'answered' | 'closed'}` | `status.${'open' | 'replied' | 'closed'}`
  unread: number
  /** Number of attachments. */
  files: number
  /** The other side, or the app. */
  with: string
  desk: Desk
}

/** Which conversations a list shows. */
export interface InboxQuery {
  /** A state, or `snoozed`. Default: everything that isn't snoozed. */
  state?: string | undefined
  text?: string | undefined
  limit: number
}

/** A snoozed conversation is only among the snoozed ones, whatever its state. */
const whatIsShown = ({ state, text, limit }: InboxQuery) => ({
  isSnoozed: state === snoozed,
  text,
  maxReqCount: limit,
})

/** Milliseconds between two looks for changes while conversations are on screen. */
const lookEvery = 3000

/** Looks for changes: cheap, and the only read that is repeated. */
export function changesData(console: Console) {
  const { query, invalidate } = dataOf(console)
  return {
    changes: query(calls['support.change.check'], {}, { every: () => lookEvery }),
    /** Reads again what shows conversations. */
    refresh: () => invalidate(['support', 'conversations']),
  }
}

/** Numbers beside the boxes. */
export function countsData(console: Console) {
  const { query } = dataOf(console)
  return {
    feedback: query(calls['support.app-feedback-count.get'], undefined),
    chats: query(calls['conversations.usage-chat-simple.query'], { maxReqCount: 1 }),
  }
}

/** How much waits for an answer, and how long it takes. */
export function responseTimesData(console: Console) {
  return { times: dataOf(console).query(calls['support.response-time.list'], undefined) }
}

/** Feedback in the inbox. */
export function feedbackListData(console: Console, _place: Place, { state, text, limit }: InboxQuery) {
  const input = { state: feedbackStates.find((each) => each === state), ...whatIsShown({ state, text, limit }) }
  return { list: dataOf(console).query(calls['support.app-feedback.list'], input) }
}

/** Chats in the inbox. */
export function chatListData(console: Console, _place: Place, { state, text, limit }: InboxQuery) {
  const input = { status: chatStatuses.find((each) => each === state), ...whatIsShown({ state, text, limit }) }
  return { list: dataOf(console).query(calls['conversations.usage-chat-simple.query'], input) }
}

/** Questions to the platform in the inbox. */
export function ticketListData(console: Console, _place: Place, { state, text, limit }: InboxQuery) {
  const input = { status: chatStatuses.find((each) => each === state), ...whatIsShown({ state, text, limit }) }
  return { list: dataOf(console).query(calls['support.support-query.list'], input) }
}

/** One piece of feedback. */
export function feedbackData(console: Console, _place: Place, feedbackId: string) {
  const { mutation, query } = dataOf(console)
  return {
    feedback: query(calls['support.app-feedback.get'], { feedbackId }),
    saved: query(calls['support.saved-reply.list'], { maxReqCount: 100 }),
    reply: mutation(calls['support.app-feedback.reply']),
  }
}

/** Closes feedback, one or several at once. */
export function closingData(console: Console) {
  return { close: dataOf(console).mutation(calls['support.app-feedback.close']) }
}

/** One chat with a provider, or with a customer. */
export function chatData(console: Console, _place: Place, chatId: string) {
  const { mutation, query } = dataOf(console)
  const files = createFileService(console)
  return {
    chat: query(calls['conversations.usage-chat.get'], { chatId }),
    history: query(calls['conversations.usage-record-operation-history.get'], { chatId }),
    privacy: query(calls['conversations.privacy-sign-record.get'], { chatId }),
    older: (before: number) => console.invoke(calls['conversations.usage-chat-message.list'], { chatId, before }),
    send: mutation(calls['conversations.usage-chat-message.create']),
    upload: async (file: File) => (await files.upload(file, { bizTag: 'support/chat' }).done).objectId,
    update: mutation(calls['conversations.usage-chat.update']),
    setStatus: mutation(calls['conversations.usage-chat-status.update']),
    sign: mutation(calls['conversations.privacy-sign-record.create']),
    record: mutation(calls['conversations.record-operation.create']),
    giveVoucher: mutation(calls['conversations.chat-voucher.create']),
    openVoucher: mutation(calls['conversations.chat-voucher.open']),
  }
}

/** Apps to choose from by name. */
export function appChoicesData(console: Console) {
  return { apps: dataOf(console).query(calls['support.app.list'], undefined) }
}

/** What a new chat needs. */
export function newChatData(console: Console) {
  const { mutation, query } = dataOf(console)
  return {
    records: query(calls['conversations.effective-record.get'], undefined),
    create: mutation(calls['conversations.usage-chat.create']),
  }
}

/** One question to the platform. */
export function ticketData(console: Console, _place: Place, ticketId: string) {
  const { mutation, query } = dataOf(console)
  return {
    ticket: query(calls['support.chat.get'], { ticketId }),
    config: query(calls['support.support-config.get'], undefined),
    send: mutation(calls['support.chat-message.create']),
    update: mutation(calls['support.chat.update']),
    hide: mutation(calls['support.chat.delete']),
    rate: mutation(calls['support.support-feedback.create']),
    rateAgain: mutation(calls['support.support-feedback.update']),
    unrate: mutation(calls['support.support-feedback.delete']),
  }
}

/** A team's private data about its conversations. */
export function deskData(console: Console) {
  const { mutation } = dataOf(console)
  return {
    update: mutation(calls['support.desk.update']),
    addNote: mutation(calls['support.note.create']),
    announce: mutation(calls['support.lease.update']),
    markRead: mutation(calls['support.read-mark.update']),
  }
}

/** Members to whom a conversation can be assigned. */
export function assigneesData(
  console: Console,
  _place: Place,
  input: InputOf<(typeof calls)['support.assignee.list']>,
) {
  return { assignees: dataOf(console).query(calls['support.assignee.list'], input) }
}

/** The team's questions to the platform, and what a new one needs. */
export function questionsData(console: Console, place: Place) {
  const { list, mutation, query } = dataOf(console)
  return {
    tickets: list(calls['support.support-query.list'], {
      id: 'support-queries',
      key: 'ticketId',
      fields: ticketListFields,
      place,
    }),
    config: query(calls['support.support-config.get'], undefined),
    topics: query(calls['support.joint-forum-topic-profile.get'], undefined),
    ask: mutation(calls['support.chat.create']),
  }
}

/** Articles that fit a question. */
export function suggestionData(
  console: Console,
  _place: Place,
  input: InputOf<(typeof calls)['support.suggestion.get']>,
) {
  return { suggestions: dataOf(console).query(calls['support.suggestion.get'], input) }
}

/** One article. */
export function articleData(console: Console, _place: Place, input: InputOf<(typeof calls)['support.article.get']>) {
  return { article: dataOf(console).query(calls['support.article.get'], input) }
}

/** The replies that the team has prepared. */
export function savedRepliesData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    savedReplies: list(calls['support.saved-reply.list'], {
      id: 'support-saved-replies',
      key: 'savedReplyId',
      fields: savedReplyListFields,
      place,
    }),
    create: mutation(calls['support.saved-reply.create']),
    update: mutation(calls['support.saved-reply.update']),
    remove: mutation(calls['support.saved-reply.delete']),
  }
}

/** Automatic replies of the team's apps. */
export function settingsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    settings: list(calls['support.app-feedback-reply-setting.list'], {
      id: 'support-settings',
      key: 'appId',
      fields: settingListFields,
      place,
    }),
    create: mutation(calls['support.app-feedback-reply-setting.create']),
    update: mutation(calls['support.app-feedback-reply-setting.update']),
    remove: mutation(calls['support.app-feedback-reply-setting.delete']),
  }
}

/** What an app can send as feedback. */
export function configData(console: Console, _place: Place, appId: string) {
  return { config: dataOf(console).query(calls['support.app-feedback-config.get'], { appId }) }
}
