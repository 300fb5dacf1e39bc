import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { createFileService, readObjectAddresses } from '@console-widgets/core/files'
import { calls } from '@console-widgets/support/contract'
import { privacyVersion, supportLimits, supportTimes } from '@console-widgets/support/model'
import { demoAccounts, demoInvited, otherTeamId } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { notices } from '@console-widgets/platform/notices/tables'
import { outbox } from '@console-widgets/platform/outbox/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createClientApp, type ClientApp } from '@console-widgets/sandbox/testing/client-app'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { findArticles } from './knowledge/find-articles.ts'
import { knownArticles } from './knowledge/known-articles.ts'
import { appFeedback, chatMessages, chatOperations, desks, usageChats } from './tables.ts'

let test: TestPlatform
let user: Console
let provider: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  user = await signIn(test.platform)
  provider = await signIn(test.platform, demoInvited)
})
afterAll(() => test.close())

/** Turns the clock. Without the platform’s work, which takes a moment for each day of traffic, if none matters. */
const pass = async (milliseconds: number, { works = true }: { works?: boolean } = {}) => {
  test.clock.advance(milliseconds)
  if (works) await test.platform.wake()
  user = await signIn(test.platform)
  provider = await signIn(test.platform, demoInvited)
}

describe('a chat of two teams', () => {
  let chatId: string
  const appId = '108370001'
  const send = (from: Console, content: string, objectIds: string[] = []) =>
    from.invoke(calls['conversations.usage-chat-message.create'], { chatId, content, objectIds })
  const read = (by: Console) => by.invoke(calls['conversations.usage-chat.get'], { chatId })

  it('starts with an active service, and waits for the privacy notice', async () => {
    const { items } = await user.invoke(calls['conversations.effective-record.get'], undefined)
    const lab = items.find(({ serviceName }) => serviceName === 'Device lab')
    expect(lab).toMatchObject({ side: 'user', providerName: 'Фьорд Софт' })
    const input = { recordId: lab?.recordId ?? '', title: 'Devices for 3.9', topic: 'integration' as const, appId }
    await expect(provider.invoke(calls['conversations.usage-chat.create'], input)).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    chatId = (await user.invoke(calls['conversations.usage-chat.create'], input)).chatId
    await expect(send(user, 'Hello')).rejects.toMatchObject({ reason: 'chat-unsigned' })
    const sign = calls['conversations.privacy-sign-record.create']
    await expect(provider.invoke(sign, { chatId, version: privacyVersion })).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    await expect(user.invoke(sign, { chatId, version: '1999-12' })).rejects.toMatchObject({ reason: 'privacy-version' })
    expect(await user.invoke(sign, { chatId, version: privacyVersion })).toMatchObject({ isSigned: true })
  })

  it('delivers a file to the other team, and to no third one', async () => {
    const file = new File(['a screenshot in words'], 'screen.txt', { type: 'text/plain' })
    const { objectId } = await createFileService(user).upload(file, { bizTag: 'support/chat' }).done
    const sent = await send(user, 'Which devices do you have? <b>bold</b>', [objectId])
    expect(sent.attachments).toHaveLength(1)
    const seen = await read(provider)
    expect(seen).toMatchObject({ side: 'provider', unread: 1, status: 'open', app: null })
    const [attachment] = seen.messages[0]?.attachments ?? []
    const bytes = await test.platform.fetch(new Request(attachment?.url ?? ''))
    expect([await bytes.text(), bytes.headers.get('content-disposition')]).toEqual([
      'a screenshot in words',
      expect.stringContaining('attachment'),
    ])
    const third = await signIn(test.platform, demoAccounts.finance)
    await third.invoke(calls['conversations.effective-record.get'], undefined)
    // The people of the other team are told once, with a way to the chat; those of the sender's are not.
    await send(user, 'We need them on Friday.')
    await pass(supportTimes.chatNotice)
    const told = await test.platform.services.database.asPlatform((db) =>
      db.select().from(notices).where(eq(notices.message, 'chat')),
    )
    expect(new Set(told.map(({ teamId }) => teamId))).toEqual(new Set([otherTeamId]))
    expect(new Set(told.map(({ recipientId }) => recipientId)).size).toBe(told.length)
    expect(told[0]).toMatchObject({
      values: { team: 'Northwind Studio', chat: 'Devices for 3.9' },
      page: { id: 'support.inbox', values: { box: 'providers', id: chatId } },
    })
    // The same file can't be sent twice, nor one of another team.
    await expect(send(user, 'again', [objectId])).rejects.toMatchObject({ reason: 'file-failed' })
    await expect(send(provider, 'mine', [objectId])).rejects.toMatchObject({ status: 404 })
  })

  it('hides notes, assignments, and, until a voucher is opened, the app from the other side', async () => {
    const secret = 'They pay late'
    const place = { box: 'providers' as const, conversationId: chatId }
    await provider.invoke(calls['support.note.create'], { ...place, content: secret })
    await provider.invoke(calls['support.desk.update'], { ...place, snoozeUntil: test.clock.now() + day })
    expect((await read(provider)).notes).toHaveLength(1)
    const seen = await read(user)
    expect(JSON.stringify(seen)).not.toContain(secret)
    expect([seen.notes, seen.desk.snoozeUntil]).toEqual([[], null])
    await expect(provider.invoke(calls['conversations.chat-voucher.create'], { chatId })).rejects.toMatchObject({
      reason: 'chat-other-side',
    })
    const { voucherId } = await user.invoke(calls['conversations.chat-voucher.create'], { chatId })
    const open = calls['conversations.chat-voucher.open']
    await expect(user.invoke(open, { voucherId })).rejects.toMatchObject({ reason: 'chat-other-side' })
    const shown = await provider.invoke(open, { voucherId })
    expect(shown.appId).toBe(appId)
    expect(shown.versions.length).toBeGreaterThan(0)
    await expect(provider.invoke(open, { voucherId })).rejects.toMatchObject({ reason: 'voucher-used' })
    const late = await user.invoke(calls['conversations.chat-voucher.create'], { chatId })
    await pass(supportTimes.voucher)
    await expect(provider.invoke(open, { voucherId: late.voucherId })).rejects.toMatchObject({
      reason: 'voucher-expired',
    })
  })

  it('is found by words of its title and of the newest message, in any case, with both teams', async () => {
    const found = async (by: Console, text: string) => {
      const { items, total } = await by.invoke(calls['conversations.usage-chat-simple.query'], { text })
      expect(total).toBe(items.length)
      return items.map((item) => item.chatId)
    }
    for (const by of [user, provider]) {
      expect(await found(by, 'dEVICES FOR 3.9')).toContain(chatId)
      expect(await found(by, 'on friday')).toContain(chatId)
      // An older message than the newest, and the signs of a pattern.
      expect(await found(by, '<b>bold')).not.toContain(chatId)
      expect(await found(by, 'dev%3.9')).toEqual([])
    }
    const rename = (title: string) =>
      user.invoke(calls['conversations.usage-chat.update'], { chatId, title, topic: 'integration' })
    await rename('Приборы к 3.9')
    expect([await found(user, 'ПРИБОРЫ'), await found(user, 'Devices')]).toEqual([[chatId], []])
    await rename('Devices for 3.9')
  })

  it('is out of the list while it is snoozed, until its time or the next message', async () => {
    const place = { box: 'providers' as const, conversationId: chatId }
    const snooze = (snoozeUntil: number | null) => user.invoke(calls['support.desk.update'], { ...place, snoozeUntil })
    const isListed = async (isSnoozed?: boolean) =>
      (await user.invoke(calls['conversations.usage-chat-simple.query'], { isSnoozed })).items.some(
        (item) => item.chatId === chatId,
      )
    await snooze(test.clock.now() + hour)
    expect([await isListed(), await isListed(false), await isListed(true)]).toEqual([true, false, true])
    // Each team sets aside what it likes.
    const ofProvider = await provider.invoke(calls['conversations.usage-chat-simple.query'], { isSnoozed: false })
    expect(ofProvider.items.map((item) => item.chatId)).not.toContain(chatId)
    await provider.invoke(calls['support.desk.update'], { ...place, snoozeUntil: null })
    test.clock.advance(1000)
    const { latest } = await user.invoke(calls['support.change.check'], {})
    await pass(hour, { works: false })
    expect(await isListed(false)).toBe(true)
    // Pages that look for changes learn that it is back.
    expect(await user.invoke(calls['support.change.check'], { since: latest })).toMatchObject({ hasChanged: true })
    await snooze(test.clock.now() + day)
    expect(await isListed(false)).toBe(false)
    await send(provider, 'One more thing')
    expect([await isListed(false), await isListed(true)]).toEqual([true, false])
    await user.invoke(calls['support.read-mark.update'], place)
  })

  it('goes from open to replied, counts what is unread, and limits a side to 20 messages a minute', async () => {
    await pass(1000)
    const check = (since?: number) => user.invoke(calls['support.change.check'], { since })
    const { latest } = await check()
    expect((await check(latest)).hasChanged).toBe(false)
    await send(provider, 'Forty phones and six tablets.')
    expect(await check(latest)).toEqual({ hasChanged: true, latest: test.clock.now() })
    expect(await read(user)).toMatchObject({ status: 'replied', unread: 1 })
    await user.invoke(calls['support.read-mark.update'], { box: 'providers', conversationId: chatId })
    expect((await read(user)).unread).toBe(0)
    for (let at = 0; at < 20; at += 1) await send(user, `Question ${at}`)
    await expect(send(user, 'one more')).rejects.toMatchObject({ reason: 'chat-too-fast' })
    const counted = await user.invoke(calls['conversations.usage-chat-simple.query'], { status: 'open' })
    expect(counted.items.map((item) => item.chatId)).toContain(chatId)
    await pass(60_000)
    for (let at = 0; at < 20; at += 1) await send(user, `More ${at}`)
    await pass(60_000)
    for (let at = 0; at < 12; at += 1) await send(user, `Last ${at}`)
    const whole = await read(user)
    expect([whole.total, whole.messages.length, whole.messages.at(-1)?.content]).toEqual([56, 50, 'Last 11'])
    const older = await user.invoke(calls['conversations.usage-chat-message.list'], {
      chatId,
      before: whole.messages[0]?.number ?? 0,
    })
    expect(older.items.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('closes after 14 days without messages, and can be reopened within 30 days only', async () => {
    await pass(14 * day)
    expect((await read(user)).status).toBe('closed')
    await pass(29 * day, { works: false })
    await send(provider, 'Are you still there?')
    expect((await read(user)).status).toBe('replied')
    await user.invoke(calls['conversations.usage-chat-status.update'], { chatId, status: 'closed' })
    await pass(31 * day, { works: false })
    await expect(send(user, 'Too late')).rejects.toMatchObject({ reason: 'chat-closed' })
    const history = calls['conversations.usage-record-operation-history.get']
    const [ofUser, ofProvider] = [await user.invoke(history, { chatId }), await provider.invoke(history, { chatId })]
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
    ['the team that uses services', demoTeamId, () => user],
    ['the provider', otherTeamId, () => provider],
  ])('is counted in the inbox of %s by its messages and history', async (_, teamId, consoleOf) => {
    const { chats, messages, operations, readNumbers } = await test.platform.services.database.asPlatform(
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

describe('feedback of users', () => {
  let app: ClientApp
  const feedback = (change: Record<string, unknown> = {}) => ({
    personId: 'ada',
    star: 2,
    content: 'It closes by itself.',
    category: 'crash',
    language: 'ru-RU',
    ...change,
  })
  beforeAll(async () => {
    user = await signIn(test.platform)
    app = await createClientApp(test, user, 'Tide Tables')
  })

  it('gets the team’s automatic reply immediately, in the language of the person', async () => {
    const choice = async () =>
      (await user.invoke(calls['support.app.list'], undefined)).items.find(({ appId }) => appId === app.appId)
    expect(await choice()).toEqual({ appId: app.appId, appName: 'Tide Tables', hasReplySetting: false })
    await user.invoke(calls['support.app-feedback-reply-setting.create'], {
      appId: app.appId,
      greeting: 'Tide Tables',
      officeHours: { timeZone: 'Europe/Berlin', days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1440 },
      awayText: 'We are away.',
      autoReplies: [{ category: 'crash', language: 'ru', content: 'Спасибо!', isOn: true }],
    })
    expect(await choice()).toMatchObject({ hasReplySetting: true })
    const answer = await app.send('/feedback', feedback({ contact: 'ada@mail.example' }))
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ autoReply: 'Tide Tables\nСпасибо!' }),
    ])
    test.clock.advance(1000)
    expect(await (await app.send('/feedback', feedback({ category: 'idea' }))).json()).toMatchObject({
      autoReply: null,
    })
    await user.invoke(calls['support.app-feedback-reply-setting.update'], {
      appId: app.appId,
      officeHours: { timeZone: 'Europe/Berlin', days: [], from: 0, to: 1 },
      awayText: 'We are away.',
      autoReplies: [],
    })
    expect(await (await app.send('/feedback', feedback())).json()).toMatchObject({ autoReply: 'We are away.' })
  })

  it('gets one reply, which is emailed to people who left an address', async () => {
    const list = calls['support.app-feedback.list']
    const { items, total } = await user.invoke(list, { appId: app.appId })
    expect(total).toBe(3)
    const first = items.find(({ contact }) => contact !== null)
    const feedbackId = first?.feedbackId ?? ''
    const answer = { feedbackId, content: 'The next update fixes it.', state: 'closed' as const }
    expect(await user.invoke(calls['support.app-feedback.reply'], answer)).toMatchObject({ state: 'closed' })
    await expect(user.invoke(calls['support.app-feedback.reply'], answer)).rejects.toMatchObject({
      reason: 'feedback-answered',
    })
    const mails = await test.platform.services.database.asPlatform((db) =>
      db.select().from(outbox).where(eq(outbox.reference, feedbackId)).orderBy(outbox.createTime),
    )
    expect(mails.map(({ text, address }) => [text, address])).toEqual([
      ['Tide Tables\nСпасибо!', 'ada@mail.example'],
      ['The next update fixes it.', 'ada@mail.example'],
    ])
    const rest = items.filter((item) => item.feedbackId !== feedbackId).map((item) => item.feedbackId)
    expect(
      await user.invoke(calls['support.app-feedback.close'], { feedbackIds: rest, content: 'Thank you.' }),
    ).toEqual({ closed: 2, replied: 2 })
    const detail = await user.invoke(calls['support.app-feedback.get'], { feedbackId: rest[0] ?? '' })
    expect(detail.context.earlier.length).toBeGreaterThan(0)
  })

  describe('with files', () => {
    const sendFile = (
      bytes: BodyInit | null,
      { personId = 'ada', fileName = 'screen.png', from = '203.0.113.5' } = {},
    ) => app.sendBytes(`/feedback/attachments?${new URLSearchParams({ personId, fileName })}`, bytes, from)
    const attach = async (...given: Parameters<typeof sendFile>) =>
      ((await (await sendFile(...given)).json()) as { attachmentId: string }).attachmentId

    it('shows pictures by their bytes, saves anything else, and lets only the team download it', async () => {
      const picture = await makePicture(3, 2, [1, 2, 3], [4, 5, 6])
      const shown = await attach(picture, { fileName: 'harmless.exe' })
      const saved = await attach('<svg onload="alert(1)"/>', { fileName: 'screen.png' })
      const answer = await app.send('/feedback', feedback({ content: 'See the file', attachments: [shown, saved] }))
      const { feedbackId } = (await answer.json()) as { feedbackId: string }
      const { attachments, files } = await user.invoke(calls['support.app-feedback.get'], { feedbackId })
      expect(files).toBe(2)
      expect(attachments.map(({ fileName, isPicture }) => [fileName, isPicture])).toEqual([
        ['harmless.exe', true],
        ['screen.png', false],
      ])
      const addresses = await readObjectAddresses(user, [shown, saved])
      const [ofPicture, ofOther] = await Promise.all(
        [shown, saved].map((id) => test.platform.fetch(new Request(addresses.get(id) ?? ''))),
      )
      expect(new Uint8Array((await ofPicture?.arrayBuffer()) ?? [])).toEqual(picture)
      expect(ofOther?.headers.get('content-type')).toBe('application/octet-stream')
      expect(ofOther?.headers.get('content-disposition')).toContain('attachment')
      expect((await readObjectAddresses(provider, [shown])).size).toBe(0)
    })

    it('takes a file once, and only from who sent it', async () => {
      const own = await attach('log')
      const send = (change: Record<string, unknown>) => app.send('/feedback', feedback(change))
      const strange = await send({ personId: 'bob', attachments: [own] })
      expect([strange.status, await strange.text()]).toEqual([400, expect.stringContaining('attachments.0')])
      const other = await createClientApp(test, user, 'Other Tables')
      expect((await other.send('/feedback', feedback({ attachments: [own] }))).status).toBe(400)
      expect((await send({ attachments: [own] })).status).toBe(201)
      const count = () => test.platform.services.database.asPlatform((db) => db.$count(appFeedback))
      const before = await count()
      expect((await send({ attachments: [own] })).status).toBe(400)
      expect((await send({ attachments: Array.from({ length: 6 }, (_, at) => `SG${at}`) })).status).toBe(400)
      expect(await count()).toBe(before)
    })

    it('rejects files that are empty, too large, too many, or badly named', async () => {
      expect((await sendFile(null)).status).toBe(409)
      expect((await sendFile('x', { fileName: '../etc/passwd' })).status).toBe(400)
      expect((await sendFile('x', { personId: '' })).status).toBe(400)
      expect((await sendFile(new Uint8Array(supportLimits.attachmentBytes + 1))).status).toBe(413)
      const statuses = []
      for (let at = 0; at <= supportLimits.attachmentsPerPersonADay; at += 1)
        statuses.push((await sendFile('x', { personId: 'flood', from: `203.0.113.${10 + at}` })).status)
      expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]))
      expect(statuses.at(-1)).toBe(429)
    })

    it('are deleted with the app', async () => {
      const gone = await createClientApp(test, user, 'Gone')
      const sent = await gone.sendBytes('/feedback/attachments?personId=ada&fileName=a.log', 'log', '203.0.113.99')
      const { attachmentId } = (await sent.json()) as { attachmentId: string }
      expect((await gone.send('/feedback', feedback({ attachments: [attachmentId] }))).status).toBe(201)
      const keys = () => test.platform.services.objects.keysOf(`${attachmentId}-`)
      expect(await keys()).toHaveLength(1)
      await user.invoke(appCalls['apps.app.delete'], { appId: gone.appId })
      await test.platform.wake()
      expect(await keys()).toEqual([])
    })
  })

  it('rejects malformed input and names the field, never with a 5xx', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['star', { star: 9 }],
      ['star', { star: '5' }],
      ['content', { content: '   ' }],
      ['content', { content: 'x'.repeat(2001) }],
      ['personId', { personId: '' }],
      ['personId', { personId: { $ne: null } }],
      ['contact', { contact: 'javascript:alert(1)' }],
      ['contact', { contact: 'a@b.example\r\nbcc: all@b.example' }],
      ['category', { category: '__proto__' }],
      ['language', { language: '../../en' }],
      ['country', { country: 'Norway' }],
    ]
    for (const [field, change] of wrong) {
      const answer = await app.send('/feedback', feedback({ personId: 'wrong', ...change }))
      expect([field, answer.status]).toEqual([field, 400])
      expect(JSON.stringify(await answer.json())).toContain(field)
    }
    for (const body of [null, [], 'text', 7]) expect((await app.send('/feedback', body)).status).toBe(400)
    expect((await app.send('/feedback', feedback({ content: 'x'.repeat(70_000) }))).status).toBe(413)
    const html = await app.send('/feedback', feedback({ personId: 'html', content: '<img src=x onerror=alert(1)>' }))
    expect(html.status).toBe(201)
    const { items } = await user.invoke(calls['support.app-feedback.list'], { appId: app.appId, text: 'onerror' })
    expect(items[0]?.content).toBe('<img src=x onerror=alert(1)>')
    // A search looks through texts and replies, regardless of case in any script; its signs stand for themselves.
    const found = async (text: string, fromRecCount?: number) =>
      user.invoke(calls['support.app-feedback.list'], { appId: app.appId, text, fromRecCount })
    await app.send('/feedback', feedback({ personId: 'case', content: 'ЁЛКА 100%' }))
    expect((await found('ёлка')).total).toBe(1)
    expect((await found('NEXT UPDATE FIXES')).total).toBe(1)
    expect([(await found('0%')).total, (await found('_')).total]).toEqual([1, 0])
    const all = await found('it')
    expect(await found('it', all.total + 1)).toEqual({ items: [], total: all.total })
  })

  it('accepts ten a day from a person, and 60 an hour from an address', async () => {
    await pass(day, { works: false })
    const statuses = []
    for (let at = 0; at < 11; at += 1)
      statuses.push((await app.send('/feedback', feedback({ personId: 'flood', content: `No. ${at}` }))).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    let last = 0
    for (let at = 0; at < 61 && last !== 429; at += 1)
      last = (await app.send('/feedback', feedback({ personId: `person-${at}` }), {}, '192.0.2.7')).status
    expect(last).toBe(429)
    await pass(hour, { works: false })
    expect((await app.send('/feedback', feedback({ personId: 'later' }), {}, '192.0.2.7')).status).toBe(201)
  })

  it('is written by the demo’s people after crashes, freezes, and purchases', async () => {
    const { items, total } = await user.invoke(calls['support.app-feedback.list'], {
      appId: '108370001',
      maxReqCount: 100,
    })
    expect(total).toBeGreaterThan(5)
    expect(items.some(({ category }) => category === 'crash')).toBe(true)
    const counts = await user.invoke(calls['support.app-feedback-count.get'], undefined)
    const all = await user.invoke(calls['support.app-feedback.list'], { state: 'closed', maxReqCount: 1 })
    expect(counts.closed).toBe(all.total)
    const rows = await test.platform.services.database.asPlatform((db) =>
      db.select().from(appFeedback).where(eq(appFeedback.teamId, demoTeamId)),
    )
    const numberOf = (state: string) => rows.filter((row) => row.state === state).length
    expect(counts).toEqual({ new: numberOf('new'), answered: numberOf('answered'), closed: numberOf('closed') })
    expect(counts.new).toBe(rows.filter((row) => row.reply === null && row.state !== 'closed').length)
  })
})

