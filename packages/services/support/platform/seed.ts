import { asc, eq } from 'drizzle-orm'
import { addDemoObject } from '@console-widgets/platform/demo/add-object'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { demoTeams, europeTeamId, otherTeamId } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { drawScreen } from '@console-widgets/platform/demo/screens'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { firstDemoAppId } from '@console-widgets/platform/tenancy/demo-projects'
import { privacyVersion, supportTimes } from '@console-widgets/support/model'
import { scheduleSilence, scheduleTicketSilence } from './actors.ts'
import { addOperation, type ChatRow, type MessageTimes, timesAfterMessage } from './chat-rows.ts'
import { searchTextOfChat, searchTextOfTicket } from './search-text.ts'
import {
  chatContexts,
  chatMessages,
  desks,
  feedbackAttachments,
  notes,
  privacySigns,
  replySettings,
  savedReplies,
  serviceRecords,
  tickets,
  usageChats,
} from './tables.ts'
import { takeFeedback } from './take-feedback.ts'
import { answerTicket } from './ticket-agent.ts'
import { addTicketMessage, type TicketRow } from './ticket-rows.ts'

const author = 'user-olga'
const appId = String(firstDemoAppId)
const settingDaysAgo = 80
const nameOfTeam = (teamId: string) => demoTeams.find((team) => team.teamId === teamId)?.teamName ?? ''

/** The demo team's reply settings and saved replies, inserted before any feedback. */
export async function prepareSupport({ db, now }: Seed): Promise<void> {
  const time = now - settingDaysAgo * day
  await db.insert(replySettings).values({
    teamId: demoTeamId,
    appId,
    greeting: 'Northwind Studio',
    officeHours: { timeZone: 'Asia/Shanghai', days: [1, 2, 3, 4, 5], from: 9 * 60, to: 18 * 60 },
    awayText: 'We are out of the office and will read your message on the next working day.',
    autoReplies: [
      {
        category: 'crash',
        language: 'en',
        content: 'Thank you. We are looking into this crash and will write to you.',
        isOn: true,
      },
      { category: 'crash', language: 'cn', content: '感谢反馈，我们正在排查这个崩溃问题，会尽快回复您。', isOn: true },
      { category: 'crash', language: 'ru', content: 'Спасибо. Мы разбираемся с этим сбоем и напишем вам.', isOn: true },
    ],
    createTime: time,
    updateTime: time,
  })
  const prepared: [string, string, 'en' | 'cn' | 'ru', string, 'answered' | 'closed'][] = [
    [
      'support-crash-en',
      'Crash fixed',
      'en',
      'Thank you for the report. Version {version} is affected; the next update fixes it.',
      'closed',
    ],
    ['support-crash-cn', '崩溃已修复', 'cn', '感谢反馈。版本 {version} 存在该问题，下个版本会修复。', 'closed'],
    [
      'support-crash-ru',
      'Сбой исправлен',
      'ru',
      'Спасибо за сообщение. Ошибка есть в версии {version}; следующее обновление её исправит.',
      'closed',
    ],
    [
      'support-idea-en',
      'Idea noted',
      'en',
      'Thank you for the idea. We have added it to the list for {appName}.',
      'answered',
    ],
  ]
  await db.insert(savedReplies).values(
    prepared.map(([savedReplyId, savedReplyName, language, content, state]) => ({
      teamId: demoTeamId,
      savedReplyId,
      savedReplyName,
      language,
      content,
      state,
      category: savedReplyId.includes('crash') ? ('crash' as const) : ('idea' as const),
      createTime: time,
      updateTime: time,
    })),
  )
}

const services = [
  ['record-localization', 'service-localization', 'Localization desk', demoTeamId, europeTeamId, 70],
  ['record-device-lab', 'service-device-lab', 'Device lab', demoTeamId, otherTeamId, 40],
  ['record-fjord-localization', 'service-localization', 'Localization desk', otherTeamId, europeTeamId, 25],
] as const

type Said = readonly ['user' | 'provider', author: string, hoursAgo: number, content: string]

const glossaryChat: readonly Said[] = [
  [
    'user',
    'Ольга Соколова',
    54,
    'The Russian texts of 3.9 use two words for “waypoint”. Which one is in your glossary?',
  ],
  [
    'provider',
    'Elena Marchetti',
    51,
    '«Точка маршрута». I will correct the other places today. Could you show me the versions that are in the store?',
  ],
  ['user', 'Ольга Соколова', 50, 'Yes, I will let you see the app. The store listing has the old word, too.'],
  [
    'provider',
    'Elena Marchetti',
    27,
    'All texts are corrected. Please look at the third screenshot: its caption is part of the picture.',
  ],
  [
    'user',
    'Ольга Соколова',
    3,
    'The new screenshot is on its way. Can you check the German texts of the same screen as well?',
  ],
]
const invoiceChat: readonly Said[] = [
  ['user', 'Elena Marchetti', 900, 'Do you send one invoice per month or per order?'],
  ['provider', 'Elena Marchetti', 890, 'One per month, on the first working day.'],
]

