import * as v from 'valibot'
import {
  id,
  listInput,
  nameText,
  objectId,
  optionalText,
  page,
  text,
  time,
  timeZone,
  uploadUrlInput,
  wholeNumber,
} from '@console-widgets/core/schemas'
import {
  boxes,
  chatStatuses,
  feedbackCategories,
  feedbackStates,
  platformOperations,
  replyLanguages,
  reportedOperations,
  sides,
  supportLimits,
  ticketSteps,
  topics,
} from './model.ts'

const status = v.picklist(chatStatuses)
const side = v.picklist(sides)
const topic = v.picklist(topics)
const category = v.picklist(feedbackCategories)
const state = v.picklist(feedbackStates)
const language = v.picklist(replyLanguages)
/** Only conversations that are snoozed, or only others. Default: both. */
const isSnoozed = v.optional(v.boolean())
const title = nameText(supportLimits.title)
const messageText = text(supportLimits.message)
const search = v.optional(text(100))

/** A team's private data about a conversation. */
const desk = v.object({
  assigneeId: v.nullable(id),
  assigneeName: v.nullable(v.string()),
  snoozeUntil: v.nullable(time),
  /** The colleague who is writing at the moment, unless it is the caller. */
  writerName: v.nullable(v.string()),
})
const note = v.object({ noteId: id, userName: v.string(), content: v.string(), time })

// Chats about a service.

export const serviceRecord = v.object({
  recordId: id,
  serviceId: id,
  serviceName: v.string(),
  userTeamName: v.string(),
  providerName: v.string(),
  side,
  effectiveTime: time,
  endTime: v.nullable(time),
})
export const serviceRecords = v.object({ items: v.array(serviceRecord) })
export const queryRecordsInput = v.object({ side: v.optional(v.picklist(['user', 'provider'])), ...listInput })
export const recordPage = page(serviceRecord)

const chatFields = {
  chatId: id,
  recordId: id,
  serviceName: v.string(),
  userTeamName: v.string(),
  providerName: v.string(),
  /** Side of the caller's team. */
  side,
  title: v.string(),
  topic,
  status,
  createTime: time,
  lastTime: time,
  lastText: v.string(),
  closeTime: v.nullable(time),
  unread: v.number(),
  desk,
}
export const chatItem = v.object(chatFields)
export const chatPage = v.object({
  ...page(chatItem).entries,
  counts: v.object({ open: v.number(), replied: v.number(), closed: v.number(), unread: v.number() }),
})
export const chatListInput = v.object(listInput)
export const queryChatsInput = v.object({
  status: v.optional(status),
  side: v.optional(v.picklist(['user', 'provider'])),
  text: search,
  isSnoozed,
  ...listInput,
})
export const chatIdInput = v.object({ chatId: id })
export const createChatInput = v.object({ recordId: id, title, topic, appId: v.optional(id) })
export const updateChatInput = v.object({ chatId: id, title, topic })
export const updateChatStatusInput = v.object({ chatId: id, status: v.picklist(['closed']) })

export const chatMessage = v.object({
  messageId: id,
  number: v.number(),
  side,
  isOwn: v.boolean(),
  userName: v.string(),
  content: v.string(),
  time,
  attachments: v.array(
    v.object({
      objectId,
      fileName: v.string(),
      contentType: v.string(),
      size: v.number(),
      /** Address of the bytes for some minutes. */
      url: v.string(),
    }),
  ),
})
const voucher = v.object({ voucherId: id, createTime: time, expireTime: time, openTime: v.nullable(time) })
export const chatDetail = v.object({
  ...chatFields,
  /** The newest messages, the oldest of them first. */
  messages: v.array(chatMessage),
  total: v.number(),
  isSigned: v.boolean(),
  /** App that the user's team has chosen; only that team sees it here. */
  app: v.nullable(v.object({ appId: id, appName: v.string() })),
  voucher: v.nullable(voucher),
  notes: v.array(note),
})
export const messageListInput = v.object({ chatId: id, before: wholeNumber(1, 10_000_000) })
export const messageList = v.object({ items: v.array(chatMessage) })
export const createMessageInput = v.object({
  chatId: id,
  content: messageText,
  objectIds: v.optional(v.pipe(v.array(objectId), v.maxLength(supportLimits.attachments)), []),
})
export const privacySign = v.object({
  version: v.string(),
  isSigned: v.boolean(),
  userName: v.nullable(v.string()),
  signTime: v.nullable(time),
})
export const signPrivacyInput = v.object({ chatId: id, version: text(20) })
export const recordOperationInput = v.object({ chatId: id, operation: v.picklist(reportedOperations) })
const operation = v.object({
  operationId: id,
  operation: v.picklist([...platformOperations, ...reportedOperations]),
  side,
  userName: v.string(),
  time,
})
export const operationItem = operation
export const operationHistory = v.object({ items: v.array(operation) })
export const chatVoucher = voucher
export const openVoucherInput = v.object({ voucherId: id })
export const openedContext = v.object({
  appId: id,
  appName: v.string(),
  packageName: v.nullable(v.string()),
  versions: v.array(v.object({ version: v.string(), releaseTime: v.nullable(time) })),
})

