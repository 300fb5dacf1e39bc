import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import {
  milliseconds,
  sharedTeams,
  teamColumn,
  timeColumns,
  uniqueInTeam,
} from '@console-widgets/platform/database/columns'
import { appendOnly, measured, named, namesApps, unrecorded } from '@console-widgets/platform/database/table-traits'
import type {
  AutoReply,
  Box,
  ChatStatus,
  FeedbackCategory,
  FeedbackState,
  OfficeHours,
  Operation,
  ReplyLanguage,
  Side,
  TicketStep,
  Topic,
} from '@console-widgets/support/model'

// Chats about a service: their rows belong to the team that uses it and to the one that provides it.

/** Services that a team uses. The marketplace creates them; neither team changes them. */
export const serviceRecords = appendOnly(
  unrecorded(
    pgTable('cw_service_records', {
      ...sharedTeams,
      recordId: text('record_id').primaryKey(),
      serviceId: text('service_id').notNull(),
      serviceName: text('service_name').notNull(),
      userTeamName: text('user_team_name').notNull(),
      providerName: text('provider_name').notNull(),
      effectiveTime: milliseconds('effective_time').notNull(),
      endTime: milliseconds('end_time'),
    }),
  ),
)

export const usageChats = pgTable(
  'cw_usage_chats',
  {
    ...sharedTeams,
    chatId: text('chat_id').primaryKey(),
    recordId: text('record_id').notNull(),
    serviceName: text('service_name').notNull(),
    userTeamName: text('user_team_name').notNull(),
    providerName: text('provider_name').notNull(),
    title: text('title').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    status: text('status').$type<ChatStatus>().notNull(),
    messages: integer('messages').notNull().default(0),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
    lastTime: milliseconds('last_time').notNull(),
    lastText: text('last_text').notNull().default(''),
    /** What a search looks through, in lower case: see `searchTextOfChat`. */
    searchText: text('search_text').notNull().default(''),
    closeTime: milliseconds('close_time'),
    /** First message of the team that uses the service, and the provider's first one after it. */
    firstAskTime: milliseconds('first_ask_time'),
    firstReplyTime: milliseconds('first_reply_time'),
    /** First message of the user's team that the provider hasn't answered yet. */
    waitingSince: milliseconds('waiting_since'),
  },
  (table) => [
    index('cw_usage_chats_user').on(table.userTeamId, table.lastTime),
    index('cw_usage_chats_sp').on(table.spTeamId, table.lastTime),
  ],
)

/** What the two sides wrote to each other. */
export const chatMessages = appendOnly(
  unrecorded(
    pgTable(
      'cw_usage_chat_messages',
      {
        ...sharedTeams,
        messageId: text('message_id').primaryKey(),
        chatId: text('chat_id').notNull(),
        /** Place in the chat, from 1. */
        number: integer('number').notNull(),
        side: text('side').$type<Side>().notNull(),
        /** Name by which the other side knows the author. */
        userName: text('user_name').notNull(),
        content: text('content').notNull(),
        time: milliseconds('time').notNull(),
      },
      (table) => [uniqueIndex('cw_usage_chat_messages_number').on(table.chatId, table.number)],
    ),
  ),
)

/** Files that were sent with messages. */
export const chatAttachments = appendOnly(
  unrecorded(
    pgTable(
      'cw_usage_chat_attachments',
      {
        ...sharedTeams,
        objectId: text('object_id').primaryKey(),
        chatId: text('chat_id').notNull(),
        messageId: text('message_id').notNull(),
      },
      (table) => [index('cw_usage_chat_attachments_message').on(table.messageId)],
    ),
  ),
)

/** What was done with a chat, and by whom. */
export const chatOperations = appendOnly(
  unrecorded(
    pgTable(
      'cw_usage_chat_operations',
      {
        ...sharedTeams,
        operationId: text('operation_id').primaryKey(),
        chatId: text('chat_id').notNull(),
        operation: text('operation').$type<Operation>().notNull(),
        side: text('side').$type<Side>().notNull(),
        userName: text('user_name').notNull(),
        time: milliseconds('time').notNull(),
      },
      (table) => [index('cw_usage_chat_operations_chat').on(table.chatId, table.time)],
    ),
  ),
)