/** The demo team's providers, its chats with one of them, and its questions to the platform. */
export async function seedSupport(seed: Seed): Promise<void> {
  const { db, now } = seed
  await db.insert(serviceRecords).values(
    services.map(([recordId, serviceId, serviceName, userTeamId, spTeamId, daysAgo]) => ({
      recordId,
      serviceId,
      serviceName,
      userTeamId,
      spTeamId,
      userTeamName: nameOfTeam(userTeamId),
      providerName: nameOfTeam(spTeamId),
      effectiveTime: now - daysAgo * day,
      endTime: null,
    })),
  )
  await seedChat(seed, 'chat-glossary', 'Words of the Russian texts', glossaryChat, 'open')
  await seedChat(seed, 'chat-invoices', 'Invoices', invoiceChat, 'closed')
  await db.insert(chatContexts).values({ teamId: demoTeamId, chatId: 'chat-glossary', appId })
  await db.insert(desks).values([
    {
      teamId: demoTeamId,
      conversationId: 'chat-glossary',
      box: 'providers',
      assigneeId: author,
      readNumber: 5,
      updateTime: now - 3 * hour,
    },
    {
      teamId: europeTeamId,
      conversationId: 'chat-glossary',
      box: 'providers',
      readNumber: 4,
      updateTime: now - 27 * hour,
    },
    {
      teamId: demoTeamId,
      conversationId: 'chat-invoices',
      box: 'providers',
      readNumber: 2,
      updateTime: now - 890 * hour,
    },
    {
      teamId: europeTeamId,
      conversationId: 'chat-invoices',
      box: 'providers',
      readNumber: 2,
      updateTime: now - 890 * hour,
    },
  ])
  await db.insert(notes).values({
    teamId: demoTeamId,
    noteId: 'note-glossary',
    conversationId: 'chat-glossary',
    userId: author,
    content: 'The designer has the source of the screenshot. Ask before Friday.',
    time: now - 26 * hour,
  })
  await seedTickets(seed)
  await seedPicturedFeedback(seed)
}

async function seedChat(
  { db, now, services: parts }: Seed,
  chatId: string,
  title: string,
  said: readonly Said[],
  status: 'open' | 'closed',
): Promise<void> {
  const timeOf = (hoursAgo: number) => now - hoursAgo * hour
  const [first, last] = [said[0] as Said, said.at(-1) as Said]
  const teams = { userTeamId: demoTeamId, spTeamId: europeTeamId }
  const createTime = timeOf(first[2] + 1)
  const lastTime = timeOf(last[2])
  const lastText = last[3].slice(0, 120)
  const closeTime = status === 'closed' ? lastTime + hour : null
  const chat: ChatRow = {
    ...teams,
    chatId,
    recordId: 'record-localization',
    serviceName: 'Localization desk',
    userTeamName: nameOfTeam(demoTeamId),
    providerName: nameOfTeam(europeTeamId),
    title,
    topic: status === 'closed' ? 'billing' : 'integration',
    status,
    messages: said.length,
    createTime,
    updateTime: closeTime ?? lastTime,
    lastTime,
    lastText,
    searchText: searchTextOfChat({ title, lastText }),
    closeTime,
    ...said.reduce<MessageTimes>((times, [side, , hoursAgo]) => timesAfterMessage(times, side, timeOf(hoursAgo)), {
      firstAskTime: null,
      firstReplyTime: null,
      waitingSince: null,
    }),
  }
  await db.insert(usageChats).values(chat)
  await db.insert(chatMessages).values(
    said.map(([side, userName, hoursAgo, content], at) => ({
      ...teams,
      messageId: `${chatId}-${at + 1}`,
      chatId,
      number: at + 1,
      side,
      userName,
      content,
      time: timeOf(hoursAgo),
    })),
  )
  const userName = first[1]
  await db.insert(privacySigns).values({ ...teams, chatId, version: privacyVersion, userName, signTime: createTime })
  await addOperation(db, chat, { operation: 'created', side: 'user', userName, time: createTime })
  await addOperation(db, chat, { operation: 'signed', side: 'user', userName, time: createTime + 1000 })
  await scheduleSilence(parts, db, chat, lastTime + supportTimes.silence)
  if (closeTime !== null) await addOperation(db, chat, { operation: 'closed', side: 'user', userName, time: closeTime })
}

