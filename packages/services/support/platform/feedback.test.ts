import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { readObjectAddresses } from '@console-widgets/core/files'
import { calls } from '@console-widgets/support/contract'
import { supportLimits } from '@console-widgets/support/model'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { makePicture } from '@console-widgets/platform/demo/pictures'
import { outbox } from '@console-widgets/platform/outbox/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createClientApp, type ClientApp } from '@console-widgets/sandbox/testing/client-app'
import { keyOfPerson } from './person-keys.ts'
import { appFeedback } from './tables.ts'
import { takeFeedback } from './take-feedback.ts'
import { createSupportStage, type SupportStage } from './testing/stage.ts'

let stage: SupportStage
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
  stage = await createSupportStage()
  app = await createClientApp(stage.test, stage.user, 'Tide Tables')
})
afterAll(() => stage.test.close())

it('gets the team’s automatic reply immediately, in the language of the person', async () => {
  const choice = async () =>
    (await stage.user.invoke(calls['support.app.list'], undefined)).items.find(({ appId }) => appId === app.appId)
  expect(await choice()).toEqual({ appId: app.appId, appName: 'Tide Tables', hasReplySetting: false })
  await stage.user.invoke(calls['support.app-feedback-reply-setting.create'], {
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
  stage.test.clock.advance(1000)
  expect(await (await app.send('/feedback', feedback({ category: 'idea' }))).json()).toMatchObject({
    autoReply: null,
  })
  await stage.user.invoke(calls['support.app-feedback-reply-setting.update'], {
    appId: app.appId,
    officeHours: { timeZone: 'Europe/Berlin', days: [], from: 0, to: 1 },
    awayText: 'We are away.',
    autoReplies: [],
  })
  expect(await (await app.send('/feedback', feedback())).json()).toMatchObject({ autoReply: 'We are away.' })
})

it('gets one reply, which is emailed to people who left an address', async () => {
  const list = calls['support.app-feedback.list']
  const { items, total } = await stage.user.invoke(list, { appId: app.appId })
  expect(total).toBe(3)
  const first = items.find(({ contact }) => contact !== null)
  const feedbackId = first?.feedbackId ?? ''
  const answer = { feedbackId, content: 'The next update fixes it.', state: 'closed' as const }
  expect(await stage.user.invoke(calls['support.app-feedback.reply'], answer)).toMatchObject({ state: 'closed' })
  await expect(stage.user.invoke(calls['support.app-feedback.reply'], answer)).rejects.toMatchObject({
    reason: 'feedback-answered',
  })
  const mails = await stage.test.platform.services.database.asPlatform((db) =>
    db.select().from(outbox).where(eq(outbox.reference, feedbackId)).orderBy(outbox.createTime),
  )
  expect(mails.map(({ text, address }) => [text, address])).toEqual([
    ['Tide Tables\nСпасибо!', 'ada@mail.example'],
    ['The next update fixes it.', 'ada@mail.example'],
  ])
  const rest = items.filter((item) => item.feedbackId !== feedbackId).map((item) => item.feedbackId)
  expect(
    await stage.user.invoke(calls['support.app-feedback.close'], { feedbackIds: rest, content: 'Thank you.' }),
  ).toEqual({ closed: 2, replied: 2 })
  const detail = await stage.user.invoke(calls['support.app-feedback.get'], { feedbackId: rest[0] ?? '' })
  expect(detail.context.earlier.length).toBeGreaterThan(0)
  // The app's own ID of a person says nothing about the store's people.
  expect(detail.context.review).toBeNull()
})

it('has the review of the same person beside it', async () => {
  const asPlatform = stage.test.platform.services.database.asPlatform
  const [review] = await asPlatform((db) =>
    rowsOf<{ app_id: string; person: number; content: string; rating: number }>(
      db,
      sql`select * from cw_reviews where team_id = ${demoTeamId} and abuse_state is null order by review_id limit 1`,
    ),
  )
  if (!review) throw new Error('The demo team has reviews')
  const { app_id: appId, person, content, rating } = review
  const reviewOf = async (number: number) => {
    const feedbackId = `feedback-of-${number}`
    await asPlatform((db) =>
      takeFeedback(db, [
        {
          ...{ teamId: demoTeamId, appId, feedbackId, personKey: keyOfPerson(number) },
          ...{ star: 2, content: 'It closes by itself.', contact: null, createTime: stage.test.clock.now() },
          ...{ version: '', device: '', country: 'DE', language: 'en', category: 'bug' },
        },
      ]),
    )
    const detail = await stage.user.invoke(calls['support.app-feedback.get'], { feedbackId })
    await asPlatform((db) => db.delete(appFeedback).where(eq(appFeedback.feedbackId, feedbackId)))
    return detail.context.review
  }
  expect(await reviewOf(person)).toMatchObject({ content, rating })
  expect(await reviewOf(2_000_000_001)).toBeNull()
})

describe('with files', () => {
  const sendFile = (bytes: BodyInit | null, { personId = 'ada', fileName = 'screen.png', from = '203.0.113.5' } = {}) =>
    app.sendBytes(`/feedback/attachments?${new URLSearchParams({ personId, fileName })}`, bytes, from)
  const attach = async (...given: Parameters<typeof sendFile>) =>
    ((await (await sendFile(...given)).json()) as { attachmentId: string }).attachmentId

  it('shows pictures by their bytes, saves anything else, and lets only the team download it', async () => {
    const picture = await makePicture(3, 2, [1, 2, 3], [4, 5, 6])
    const shown = await attach(picture, { fileName: 'harmless.exe' })
    const saved = await attach('<svg onload="alert(1)"/>', { fileName: 'screen.png' })
    const answer = await app.send('/feedback', feedback({ content: 'See the file', attachments: [shown, saved] }))
    const { feedbackId } = (await answer.json()) as { feedbackId: string }
    const { attachments, files } = await stage.user.invoke(calls['support.app-feedback.get'], { feedbackId })
    expect(files).toBe(2)
    expect(attachments.map(({ fileName, isPicture }) => [fileName, isPicture])).toEqual([
      ['harmless.exe', true],
      ['screen.png', false],
    ])
    const addresses = await readObjectAddresses(stage.user, [shown, saved])
    const [ofPicture, ofOther] = await Promise.all(
      [shown, saved].map((id) => stage.test.platform.fetch(new Request(addresses.get(id) ?? ''))),
    )
    expect(new Uint8Array((await ofPicture?.arrayBuffer()) ?? [])).toEqual(picture)
    expect(ofOther?.headers.get('content-type')).toBe('application/octet-stream')
    expect(ofOther?.headers.get('content-disposition')).toContain('attachment')
    expect((await readObjectAddresses(stage.provider, [shown])).size).toBe(0)
  })

  it('takes a file once, and only from who sent it', async () => {
    const own = await attach('log')
    const send = (change: Record<string, unknown>) => app.send('/feedback', feedback(change))
    const strange = await send({ personId: 'bob', attachments: [own] })
    expect([strange.status, await strange.text()]).toEqual([400, expect.stringContaining('attachments.0')])
    const other = await createClientApp(stage.test, stage.user, 'Other Tables')
    expect((await other.send('/feedback', feedback({ attachments: [own] }))).status).toBe(400)
    expect((await send({ attachments: [own] })).status).toBe(201)
    const count = () => stage.test.platform.services.database.asPlatform((db) => db.$count(appFeedback))
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
    const gone = await createClientApp(stage.test, stage.user, 'Gone')
    const sent = await gone.sendBytes('/feedback/attachments?personId=ada&fileName=a.log', 'log', '203.0.113.99')
    const { attachmentId } = (await sent.json()) as { attachmentId: string }
    expect((await gone.send('/feedback', feedback({ attachments: [attachmentId] }))).status).toBe(201)
    const keys = () => stage.test.platform.services.objects.keysOf(`${attachmentId}-`)
    expect(await keys()).toHaveLength(1)
    await stage.user.invoke(appCalls['apps.app.delete'], { appId: gone.appId })
    await stage.test.platform.wake()
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
  const { items } = await stage.user.invoke(calls['support.app-feedback.list'], { appId: app.appId, text: 'onerror' })
  expect(items[0]?.content).toBe('<img src=x onerror=alert(1)>')
  // A search looks through texts and replies, regardless of case in any script; its signs stand for themselves.
  const found = async (text: string, fromRecCount?: number) =>
    stage.user.invoke(calls['support.app-feedback.list'], { appId: app.appId, text, fromRecCount })
  await app.send('/feedback', feedback({ personId: 'case', content: 'ЁЛКА 100%' }))
  expect((await found('ёлка')).total).toBe(1)
  expect((await found('NEXT UPDATE FIXES')).total).toBe(1)
  expect([(await found('0%')).total, (await found('_')).total]).toEqual([1, 0])
  const all = await found('it')
  expect(await found('it', all.total + 1)).toEqual({ items: [], total: all.total })
})

it('accepts ten a day from a person, and 60 an hour from an address', async () => {
  await stage.pass(day, { works: false })
  const statuses = []
  for (let at = 0; at < 11; at += 1)
    statuses.push((await app.send('/feedback', feedback({ personId: 'flood', content: `No. ${at}` }))).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  let last = 0
  for (let at = 0; at < 61 && last !== 429; at += 1)
    last = (await app.send('/feedback', feedback({ personId: `person-${at}` }), {}, '192.0.2.7')).status
  expect(last).toBe(429)
  await stage.pass(hour, { works: false })
  expect((await app.send('/feedback', feedback({ personId: 'later' }), {}, '192.0.2.7')).status).toBe(201)
})

it('is written by the demo’s people after crashes, freezes, and purchases', async () => {
  const { items, total } = await stage.user.invoke(calls['support.app-feedback.list'], {
    appId: '108370001',
    maxReqCount: 100,
  })
  expect(total).toBeGreaterThan(5)
  expect(items.some(({ category }) => category === 'crash')).toBe(true)
  const counts = await stage.user.invoke(calls['support.app-feedback-count.get'], undefined)
  const all = await stage.user.invoke(calls['support.app-feedback.list'], { state: 'closed', maxReqCount: 1 })
  expect(counts.closed).toBe(all.total)
  const rows = await stage.test.platform.services.database.asPlatform((db) =>
    db.select().from(appFeedback).where(eq(appFeedback.teamId, demoTeamId)),
  )
  const numberOf = (state: string) => rows.filter((row) => row.state === state).length
  expect(counts).toEqual({ new: numberOf('new'), answered: numberOf('answered'), closed: numberOf('closed') })
  expect(counts.new).toBe(rows.filter((row) => row.reply === null && row.state !== 'closed').length)
})
