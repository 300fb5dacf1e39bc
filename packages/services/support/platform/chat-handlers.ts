import { and, asc, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/support/contract'
import {
  chatListFields,
  privacyVersion,
  recordListFields,
  statusAfterMessage,
  supportLimits,
  supportTimes,
} from '@console-widgets/support/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import { pageWithTotal } from '@console-widgets/platform/database/page-with-total'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { keepObject } from '@console-widgets/platform/files/objects'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { scheduleChatNotice, scheduleSilence } from './actors.ts'
import {
  addOperation,
  callerName,
  type ChatRow,
  describeChat,
  describeChats,
  describeMessages,
  findChat,
  messagesBefore,
  operationsOf,
  sideOf,
  teamsOf,
  timesAfterMessage,
} from './chat-rows.ts'
import { changeDesk, readNotes, snoozedIs } from './desk.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { containsText, searchTextOfChat } from './search-text.ts'
import {
  chatAttachments,
  chatContexts,
  chatMessages,
  chatVouchers,
  desks,
  privacySigns,
  serviceRecords,
  usageChats,
} from './tables.ts'
import { createVoucher, openVoucher } from './vouchers.ts'

/** Services that are in effect now. */
const inEffect = (now: number) => or(isNull(serviceRecords.endTime), gt(serviceRecords.endTime, now))

const describeRecord = (row: typeof serviceRecords.$inferSelect, teamId: string) => ({
  ...row,
  side: sideOf(row, teamId),
})

/** Rows of one side; both, if none is named. */
function ofSide(side: 'user' | 'provider' | undefined, teamId: string) {
  const { userTeamId, spTeamId } = usageChats
  return side === undefined ? undefined : eq(side === 'user' ? userTeamId : spTeamId, teamId)
}

interface ChatChoice extends ListInput {
  status?: ChatRow['status'] | undefined
  side?: 'user' | 'provider' | undefined
  text?: string | undefined
  isSnoozed?: boolean | undefined
}

/** Chats of the team by status, with their numbers. */
async function queryChats({ status, side, text, isSnoozed, ...input }: ChatChoice, context: Context) {
  const { db, teamId, now } = context
  const list = listQuery(chatListFields, usageChats, usageChats.chatId, input, '-lastTime')
  const ofTeam = ofSide(side, teamId)
  const where = and(
    list.where,
    ofTeam,
    snoozedIs(isSnoozed, usageChats.chatId, { messages: usageChats.messages, now: now() }),
    status && eq(usageChats.status, status),
    text === undefined ? undefined : containsText(usageChats.searchText, text),
  )
  const { rows, total } = await pageWithTotal(db, usageChats, usageChats.chatId, where, list)
  const number = (wanted: ChatRow['status']) =>
    sql<number>`(count(*) filter (where ${usageChats.status} = ${wanted}))::int`
  const [counts] = await db
    .select({
      open: number('open'),
      replied: number('replied'),
      closed: number('closed'),
      unread: sql<number>`(count(*) filter (where ${usageChats.messages} > coalesce(${desks.readNumber}, 0)))::int`,
    })
    .from(usageChats)
    .leftJoin(desks, eq(desks.conversationId, usageChats.chatId))
    .where(ofTeam)
  return {
    items: await describeChats(context, rows),
    total,
    counts: counts ?? { open: 0, replied: 0, closed: 0, unread: 0 },
  }
}

async function signOf({ db }: Pick<Context, 'db'>, chatId: string) {
  const [sign] = await db
    .select()
    .from(privacySigns)
    .where(and(eq(privacySigns.chatId, chatId), eq(privacySigns.version, privacyVersion)))
  return {
    version: privacyVersion,
    isSigned: sign !== undefined,
    userName: sign?.userName ?? null,
    signTime: sign?.signTime ?? null,
  }
}

/** @throws PlatformRefusal unless the caller's team is the one that uses the service */
function requireUserSide(chat: ChatRow, { teamId }: Context): void {
  if (sideOf(chat, teamId) !== 'user')
    throw refuse('chat-other-side', 'Only the team that uses the service can do this')
}

export const chatHandlers: Pick<Handlers<typeof calls>, Extract<keyof typeof calls, `conversations.${string}`>> = {
  'conversations.effective-record.get': async (_, { db, teamId, now }) => {
    const rows = await db
      .select()
      .from(serviceRecords)
      .where(inEffect(now()))
      .orderBy(asc(serviceRecords.serviceName), asc(serviceRecords.recordId))
    return { items: rows.map((row) => describeRecord(row, teamId)) }
  },
  'conversations.effective-record-v2.query': async ({ side, ...input }, { db, teamId, now }) => {
    const list = listQuery(recordListFields, serviceRecords, serviceRecords.recordId, input, 'serviceName')
    const { userTeamId, spTeamId } = serviceRecords
    const where = and(list.where, inEffect(now()), side && eq(side === 'user' ? userTeamId : spTeamId, teamId))
    const rows = await db
      .select()
      .from(serviceRecords)
      .where(where)
      .orderBy(...list.orderBy)
      .limit(list.limit)
      .offset(list.offset)
    return { items: rows.map((row) => describeRecord(row, teamId)), total: await db.$count(serviceRecords, where) }
  },

  'conversations.usage-chat.create': async ({ recordId, title, topic, appId }, context) => {
    const { db, teamId, services } = context
    const now = context.now()
    const record = await findRow(db, serviceRecords, recordId, 'service in effect')
    if (record.userTeamId !== teamId) throw refuse('chat-other-side', 'Only the team that uses the service can do this')
    if (record.endTime !== null && record.endTime <= now)
      throw refuse('bad-parameter', 'The service has ended', [issue('recordId', 'open-service')])
    const open = await db.$count(
      usageChats,
      and(eq(usageChats.userTeamId, teamId), sql`${usageChats.status} <> 'closed'`),
    )
    if (open >= supportLimits.openChats)
      throw refuse('limit-reached', `A team has at most ${supportLimits.openChats} open chats. Close one.`)
    if (appId !== undefined) await findApp(db, appId)
    const { serviceName, userTeamName, providerName } = record
    const [chat] = await db
      .insert(usageChats)
      .values({
        ...teamsOf(record),
        chatId: newId(),
        recordId,
        serviceName,
        userTeamName,
        providerName,
        title,
        topic,
        searchText: searchTextOfChat({ title, lastText: '' }),
        status: 'open',
        createTime: now,
        updateTime: now,
        lastTime: now,
      })
      .returning()
    const created = chat as ChatRow
    if (appId !== undefined) await db.insert(chatContexts).values({ chatId: created.chatId, appId })
    await addOperation(db, created, {
      operation: 'created',
      side: 'user',
      userName: await callerName(context),
      time: now,
    })
    await scheduleSilence(services, db, created, now + supportTimes.silence)
    return describeChat(context, created)
  },

  'conversations.usage-chat.get': async ({ chatId }, context) => {
    const { db } = context
    const chat = await findChat(db, chatId)
    const [app] = await db
      .select({ appId: apps.appId, appName: apps.appName })
      .from(chatContexts)
      .innerJoin(apps, eq(apps.appId, chatContexts.appId))
      .where(eq(chatContexts.chatId, chatId))
    const [voucher] = await db
      .select()
      .from(chatVouchers)
      .where(eq(chatVouchers.chatId, chatId))
      .orderBy(desc(chatVouchers.createTime))
      .limit(1)
    return {
      ...(await describeChat(context, chat)),
      messages: await messagesBefore(context, chat, chat.messages + 1),
      total: chat.messages,
      isSigned: (await signOf(context, chatId)).isSigned,
      app: app ?? null,
      voucher: voucher ?? null,
      notes: await readNotes(db, chatId),
    }
  },

  'conversations.usage-chat.update': async ({ chatId, title, topic }, context) => {
    const { db } = context
    const chat = await findChat(db, chatId, { forUpdate: true })
    const time = context.now()
    if (chat.title === title && chat.topic === topic) return describeChat(context, chat)
    const change = { title, topic, searchText: searchTextOfChat({ title, lastText: chat.lastText }), updateTime: time }
    await db.update(usageChats).set(change).where(eq(usageChats.chatId, chatId))
    const side = sideOf(chat, context.teamId)
    await addOperation(db, chat, { operation: 'renamed', side, userName: await callerName(context), time })
    return describeChat(context, { ...chat, ...change })
  },

  'conversations.usage-chat-status.update': async ({ chatId, status }, context) => {
    const { db } = context
    const chat = await findChat(db, chatId, { forUpdate: true })
    if (chat.status === status) return describeChat(context, chat)
    const time = context.now()
    const change = { status, closeTime: time, updateTime: time }
    await db.update(usageChats).set(change).where(eq(usageChats.chatId, chatId))
    const side = sideOf(chat, context.teamId)
    await addOperation(db, chat, { operation: 'closed', side, userName: await callerName(context), time })
    return describeChat(context, { ...chat, ...change })
  },

  'conversations.usage-chat-simple.query': queryChats,
  'conversations.user-provider-chat.list': (input, context) => queryChats({ ...input, side: 'user' }, context),

  'conversations.usage-chat-message.list': async ({ chatId, before }, context) => ({
    items: await messagesBefore(context, await findChat(context.db, chatId), before),
  }),

  'conversations.usage-chat-message.create': async ({ chatId, content, objectIds }, context) => {
    const { db, teamId } = context
    const chat = await findChat(db, chatId, { forUpdate: true })
    const side = sideOf(chat, teamId)
    const time = context.now()
    if (!(await signOf(context, chatId)).isSigned)
      throw refuse('chat-unsigned', 'The team that uses the service must accept the privacy notice first')
    const status = statusAfterMessage(chat, side, time)
    if (status === undefined) throw refuse('chat-closed', 'The chat was closed more than 30 days ago. Start a new one.')
    const [recent] = await db
      .select({ n: count() })
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.side, side), gt(chatMessages.time, time - 60_000)))
    if ((recent?.n ?? 0) >= supportLimits.messagesAMinute)
      throw refuse(
        'chat-too-fast',
        `Each side can send at most ${supportLimits.messagesAMinute} messages a minute. Wait a moment.`,
      )
    const userName = await callerName(context)
    const message = {
      ...teamsOf(chat),
      messageId: newId(),
      chatId,
      number: chat.messages + 1,
      side,
      userName,
      content,
      time,
    }
    await db.insert(chatMessages).values(message)
    for (const objectId of new Set(objectIds)) {
      await keepObject(db, objectId)
      await db.insert(chatAttachments).values({ ...teamsOf(chat), objectId, chatId, messageId: message.messageId })
    }
    const lastText = [...content].slice(0, 120).join('')
    await db
      .update(usageChats)
      .set({
        status,
        ...timesAfterMessage(chat, side, time),
        messages: message.number,
        lastTime: time,
        lastText,
        searchText: searchTextOfChat({ title: chat.title, lastText }),
        updateTime: time,
        closeTime: null,
      })
      .where(eq(usageChats.chatId, chatId))
    if (chat.status === 'closed') await addOperation(db, chat, { operation: 'reopened', side, userName, time })
    await scheduleChatNotice(context.services, db, { chatId, number: message.number, teamId, side }, time)
    // A writer has read all earlier messages.
    await changeDesk(
      context,
      { box: 'providers', conversationId: chatId },
      { readNumber: message.number, writerId: null },
    )
    const [described] = await describeMessages(context, chat, [message])
    return described as Awaited<ReturnType<typeof describeMessages>>[number]
  },

  'conversations.privacy-sign-record.get': async ({ chatId }, context) => {
    await findChat(context.db, chatId)
    return signOf(context, chatId)
  },
  'conversations.privacy-sign-record.create': async ({ chatId, version }, context) => {
    const { db } = context
    const chat = await findChat(db, chatId, { forUpdate: true })
    requireUserSide(chat, context)
    if (version !== privacyVersion)
      throw refuse('privacy-version', 'The privacy notice has a newer version. Read it before you accept it.', [
        issue('version', 'exactly', { value: privacyVersion }),
      ])
    const known = await signOf(context, chatId)
    if (known.isSigned) return known
    const [userName, time] = [await callerName(context), context.now()]
    await db.insert(privacySigns).values({ ...teamsOf(chat), chatId, version, userName, signTime: time })
    await addOperation(db, chat, { operation: 'signed', side: 'user', userName, time })
    return { version, isSigned: true, userName, signTime: time }
  },

  'conversations.record-operation.create': async ({ chatId, operation }, context) => {
    const chat = await findChat(context.db, chatId)
    const side = sideOf(chat, context.teamId)
    return addOperation(context.db, chat, {
      operation,
      side,
      userName: await callerName(context),
      time: context.now(),
    })
  },
  'conversations.usage-record-operation-history.get': async ({ chatId }, { db }) => {
    await findChat(db, chatId)
    return { items: await operationsOf(db, chatId) }
  },

  'conversations.chat-voucher.create': ({ chatId }, context) => createVoucher(context, chatId),
  'conversations.chat-voucher.open': ({ voucherId }, context) => openVoucher(context, voucherId),
}