/** Feedback with a screenshot and a log, which a person of the demo’s app sent. */
async function seedPicturedFeedback(seed: Seed): Promise<void> {
  const { db, now } = seed
  const createTime = now - 2 * hour
  const feedbackId = 'feedback-cut-chart'
  const [row] = await takeFeedback(db, [
    {
      ...{ teamId: demoTeamId, feedbackId, appId, createTime },
      personKey: 'demo-sailor',
      star: 2,
      content: 'The chart of the harbor is cut off at the right edge after I turn the phone. A screenshot is attached.',
      contact: null,
      ...{ version: '4.2.0', device: 'Pura 70', country: 'DE', language: 'en', category: 'bug' },
    },
  ])
  if (!row) return
  const screenshot = await drawScreen(360, 640, 'chart', [20, 90, 140], [200, 225, 240])
  const log = new TextEncoder().encode('09:41:07 chart: rotate\n09:41:07 chart: width 360, viewport 640\n')
  for (const [at, [fileName, bytes]] of [['chart.png', screenshot] as const, ['chart.log', log] as const].entries()) {
    const file = { teamId: demoTeamId, region: 'CN' as const, bizTag: 'support/feedback', fileName, bytes }
    const { objectId } = await addDemoObject(seed, { ...file, time: createTime })
    await db.insert(feedbackAttachments).values({ teamId: demoTeamId, objectId, feedbackId, appId, number: at + 1 })
  }
}

const asked = [
  [
    'ticket-reports',
    'Why do our reports end yesterday?',
    'data',
    'user-mikhail',
    30,
    'The report of crashes has no figures for today. Is that right?',
  ],
  [
    'ticket-members',
    'A new colleague can’t see an app',
    'account',
    author,
    8,
    'I invited a member, but she does not see one of our apps in the list. Which role does she need?',
  ],
] as const

async function seedTickets({ db, now, services: parts }: Seed): Promise<void> {
  for (const [at, [ticketId, title, topic, userId, hoursAgo, content]] of asked.entries()) {
    const time = now - hoursAgo * hour
    const ticket: TicketRow = {
      teamId: demoTeamId,
      ticketId,
      ticketNumber: at + 1,
      title,
      topic,
      status: 'open',
      userId,
      messages: 0,
      isHidden: false,
      createTime: time,
      updateTime: time,
      lastTime: time,
      closeTime: null,
      searchText: searchTextOfTicket({ title }),
    }
    await db.insert(tickets).values(ticket)
    await addTicketMessage(db, ticket, { step: 'text', userId, content, article: null, time })
    await answerTicket(parts, db, ticketId, 'en', time + 3000)
    await scheduleTicketSilence(parts, db, { ...ticket, lastTime: time + 3000 })
  }
}

/** Audit log entries of the demo team's replies and chats. */
export async function historyOfSupport({ db }: Seed): Promise<DemoAct[]> {
  const replies = await db
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.teamId, demoTeamId))
    .orderBy(asc(savedReplies.savedReplyId))
  const [setting] = await db.select().from(replySettings).where(eq(replySettings.appId, appId))
  const chats = await db
    .select()
    .from(usageChats)
    .where(eq(usageChats.userTeamId, demoTeamId))
    .orderBy(asc(usageChats.createTime))
  const questions = await db
    .select()
    .from(tickets)
    .where(eq(tickets.teamId, demoTeamId))
    .orderBy(asc(tickets.ticketNumber))
  return [
    ...replies.map(({ savedReplyId, savedReplyName, language, content, state, category, createTime }): DemoAct => ({
      call: 'support.saved-reply.create',
      userId: author,
      time: createTime,
      input: { savedReplyName, language, content, state, category },
      changes: [{ table: 'cw_feedback_saved_replies', key: savedReplyId }],
    })),
    ...(setting
      ? [
          {
            call: 'support.app-feedback-reply-setting.create',
            userId: author,
            time: setting.createTime,
            input: { appId, greeting: setting.greeting },
            changes: [{ table: 'cw_feedback_reply_settings', key: appId }],
          } satisfies DemoAct,
        ]
      : []),
    ...chats.map(({ title, topic, recordId, createTime }): DemoAct => ({
      call: 'conversations.usage-chat.create',
      userId: author,
      time: createTime,
      input: { recordId, title, topic },
      // The row belongs to the provider's team as well, whose log it isn't in.
      changes: [],
    })),
    ...questions.map(({ ticketId, title, topic, userId, createTime }): DemoAct => ({
      call: 'support.chat.create',
      userId,
      time: createTime,
      input: { title, topic },
      changes: [{ table: 'cw_support_tickets', key: ticketId }],
    })),
  ]
}