describe('questions to the platform', () => {
  it('are numbered, answered with the best article, handed over, and closed after 72 hours', async () => {
    const asked = await user.invoke(calls['support.chat.create'], {
      title: 'Reports',
      topic: 'data',
      content: 'Why do the reports end yesterday, and not today?',
      language: 'en',
    })
    expect([asked.ticketNumber, asked.status, asked.messages.length]).toEqual([3, 'open', 1])
    await pass(5000)
    const get = () => user.invoke(calls['support.chat.get'], { ticketId: asked.ticketId })
    const answered = await get()
    expect(answered.messages.map(({ step, side }) => `${side} ${step}`)).toEqual([
      'team text',
      'platform received',
      'platform article',
      'platform handed-over',
    ])
    expect(answered.messages[2]?.article?.articleId).toBe('reports-delay')
    expect([answered.status, answered.unread]).toEqual(['replied', 3])
    await pass(supportTimes.ticketSilence)
    expect((await get()).status).toBe('closed')
    await user.invoke(calls['support.chat.delete'], { ticketId: asked.ticketId })
    await expect(get()).rejects.toMatchObject({ status: 404 })
  })

  it('find articles and guides in each language, and none for unrelated texts', async () => {
    const { database, events } = test.platform.services
    const articles = await database.asPlatform((db) => knownArticles(events, db))
    const guides: readonly [string, 'en' | 'cn' | 'ru'][] = [
      ['How do I keep a report of my own as a template?', 'en'],
      ['如何保存自定义报表模板？', 'cn'],
      ['Как сохранить свой отчёт как шаблон?', 'ru'],
    ]
    for (const [text, language] of guides) {
      const { items } = await user.invoke(calls['support.suggestion.get'], { text, language })
      expect(items[0]?.articleId, text).toBe('reports-own-report')
      const shown = await user.invoke(calls['support.article.get'], { articleId: 'reports-own-report', language })
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