/** Acceptances of the privacy notice: one for each chat and version of the notice. */
export const privacySigns = appendOnly(
  unrecorded(
    pgTable(
      'cw_chat_privacy_signs',
      {
        ...sharedTeams,
        chatId: text('chat_id').notNull(),
        version: text('version').notNull(),
        userName: text('user_name').notNull(),
        signTime: milliseconds('sign_time').notNull(),
      },
      (table) => [primaryKey({ columns: [table.chatId, table.version] })],
    ),
  ),
)

/** Permissions of the provider to look at the app of a chat once. */
export const chatVouchers = unrecorded(
  pgTable(
    'cw_chat_vouchers',
    {
      ...sharedTeams,
      voucherId: text('voucher_id').primaryKey(),
      chatId: text('chat_id').notNull(),
      createTime: milliseconds('create_time').notNull(),
      expireTime: milliseconds('expire_time').notNull(),
      openTime: milliseconds('open_time'),
    },
    (table) => [index('cw_chat_vouchers_chat').on(table.chatId, table.createTime)],
  ),
)

/** App of a chat, as its provider sees it. */
export interface ShownApp {
  appId: string
  appName: string
  packageName: string | null
  versions: { version: string; releaseTime: number | null }[]
}

/** The app that a chat is about, and what its newest voucher shows of it: rows of the user's team alone. */
export const chatContexts = namesApps(
  unrecorded(
    pgTable('cw_chat_contexts', {
      ...teamColumn,
      chatId: text('chat_id').primaryKey(),
      appId: text('app_id').notNull(),
      shown: jsonb('shown').$type<ShownApp>(),
    }),
  ),
)

/** Files of a team's chats, from both sides. */
export const chatFiles = pgView('cw_chat_files', {
  fileObjectId: text('file_object_id').notNull(),
  ownerTeamId: text('owner_team_id').notNull(),
  messageId: text('message_id').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
}).as(sql`
  select o.object_id as file_object_id, o.team_id as owner_team_id, a.message_id, o.file_name, o.content_type, o.size::int as size
  from cw_usage_chat_attachments a join cw_objects o on o.object_id = a.object_id
  where a.user_team_id = current_setting('cw.team') or a.sp_team_id = current_setting('cw.team')`)

/** What the team may see as a provider, by vouchers that it has opened. */
export const openedContexts = pgView('cw_opened_chat_contexts', {
  voucherId: text('voucher_id').notNull(),
  shown: jsonb('shown').$type<ShownApp>().notNull(),
}).as(sql`
  select v.voucher_id, c.shown from cw_chat_vouchers v join cw_chat_contexts c on c.chat_id = v.chat_id and c.team_id = v.user_team_id
  where v.open_time is not null and c.shown is not null and v.sp_team_id = current_setting('cw.team')`)

// A team's private data about its conversations. The other side has rows of its own.