// Private data of a team.

const place = { box: v.picklist(boxes), conversationId: id }
export const updateDeskInput = v.object({
  ...place,
  assigneeId: v.optional(v.nullable(id)),
  snoozeUntil: v.optional(v.nullable(time)),
})
export const deskAnswer = desk
export const createNoteInput = v.object({ ...place, content: text(supportLimits.note) })
export const noteAnswer = note
export const leaseInput = v.object(place)
export const leaseAnswer = v.object({ isOwn: v.boolean(), userName: v.string(), untilTime: time })
export const readInput = v.object(place)
export const changesInput = v.object({ since: v.optional(time) })
export const changes = v.object({ hasChanged: v.boolean(), latest: time })

// Feedback of users.

const feedbackFields = {
  feedbackId: id,
  appId: id,
  appName: v.string(),
  star: v.number(),
  content: v.string(),
  contact: v.nullable(v.string()),
  version: v.string(),
  device: v.string(),
  country: v.string(),
  language: v.string(),
  category,
  state,
  createTime: time,
  autoReply: v.nullable(v.string()),
  reply: v.nullable(v.string()),
  replyTime: v.nullable(time),
  replyUserName: v.nullable(v.string()),
  /** Number of files. */
  files: v.number(),
  desk,
}
export const feedbackItem = v.object(feedbackFields)
export const feedbackPage = page(feedbackItem)
export const feedbackListInput = v.object({
  state: v.optional(state),
  appId: v.optional(id),
  text: search,
  isSnoozed,
  ...listInput,
})
export const feedbackIdInput = v.object({ feedbackId: id })
export const feedbackDetail = v.object({
  ...feedbackFields,
  attachments: v.array(v.object({ objectId, fileName: v.string(), size: v.number(), isPicture: v.boolean() })),
  notes: v.array(note),
  context: v.object({
    /** Users and crashes of the person's version in the week before. */
    users: v.number(),
    crashes: v.number(),
    /** Earlier feedback of the same person. */
    earlier: v.array(v.object({ feedbackId: id, star: v.number(), content: v.string(), createTime: time })),
    /** What the same person has written in the store; null without it, and if the app alone knows the person. */
    review: v.nullable(
      v.object({
        rating: v.number(),
        content: v.string(),
        appVersion: v.string(),
        editTime: time,
        isAnswered: v.boolean(),
      }),
    ),
  }),
})
export const replyFeedbackInput = v.object({
  feedbackId: id,
  content: text(supportLimits.reply),
  category: v.optional(category),
  state: v.optional(v.picklist(['answered', 'closed'])),
})
export const closeFeedbackInput = v.object({
  feedbackIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(supportLimits.bulk)),
  content: v.optional(text(supportLimits.reply)),
})
export const closedFeedback = v.object({ closed: v.number(), replied: v.number() })
export const feedbackCount = v.object({ new: v.number(), answered: v.number(), closed: v.number() })
/** Backlog and response times of the conversations of a box that one side answers. */
const responseTime = v.object({
  box: v.picklist(boxes),
  /** Whether the team answers, or the provider or the platform. */
  isOwn: v.boolean(),
  conversations: v.number(),
  /** Conversations whose newest question isn't answered, and since when the oldest of these has been waiting. */
  waiting: v.number(),
  oldestTime: v.nullable(time),
  /** Conversations that got their first answer in the last days, and half of them within these hours. */
  answered: v.number(),
  medianHours: v.nullable(v.number()),
})
export const responseTimes = v.object({ days: v.number(), items: v.array(responseTime) })

export const assigneesInput = v.object(place)
/** Members to whom a conversation can be assigned: those who can answer it. */
export const assignees = v.object({ items: v.array(v.object({ userId: id, userName: v.string() })) })
/** Apps to choose from by name. */
export const appChoices = v.object({
  items: v.array(v.object({ appId: id, appName: v.string(), hasReplySetting: v.boolean() })),
})
export const feedbackConfigInput = v.object({ appId: id })
export const feedbackConfig = v.object({
  /** Path of the address below the app's key to which the app sends feedback. */
  path: v.string(),
  categories: v.array(category),
  textLimit: v.number(),
  replyLimit: v.number(),
  perPersonADay: v.number(),
  perAddressAnHour: v.number(),
  /** Path to which the app sends a file before the feedback, with the number of files and their size in bytes. */
  attachments: v.object({ path: v.string(), most: v.number(), bytes: v.number() }),
  hasReplySetting: v.boolean(),
})

const personId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** What an app says about a file that it sends. Named as the file service demands. */
export const clientAttachment = v.object({ personId, fileName: uploadUrlInput.entries.fileName })

/** What an app sends. */
export const clientFeedback = v.object({
  personId,
  star: wholeNumber(1, 5),
  content: text(supportLimits.feedback),
  contact: v.optional(v.pipe(text(supportLimits.contact), v.email('must be an email address'))),
  version: v.optional(text(40, 0), ''),
  device: v.optional(text(80, 0), ''),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country of two capital letters'))),
  language: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language such as en')),
    'en',
  ),
  category: v.optional(category, 'other'),
  /** IDs of files that the same person has sent before. */
  attachments: v.optional(v.pipe(v.array(objectId), v.maxLength(supportLimits.attachments)), []),
})

