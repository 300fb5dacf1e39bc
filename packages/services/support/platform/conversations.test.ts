import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { calls } from '@console-widgets/support/contract'
import { type Box, privacyVersion, responseDays, supportTimes } from '@console-widgets/support/model'
import { permissionExceptions } from '@console-widgets/platform/accounts/tables'
import { demoAccounts, otherTeamId } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { notices } from '@console-widgets/platform/notices/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { signIn } from '@console-widgets/sandbox/testing/test-platform'
import { findArticles } from './knowledge/find-articles.ts'
import { knownArticles } from './knowledge/known-articles.ts'
import { appFeedback, chatMessages, chatOperations, desks, ticketMessages, tickets, usageChats } from './tables.ts'
import { createSupportStage, type SupportStage } from './testing/stage.ts'

let stage: SupportStage
beforeAll(async () => {
  stage = await createSupportStage()
})
afterAll(() => stage.test.close())

describe('a chat of two teams', () => {
  let chatId: string
  const appId = '108370001'
  const send = (from: Console, content: string, objectIds: string[] = []) =>
    from.invoke(calls['conversations.usage-chat-message.create'], { chatId, content, objectIds })
  const read = (by: Console) => by.invoke(calls['conversations.usage-chat.get'], { chatId })
  /** Feedback about the app. */
  const someFeedback = async () =>
    (await stage.user.invoke(calls['support.app-feedback.list'], {})).items.find((item) => item.appId === appId)
      ?.feedbackId ?? ''

  it('starts with an active service, and waits for the privacy notice', async () => {
    const { items } = await stage.user.invoke(calls['conversations.effective-record.get'], undefined)
    const lab = items.find(({ serviceName }) => serviceName === 'Device lab')
    expect(lab).toMatchObject({ side: 'user', providerName: 'Фьорд Софт' })
    const input = { recordId: lab?.recordId ?? '', title: 'Devices for 3.9', topic: 'integration' as const, appId }
    await expect(stage.provider.invoke(calls['conversations.usage-chat.create'], input)).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    chatId = (await stage.user.invoke(calls['conversations.usage-chat.create'], input)).chatId
    await expect(send(stage.user, 'Hello')).rejects.toMatchObject({ reason: 'chat-unsigned' })
    const sign = calls['conversations.privacy-sign-record.create']
    await expect(stage.provider.invoke(sign, { chatId, version: privacyVersion })).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    await expect(stage.user.invoke(sign, { chatId, version: '1999-12' })).rejects.toMatchObject({
      reason: 'privacy-version',
    })
    expect(await stage.user.invoke(sign, { chatId, version: privacyVersion })).toMatchObject({ isSigned: true })
  })

  it('delivers a file to the other team, and to no third one', async () => {
    const file = new File(['a screenshot in words'], 'screen.txt', { type: 'text/plain' })
    const { objectId } = await createFileService(stage.user).upload(file, { bizTag: 'support/chat' }).done
    const sent = await send(stage.user, 'Which devices do you have? <b>bold</b>', [objectId])
    expect(sent.attachments).toHaveLength(1)
    const seen = await read(stage.provider)
    expect(seen).toMatchObject({ side: 'provider', unread: 1, status: 'open', app: null })
    const [attachment] = seen.messages[0]?.attachments ?? []
    const bytes = await stage.test.platform.fetch(new Request(attachment?.url ?? ''))
    expect([await bytes.text(), bytes.headers.get('content-disposition')]).toEqual([
      'a screenshot in words',
      expect.stringContaining('attachment'),
    ])
    const third = await signIn(stage.test.platform, demoAccounts.finance)
    await third.invoke(calls['conversations.effective-record.get'], undefined)
    // The people of the other team are told once, with a way to the chat; those of the sender's are not.
    await send(stage.user, 'We need them on Friday.')
    await stage.pass(supportTimes.chatNotice)
    const told = await stage.test.platform.services.database.asPlatform((db) =>
      db.select().from(notices).where(eq(notices.message, 'chat')),
    )
    expect(new Set(told.map(({ teamId }) => teamId))).toEqual(new Set([otherTeamId]))
    expect(new Set(told.map(({ recipientId }) => recipientId)).size).toBe(told.length)
    expect(told[0]).toMatchObject({
      values: { team: 'Northwind Studio', chat: 'Devices for 3.9' },
      page: { id: 'support.inbox', values: { box: 'providers', id: chatId } },
    })
    // The same file can't be sent twice, nor one of another team.
    await expect(send(stage.user, 'again', [objectId])).rejects.toMatchObject({ reason: 'file-failed' })
    await expect(send(stage.provider, 'mine', [objectId])).rejects.toMatchObject({ status: 404 })
  })

  it('hides notes, assignments, and, until a voucher is opened, the app from the other side', async () => {
    const secret = 'They pay late'
    const place = { box: 'providers' as const, conversationId: chatId }
    await stage.provider.invoke(calls['support.note.create'], { ...place, content: secret })
    await stage.provider.invoke(calls['support.desk.update'], { ...place, snoozeUntil: stage.test.clock.now() + day })
    expect((await read(stage.provider)).notes).toHaveLength(1)
    const seen = await read(stage.user)
    expect(JSON.stringify(seen)).not.toContain(secret)
    expect([seen.notes, seen.desk.snoozeUntil]).toEqual([[], null])
    await expect(stage.provider.invoke(calls['conversations.chat-voucher.create'], { chatId })).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    const { voucherId } = await stage.user.invoke(calls['conversations.chat-voucher.create'], { chatId })
    const open = calls['conversations.chat-voucher.open']
    await expect(stage.user.invoke(open, { voucherId })).rejects.toMatchObject({ reason: 'chat-other-side' })
    const shown = await stage.provider.invoke(open, { voucherId })
    expect(shown.appId).toBe(appId)
    expect(shown.versions.length).toBeGreaterThan(0)
    await expect(stage.provider.invoke(open, { voucherId })).rejects.toMatchObject({ reason: 'voucher-used' })
    const late = await stage.user.invoke(calls['conversations.chat-voucher.create'], { chatId })
    await stage.pass(supportTimes.voucher)
    await expect(stage.provider.invoke(open, { voucherId: late.voucherId })).rejects.toMatchObject({
      reason: 'voucher-expired',
    })
  })

  it('tells only members to whom someone else assigns it', async () => {
    const place = { box: 'providers' as const, conversationId: chatId }
    const assign = (assigneeId: string | null) =>
      stage.user.invoke(calls['support.desk.update'], { ...place, assigneeId })
    // Twice the same member, and oneself.
    for (const assigneeId of ['user-mikhail', 'user-mikhail', demoTeamId, null]) await assign(assigneeId)
    await stage.user.invoke(calls['support.desk.update'], {
      box: 'feedback',
      conversationId: await someFeedback(),
      assigneeId: 'user-olga',
    })
    await stage.pass(1000)
    const told = await stage.test.platform.services.database.asPlatform((db) =>
      db.select().from(notices).where(eq(notices.message, 'assigned')),
    )
    expect(told.map(({ topic, recipientId }) => [topic, recipientId])).toEqual([
      ['support', 'user-mikhail'],
      ['support', 'user-olga'],
    ])
    const ofChat = told.find(({ page }) => page.values.id === chatId)
    expect(ofChat).toMatchObject({
      values: { conversation: 'Devices for 3.9', person: expect.stringMatching(/./) },
      page: { id: 'support.inbox', values: { box: 'providers', id: chatId } },
    })
    expect(told.find(({ page }) => page.values.box === 'feedback')?.values.conversation).toMatch(/^.{5,61}$/)
  })

  it('is assigned only to members who can answer it', async () => {
    const assigneesOf = async (box: Box, conversationId: string) =>
      (await stage.user.invoke(calls['support.assignee.list'], { box, conversationId })).items.map(
        ({ userId }) => userId,
      )
    const feedbackId = await someFeedback()
    const ofChat = await assigneesOf('providers', chatId)
    expect(ofChat).toEqual(expect.arrayContaining([demoTeamId, 'user-mikhail', 'user-olga', 'user-anna']))
    // Neither of them can reply anywhere.
    expect(ofChat).not.toContain('user-amira')
    expect(ofChat).not.toContain('user-wang')
    const ofFeedback = await assigneesOf('feedback', feedbackId)
    expect(ofFeedback).toEqual(expect.arrayContaining([demoTeamId, 'user-olga', 'user-diego']))
    // Developers don't answer users, and Anna has other apps.
    expect(ofFeedback).not.toContain('user-mikhail')
    expect(ofFeedback).not.toContain('user-anna')
    const assign = (assigneeId: string) =>
      stage.user.invoke(calls['support.desk.update'], { box: 'feedback', conversationId: feedbackId, assigneeId })
    await expect(assign('user-mikhail')).rejects.toMatchObject({ issues: [{ field: 'assigneeId' }] })
    await stage.test.platform.services.database.asPlatform((db) =>
      db.insert(permissionExceptions).values([
        { teamId: demoTeamId, userId: 'user-mikhail', permission: 'support.reply', held: true },
        { teamId: demoTeamId, userId: 'user-diego', permission: 'support.reply', held: false },
      ]),
    )
    const withExceptions = await assigneesOf('feedback', feedbackId)
    expect(withExceptions).toContain('user-mikhail')
    expect(withExceptions).not.toContain('user-diego')
    await expect(assign('user-mikhail')).resolves.toMatchObject({ assigneeId: 'user-mikhail' })
    await stage.test.platform.services.database.asPlatform((db) =>
      db.delete(permissionExceptions).where(eq(permissionExceptions.permission, 'support.reply')),
    )
  })

  it('is found by words of its title and of the newest message, in any case, with both teams', async () => {
    const found = async (by: Console, text: string) => {
      const { items, total } = await by.invoke(calls['conversations.usage-chat-simple.query'], { text })
      expect(total).toBe(items.length)
      return items.map((item) => item.chatId)
    }
    for (const by of [stage.user, stage.provider]) {
      expect(await found(by, 'dEVICES FOR 3.9')).toContain(chatId)
      expect(await found(by, 'on friday')).toContain(chatId)
      // An older message than the newest, and the signs of a pattern.
      expect(await found(by, '<b>bold')).not.toContain(chatId)
      expect(await found(by, 'dev%3.9')).toEqual([])
    }
    const rename = (title: string) =>
      stage.user.invoke(calls['conversations.usage-chat.update'], { chatId, title, topic: 'integration' })
    await rename('Приборы к 3.9')
    expect([await found(stage.user, 'ПРИБОРЫ'), await found(stage.user, 'Devices')]).toEqual([[chatId], []])
    await rename('Devices for 3.9')
  })

  it('is out of the list while it is snoozed, until its time or the next message', async () => {
    const place = { box: 'providers' as const, conversationId: chatId }
    const snooze = (snoozeUntil: number | null) =>
      stage.user.invoke(calls['support.desk.update'], { ...place, snoozeUntil })
    const isListed = async (isSnoozed?: boolean) =>
      (await stage.user.invoke(calls['conversations.usage-chat-simple.query'], { isSnoozed })).items.some(
        (item) => item.chatId === chatId,
      )
    await snooze(stage.test.clock.now() + hour)
    expect([await isListed(), await isListed(false), await isListed(true)]).toEqual([true, false, true])
    // Each team sets aside what it likes.
    const ofProvider = await stage.provider.invoke(calls['conversations.usage-chat-simple.query'], { isSnoozed: false })
    expect(ofProvider.items.map((item) => item.chatId)).not.toContain(chatId)
    await stage.provider.invoke(calls['support.desk.update'], { ...place, snoozeUntil: null })
    stage.test.clock.advance(1000)
    const { latest } = await stage.user.invoke(calls['support.change.check'], {})
    await stage.pass(hour, { works: false })
    expect(await isListed(false)).toBe(true)
    // Pages that look for changes learn that it is back.
    expect(await stage.user.invoke(calls['support.change.check'], { since: latest })).toMatchObject({
      hasChanged: true,
    })
    await snooze(stage.test.clock.now() + day)
    expect(await isListed(false)).toBe(false)
    await send(stage.provider, 'One more thing')
    expect([await isListed(false), await isListed(true)]).toEqual([true, false])
    await stage.user.invoke(calls['support.read-mark.update'], place)
  })

  it('goes from open to replied, counts what is unread, and limits a side to 20 messages a minute', async () => {
    await stage.pass(1000)
    const check = (since?: number) => stage.user.invoke(calls['support.change.check'], { since })
    const { latest } = await check()
    expect((await check(latest)).hasChanged).toBe(false)
    await send(stage.provider, 'Forty phones and six tablets.')
    expect(await check(latest)).toEqual({ hasChanged: true, latest: stage.test.clock.now() })
    expect(await read(stage.user)).toMatchObject({ status: 'replied', unread: 1 })
    await stage.user.invoke(calls['support.read-mark.update'], { box: 'providers', conversationId: chatId })
    expect((await read(stage.user)).unread).toBe(0)
    for (let at = 0; at < 20; at += 1) await send(stage.user, `Question ${at}`)
    await expect(send(stage.user, 'one more')).rejects.toMatchObject({ reason: 'chat-too-fast' })
    const counted = await stage.user.invoke(calls['conversations.usage-chat-simple.query'], { status: 'open' })
    expect(counted.items.map((item) => item.chatId)).toContain(chatId)
    await stage.pass(60_000)
    for (let at = 0; at < 20; at += 1) await send(stage.user, `More ${at}`)
    await stage.pass(60_000)
    for (let at = 0; at < 12; at += 1) await send(stage.user, `Last ${at}`)
    const whole = await read(stage.user)
    expect([whole.total, whole.messages.length, whole.messages.at(-1)?.content]).toEqual([56, 50, 'Last 11'])
    const older = await stage.user.invoke(calls['conversations.usage-chat-message.list'], {
      chatId,
      before: whole.messages[0]?.number ?? 0,
    })
    expect(older.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each([
    ['the team that uses services', demoTeamId, () => stage.user],
    ['the provider', otherTeamId, () => stage.provider],
  ])('shows %s the backlog and the response times that its messages have', async (_, teamId, consoleOf) => {
    const stored = await stage.test.platform.services.database.asPlatform(async (db) => ({
      chats: await db.select().from(usageChats),
      messages: (await db.select().from(chatMessages)).toSorted((one, other) => one.number - other.number),
      feedback: (await db.select().from(appFeedback)).filter((row) => row.teamId === teamId),
      tickets: (await db.select().from(tickets)).filter((row) => row.teamId === teamId && !row.isHidden),
      ticketMessages: (await db.select().from(ticketMessages)).toSorted((one, other) => one.number - other.number),
    }))
    /** Questions and answers of one conversation, in their order. */
    interface Told {
      isClosed: boolean
      said: { isAnswer: boolean; time: number }[]
    }
    const chatsOf = (isOwn: boolean): Told[] =>
      stored.chats
        .filter((chat) => (isOwn ? chat.spTeamId : chat.userTeamId) === teamId)
        .map(({ chatId, status }) => ({
          isClosed: status === 'closed',
          said: stored.messages
            .filter((message) => message.chatId === chatId)
            .map(({ side, time }) => ({ isAnswer: side === 'provider', time })),
        }))
    const boxes: [string, boolean, Told[]][] = [
      [
        'feedback',
        true,
        stored.feedback.map(({ state, createTime, replyTime }) => ({
          isClosed: state === 'closed',
          said: [
            { isAnswer: false, time: createTime },
            ...(replyTime === null ? [] : [{ isAnswer: true, time: replyTime }]),
          ],
        })),
      ],
      ['providers', true, chatsOf(true)],
      ['providers', false, chatsOf(false)],
      [
        'platform',
        false,
        stored.tickets.map(({ ticketId, status }) => ({
          isClosed: status === 'closed',
          said: stored.ticketMessages
            .filter((message) => message.ticketId === ticketId && ['text', 'article'].includes(message.step))
            .map(({ step, time }) => ({ isAnswer: step === 'article', time })),
        })),
      ],
    ]
    const since = stage.test.clock.now() - responseDays * day
    const expected = boxes.flatMap(([box, isOwn, told]) => {
      const waits = [...told.map(waitOf)].filter((time) => time !== undefined)
      const answers = told.map(firstAnswer).filter((each) => each !== undefined && each.time >= since)
      const hours = answers.map((each) => (each?.wait ?? 0) / hour).toSorted((one, other) => one - other)
      const conversations = told.filter(({ said }) => said.some(({ isAnswer }) => !isAnswer)).length
      if (conversations === 0) return []
      const half = (hours.length - 1) / 2
      const median = ((hours[Math.floor(half)] ?? 0) + (hours[Math.ceil(half)] ?? 0)) / 2
      return {
        ...{ box, isOwn, conversations, waiting: waits.length },
        oldestTime: waits.length === 0 ? null : Math.min(...waits),
        answered: hours.length,
        medianHours: hours.length === 0 ? null : expect.closeTo(median, 6),
      }
    })
    function waitOf({ isClosed, said }: Told): number | undefined {
      const last = said.findLastIndex(({ isAnswer }) => isAnswer)
      return isClosed ? undefined : said.slice(last + 1)[0]?.time
    }
    function firstAnswer({ said }: Told) {
      const asked = said.findIndex(({ isAnswer }) => !isAnswer)
      const answer = asked === -1 ? undefined : said.slice(asked).find(({ isAnswer }) => isAnswer)
      return answer && { time: answer.time, wait: answer.time - (said[asked]?.time ?? 0) }
    }
    expect(expected.some(({ waiting }) => waiting > 0)).toBe(true)
    expect(expected.some(({ answered }) => answered > 0)).toBe(true)
    const shown = await consoleOf().invoke(calls['support.response-time.list'], undefined)
    expect(shown).toEqual({ days: responseDays, items: expected })
  })

  it('closes after 14 days without messages, and can be reopened within 30 days only', async () => {
    await stage.pass(14 * day)
    expect((await read(stage.user)).status).toBe('closed')
    await stage.pass(29 * day, { works: false })
    await send(stage.provider, 'Are you still there?')
    expect((await read(stage.user)).status).toBe('replied')
    await stage.user.invoke(calls['conversations.usage-chat-status.update'], { chatId, status: 'closed' })
    await stage.pass(31 * day, { works: false })
    await expect(send(stage.user, 'Too late')).rejects.toMatchObject({ reason: 'chat-closed' })
    const history = calls['conversations.usage-record-operation-history.get']
    const [ofUser, ofProvider] = [
      await stage.user.invoke(history, { chatId }),
      await stage.provider.invoke(history, { chatId }),
    ]
    expect(ofUser).toEqual(ofProvider)
    expect(ofUser.items.map(({ operation, side }) => `${operation} ${side}`)).toEqual([
      'created user',
      'signed user',
      'voucher-created user',
      'voucher-opened provider',
      'voucher-created user',
      'renamed user',
      'renamed user',
      'closed platform',
      'reopened provider',
      'closed user',
    ])
  })

  it.each([
    ['the team that uses services', demoTeamId, () => stage.user],
    ['the provider', otherTeamId, () => stage.provider],
  ])('is counted in the inbox of %s by its messages and history', async (_, teamId, consoleOf) => {
    const { chats, messages, operations, readNumbers } = await stage.test.platform.services.database.asPlatform(
      async (db) => ({
        chats: (await db.select().from(usageChats)).filter((row) => [row.userTeamId, row.spTeamId].includes(teamId)),
        messages: await db.select().from(chatMessages),
        operations: await db.select().from(chatOperations),
        readNumbers: new Map(
          (await db.select().from(desks).where(eq(desks.teamId, teamId))).map((row) => [
            row.conversationId,
            row.readNumber,
          ]),
        ),
      }),
    )
    const counts = { open: 0, replied: 0, closed: 0, unread: 0 }
    for (const chat of chats) {
      const written = messages
        .filter((message) => message.chatId === chat.chatId)
        .toSorted((one, other) => one.time - other.time || one.number - other.number)
      const lastTurn = operations
        .filter((row) => row.chatId === chat.chatId && ['closed', 'reopened'].includes(row.operation))
        .toSorted((one, other) => one.time - other.time)
        .at(-1)
      if (lastTurn?.operation === 'closed') counts.closed += 1
      else counts[written.at(-1)?.side === 'provider' ? 'replied' : 'open'] += 1
      if (written.length > (readNumbers.get(chat.chatId) ?? 0)) counts.unread += 1
    }
    expect(counts.closed).toBeGreaterThan(0)
    const shown = await consoleOf().invoke(calls['conversations.usage-chat-simple.query'], {})
    expect(shown.counts).toEqual(counts)
  })
})

describe('questions to the platform', () => {
  it('are numbered, answered with the best article, handed over, and closed after 72 hours', async () => {
    const asked = await stage.user.invoke(calls['support.chat.create'], {
      title: 'Reports',
      topic: 'data',
      content: 'Why do the reports end yesterday, and not today?',
      language: 'en',
    })
    expect([asked.ticketNumber, asked.status, asked.messages.length]).toEqual([3, 'open', 1])
    await stage.pass(5000)
    const get = () => stage.user.invoke(calls['support.chat.get'], { ticketId: asked.ticketId })
    const answered = await get()
    expect(answered.messages.map(({ step, side }) => `${side} ${step}`)).toEqual([
      'team text',
      'platform received',
      'platform article',
      'platform handed-over',
    ])
    expect(answered.messages[2]?.article?.articleId).toBe('reports-delay')
    expect([answered.status, answered.unread]).toEqual(['replied', 3])
    await stage.pass(supportTimes.ticketSilence)
    expect((await get()).status).toBe('closed')
    await stage.user.invoke(calls['support.chat.delete'], { ticketId: asked.ticketId })
    await expect(get()).rejects.toMatchObject({ status: 404 })
  })

  it('are found by words of their title, in any case, and after it changes', async () => {
    const title = 'Отчёт: 50% of the Größe_ROWS'
    const content = 'Half of the rows is missing.'
    const { ticketId } = await stage.user.invoke(calls['support.chat.create'], {
      title,
      topic: 'data',
      content,
      language: 'en',
    })
    const found = async (text: string) => {
      const { items, total } = await stage.user.invoke(calls['support.support-query.list'], { text })
      expect(items).toHaveLength(total)
      return items.map((item) => item.ticketId)
    }
    for (const text of ['отчёт', 'ОТЧЁТ: 50%', 'größe_rows']) expect(await found(text), text).toEqual([ticketId])
    // Signs stand for themselves, and messages aren’t looked through.
    for (const text of ['50_', 'отчёт%größe', 'half of the rows']) expect(await found(text), text).toEqual([])
    await stage.user.invoke(calls['support.chat.update'], { ticketId, title: 'Missing Rows', topic: 'data' })
    expect(await found('größe')).toEqual([])
    expect(await found('missing rows')).toEqual([ticketId])
    // Those of the demo are found as well.
    const { items } = await stage.user.invoke(calls['support.support-query.list'], {})
    for (const { ticketId: id, title: name } of items) expect(await found(name.toUpperCase())).toContain(id)
  })

  it('find articles and guides in each language, and none for unrelated texts', async () => {
    const { database, events } = stage.test.platform.services
    const articles = await database.asPlatform((db) => knownArticles(events, db))
    const guides: readonly [string, 'en' | 'cn' | 'ru'][] = [
      ['How do I keep a report of my own as a template?', 'en'],
      ['如何保存自定义报表模板？', 'cn'],
      ['Как сохранить свой отчёт как шаблон?', 'ru'],
    ]
    for (const [text, language] of guides) {
      const { items } = await stage.user.invoke(calls['support.suggestion.get'], { text, language })
      expect(items[0]?.articleId, text).toBe('reports-own-report')
      const shown = await stage.user.invoke(calls['support.article.get'], { articleId: 'reports-own-report', language })
      expect(shown).toMatchObject({ title: items[0]?.title, topic: null })
      expect(shown.paragraphs).toContain(items[0]?.passage)
    }
    expect(findArticles(articles, 'package rejected signature', 'en')[0]?.articleId).toBe('package-failed')
    expect(findArticles(articles, '如何邀请成员并设置角色权限', 'cn')[0]?.articleId).toBe('members-and-roles')
    expect(findArticles(articles, 'Почему отчёт заканчивается вчерашним днём?', 'ru')[0]?.articleId).toBe(
      'reports-delay',
    )
    for (const [question, language] of [
      ['recipe for apple pie', 'en'],
      ['今天天气怎么样', 'cn'],
      ['рецепт яблочного пирога', 'ru'],
    ] as const)
      expect(findArticles(articles, question, language), question).toEqual([])
  })
})