export const desks = unrecorded(
  pgTable(
    'cw_conversation_desks',
    {
      ...teamColumn,
      conversationId: text('conversation_id').notNull(),
      box: text('box').$type<Box>().notNull(),
      assigneeId: text('assignee_id'),
      snoozeUntil: milliseconds('snooze_until'),
      /** Number of messages that the team has read. */
      readNumber: integer('read_number').notNull().default(0),
      writerId: text('writer_id'),
      writerUntil: milliseconds('writer_until'),
      updateTime: milliseconds('update_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.conversationId] })],
  ),
)

/** Notes that only the team sees. */
export const notes = unrecorded(
  pgTable(
    'cw_conversation_notes',
    {
      ...teamColumn,
      noteId: text('note_id').primaryKey(),
      conversationId: text('conversation_id').notNull(),
      userId: text('user_id').notNull(),
      content: text('content').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_conversation_notes_of').on(table.teamId, table.conversationId, table.time)],
  ),
)

// Feedback of users.

/** What users of an app wrote to the team. They have no account here, so their rows aren't in the audit log. */
export const appFeedback = measured(
  pgTable(
    'cw_app_feedback',
    {
      ...teamColumn,
      feedbackId: text('feedback_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Hash of the ID that the app gives the person. */
      personKey: text('person_key').notNull(),
      star: smallint('star').notNull(),
      content: text('content').notNull(),
      contact: text('contact'),
      version: text('version').notNull(),
      device: text('device').notNull(),
      country: text('country').notNull(),
      language: text('language').notNull(),
      category: text('category').$type<FeedbackCategory>().notNull(),
      state: text('state').$type<FeedbackState>().notNull(),
      autoReply: text('auto_reply'),
      reply: text('reply'),
      replyUserId: text('reply_user_id'),
      replyTime: milliseconds('reply_time'),
      /** What a search looks through, in lower case: see `searchTextOfFeedback`. */
      searchText: text('search_text').notNull().default(''),
      ...timeColumns,
    },
    (table) => [
      index('cw_app_feedback_state').on(table.teamId, table.state, table.createTime),
      index('cw_app_feedback_person').on(table.appId, table.personKey, table.createTime),
      index('cw_app_feedback_changed').on(table.teamId, table.updateTime),
    ],
  ),
)

/** Files that people have attached to feedback. They are released with the app. */
export const feedbackAttachments = namesApps(
  unrecorded(
    pgTable(
      'cw_feedback_attachments',
      {
        ...teamColumn,
        objectId: text('object_id').primaryKey(),
        feedbackId: text('feedback_id').notNull(),
        appId: text('app_id').notNull(),
        /** Place among the files of the feedback, from 1. */
        number: smallint('number').notNull(),
      },
      (table) => [index('cw_feedback_attachments_of').on(table.feedbackId)],
    ),
  ),
)

/** Automatic replies of a team to feedback on an app. */
export const replySettings = named(
  pgTable('cw_feedback_reply_settings', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    greeting: text('greeting').notNull(),
    officeHours: jsonb('office_hours').$type<OfficeHours>().notNull(),
    awayText: text('away_text').notNull(),
    autoReplies: jsonb('auto_replies').$type<AutoReply[]>().notNull(),
    ...timeColumns,
  }),
  ({ appId }) => [appId],
)

/** Replies that a team has prepared, with what else they do. */
export const savedReplies = pgTable(
  'cw_feedback_saved_replies',
  {
    ...teamColumn,
    savedReplyId: text('feedback_saved_reply_id').primaryKey(),
    savedReplyName: text('saved_reply_name').notNull(),
    language: text('language').$type<ReplyLanguage>().notNull(),
    content: text('content').notNull(),
    state: text('state').$type<'answered' | 'closed'>().notNull(),
    category: text('category').$type<FeedbackCategory>(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_feedback_saved_replies_name', table, table.savedReplyName)],
)

// Questions to the platform.

export const tickets = pgTable(
  'cw_support_tickets',
  {
    ...teamColumn,
    ticketId: text('ticket_id').primaryKey(),
    ticketNumber: integer('ticket_number').notNull(),
    title: text('title').notNull(),
    topic: text('topic').$type<Topic>().notNull(),
    status: text('status').$type<ChatStatus>().notNull(),
    userId: text('user_id').notNull(),
    messages: integer('messages').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
    lastTime: milliseconds('last_time').notNull(),
    closeTime: milliseconds('close_time'),
    /** What a search looks through, in lower case: see `searchTextOfTicket`. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [uniqueIndex('cw_support_tickets_number').on(table.teamId, table.ticketNumber)],
)

export const ticketMessages = unrecorded(
  pgTable(
    'cw_support_ticket_messages',
    {
      ...teamColumn,
      messageId: text('message_id').primaryKey(),
      ticketId: text('ticket_id').notNull(),
      number: integer('number').notNull(),
      step: text('step').$type<TicketStep>().notNull(),
      /** Who wrote it; null for the platform. */
      userId: text('user_id'),
      content: text('content').notNull(),
      article: jsonb('article').$type<{ articleId: string; title: string; score: number }>(),
      time: milliseconds('time').notNull(),
    },
    (table) => [uniqueIndex('cw_support_ticket_messages_number').on(table.ticketId, table.number)],
  ),
)

/** Ratings of answers and articles. */
export const ratings = unrecorded(
  pgTable(
    'cw_support_ratings',
    {
      ...teamColumn,
      ratingId: text('rating_id').primaryKey(),
      targetKind: text('target_kind').$type<'ticket' | 'article'>().notNull(),
      targetId: text('target_id').notNull(),
      userId: text('user_id').notNull(),
      star: smallint('star').notNull(),
      content: text('content').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_support_ratings_target').on(table.teamId, table.userId, table.targetKind, table.targetId),
    ],
  ),
)