const minute = wholeNumber(0, 1440)
const settingFields = {
  greeting: optionalText(100),
  officeHours: v.pipe(
    v.object({
      timeZone,
      days: v.pipe(v.array(wholeNumber(1, 7)), v.maxLength(7)),
      from: minute,
      to: minute,
    }),
    v.forward(
      v.check(({ from, to }) => from < to, 'must be after the beginning'),
      ['to'],
    ),
  ),
  awayText: optionalText(supportLimits.reply - 101),
  autoReplies: v.pipe(
    v.array(v.object({ category, language, content: text(supportLimits.reply - 101), isOn: v.boolean() })),
    v.maxLength(supportLimits.autoReplies),
  ),
}
export const saveSettingInput = v.object({ appId: id, ...settingFields })
export const settingIdInput = v.object({ appId: id })
export const replySetting = v.object({
  appId: id,
  appName: v.string(),
  greeting: v.string(),
  officeHours: v.object({ timeZone: v.string(), days: v.array(v.number()), from: v.number(), to: v.number() }),
  awayText: v.string(),
  autoReplies: v.array(v.object({ category, language, content: v.string(), isOn: v.boolean() })),
  createTime: time,
  updateTime: time,
})
export const settingListInput = v.object(listInput)
export const settingPage = page(replySetting)

const savedReplyFields = {
  savedReplyName: nameText(supportLimits.savedReplyName),
  language,
  content: text(supportLimits.reply),
  /** What a reply with it does besides: the state and the category of the feedback. */
  state: v.optional(v.picklist(['answered', 'closed']), 'answered'),
  category: v.optional(v.nullable(category), null),
}
export const savedReplyListInput = v.object(listInput)
export const savedReply = v.object({
  savedReplyId: id,
  savedReplyName: v.string(),
  language,
  content: v.string(),
  state: v.picklist(['answered', 'closed']),
  category: v.nullable(category),
  createTime: time,
  updateTime: time,
})
export const savedReplyPage = page(savedReply)
export const createSavedReplyInput = v.object(savedReplyFields)
export const updateSavedReplyInput = v.object({ savedReplyId: id, ...savedReplyFields })
export const savedReplyIdInput = v.object({ savedReplyId: id })

// Questions to the platform.

export const suggestionInput = v.object({ text: text(supportLimits.query), language })
const suggestion = v.object({ articleId: id, title: v.string(), passage: v.string(), score: v.number() })
export const suggestions = v.object({ items: v.array(suggestion) })
export const articleInput = v.object({ articleId: id, language })
export const article = v.object({
  articleId: id,
  title: v.string(),
  topic: v.nullable(topic),
  paragraphs: v.array(v.string()),
})

const ticketFields = {
  ticketId: id,
  ticketNumber: v.number(),
  title: v.string(),
  topic,
  status,
  createTime: time,
  lastTime: time,
  userName: v.string(),
  unread: v.number(),
  desk,
}
export const ticketItem = v.object(ticketFields)
export const ticketPage = page(ticketItem)
export const ticketListInput = v.object({ status: v.optional(status), text: search, isSnoozed, ...listInput })
export const ticketIdInput = v.object({ ticketId: id })
export const createTicketInput = v.object({ title, topic, content: messageText, language })
export const updateTicketInput = v.object({ ticketId: id, title, topic })
export const createTicketMessageInput = v.object({ ticketId: id, content: messageText, language })
export const ticketMessage = v.object({
  messageId: id,
  number: v.number(),
  side: v.picklist(['team', 'platform']),
  step: v.picklist(ticketSteps),
  userName: v.string(),
  /** Text of a person; for an article, its passage. */
  content: v.string(),
  article: v.nullable(v.object({ articleId: id, title: v.string(), score: v.number() })),
  time,
})
const rating = v.object({ ratingId: id, star: v.number(), content: v.string(), time })
export const ticketDetail = v.object({
  ...ticketFields,
  messages: v.array(ticketMessage),
  notes: v.array(note),
  rating: v.nullable(rating),
})

const target = { targetKind: v.picklist(['ticket', 'article']), targetId: id }
export const ratingTargetInput = v.object(target)
export const saveRatingInput = v.object({ ...target, star: wholeNumber(1, 5), content: optionalText(500) })
export const updateRatingInput = v.object({ ratingId: id, star: wholeNumber(1, 5), content: optionalText(500) })
export const ratingIdInput = v.object({ ratingId: id })
export const ratingAnswer = v.object({ ...rating.entries, ...target })

export const supportConfig = v.object({
  officeHours: v.object({ timeZone: v.string(), days: v.array(v.number()), from: v.number(), to: v.number() }),
  isOpen: v.boolean(),
  topics: v.array(topic),
  messageLimit: v.number(),
  closesAfterHours: v.number(),
  articles: v.number(),
})
export const topicProfiles = v.object({
  items: v.array(v.object({ topic, tickets: v.number(), open: v.number(), articles: v.number() })),
})
