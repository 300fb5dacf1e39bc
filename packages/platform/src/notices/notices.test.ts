import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls as coreCalls } from '@console-widgets/core/contract'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls } from '@console-widgets/teams/contract'
import { half } from '@console-widgets/versions/platform'
import { demoAccounts, demoSubUser, europeTeamId } from '../demo/people.ts'
import { reasonToReturn } from '../outbox/carrier.ts'
import { readOutbox } from '../outbox/read-outbox.ts'
import { outbox } from '../outbox/tables.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { mostOneByOne } from './deliver-notices.ts'
import { sendNotice, type Notice } from './send-notice.ts'
import { notices } from './tables.ts'
import type { NoticeTopic } from './topic.ts'

const minute = 60_000
const release = half.notices?.['release'] as NoticeTopic
/** App that jonas can reach, and anna can't. */
const appId = '108370003'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  await holder.invoke(calls['notices.notice.read'], {})
})
afterAll(() => test.close())

const database = () => test.platform.services.database
const outboxNow = () => readOutbox(database(), 1000)
const send = async (notice: Partial<Notice<string>> = {}) => {
  await database().asPlatform((db) =>
    sendNotice(
      db,
      {
        teamId: demoTeamId,
        topic: release,
        message: 'live',
        values: { app: 'Harbour Radio', version: '2.1' },
        page: { id: 'versions.list', values: { appId } },
        ...notice,
      },
      test.clock.now(),
    ),
  )
  await test.platform.wake()
}
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
}
const list = (console = holder, language: 'cn' | 'en' | 'ru' = 'en') =>
  console.invoke(calls['notices.notice.list'], { language, maxReqCount: 50 })
const recipients = async () =>
  (await database().asPlatform((db) => db.select().from(notices).where(eq(notices.topic, 'release'))))
    .filter(({ time, message }) => time === test.clock.now() && message === 'live')
    .map(({ recipientId }) => recipientId)

describe('a notice', () => {
  it('reaches members with the topic’s permission and the app, except its cause, in their languages', async () => {
    await send({ appId, except: demoTeamId })
    const reached = await recipients()
    expect(reached).not.toContain(demoTeamId)
    expect(reached).toEqual(expect.arrayContaining(['user-olga', 'user-zhou', 'team-saltmarsh']))
    // Diego may not release, Anna has no access to the app, Amira’s role has no permission, Noah has left.
    for (const userId of ['user-diego', 'user-anna', 'user-amira', 'user-noah']) expect(reached).not.toContain(userId)
    const mails = (await outboxNow()).filter(({ topic }) => topic === 'release')
    const mailTo = (address: string) => mails.find((mail) => mail.address === address)
    expect(mailTo('olga@northwind.example')).toMatchObject({ subject: 'Harbour Radio 2.1: версия вышла' })
    expect(mailTo('zhou.ming@northwind.example')?.text).toContain(
      `http://console.test/console/#/page/versions.list?appId=${appId}`,
    )
    // A sub-user’s account is no address.
    expect(mailTo(demoSubUser.account)).toBeUndefined()
  })

  it('is shown in the reader’s language, and counted until it is read', async () => {
    await send()
    expect((await list()).items[0]).toMatchObject({
      title: 'Harbour Radio 2.1 is live',
      isRead: false,
      area: 'versions',
    })
    const { items, unread } = await list(holder, 'ru')
    expect([items[0]?.title, unread]).toEqual(['Harbour Radio 2.1: версия вышла', 1])
    expect(
      (
        await holder.invoke(coreCalls['orchestration.info-center-info.get'], {
          apiName: 'info-center-info',
          params: '{}',
        })
      ).result,
    ).toMatchObject({
      notices: { unread: 1 },
    })
    expect(await holder.invoke(calls['notices.notice.read'], { noticeIds: [items[0]?.noticeId ?? ''] })).toEqual({
      unread: 0,
    })
    expect((await list()).items[0]?.isRead).toBe(true)
  })

  it('obeys the switches of each person, except for mandatory channels', async () => {
    await holder.invoke(calls['notices.user-notice-setting.update'], {
      switches: [{ topic: 'release', channel: 'in-site', on: false }],
    })
    const before = (await list()).total
    await send()
    expect((await list()).total).toBe(before)
    await holder.invoke(calls['notices.user-notice-setting.update'], {
      switches: [{ topic: 'release', channel: 'in-site', on: true }],
    })
    await send()
    expect((await list()).total).toBe(before + 1)
  })

  it('belongs to one person in one team, in the database', async () => {
    const [own] = (await list()).items
    const olga = await signIn(test.platform, { ...demoAccounts.holder, account: 'olga@northwind.example' })
    await holder.invoke(calls['notices.notice.read'], {})
    expect((await list(olga)).items.map(({ noticeId }) => noticeId)).not.toContain(own?.noticeId)
    const { unread } = await list(olga)
    expect(unread).toBeGreaterThan(0)
    expect(await olga.invoke(calls['notices.notice.read'], { noticeIds: [own?.noticeId ?? ''] })).toEqual({ unread })
    await holder.session.switchTeam(europeTeamId)
    expect((await list()).total).toBe(0)
    await holder.session.switchTeam(demoTeamId)
  })

  it('is hidden from members who lose access to the app', async () => {
    const jonas = await signIn(test.platform, { ...demoAccounts.holder, account: 'jonas@northwind.example' })
    await send({ appId, to: ['user-jonas'] })
    expect((await list(jonas)).items.map((notice) => notice.appId)).toContain(appId)
    await holder.invoke(calls['teams.member.update'], {
      memberId: 'member-northwind-jonas',
      appScope: 'ids',
      appIds: ['108370001'],
    })
    await test.platform.wake()
    const { items } = await list(jonas)
    expect(items.map((notice) => notice.appId)).not.toContain(appId)
    expect(items[0]?.title).toBe('Your roles in Northwind Studio changed')
  })

  it('combines further ones of an hour in a digest, and mails it once the hour is over', async () => {
    await pass(2 * 60 * minute)
    holder = await signIn(test.platform)
    await holder.invoke(calls['notices.user-notice-setting.update'], {
      switches: [{ topic: 'release', channel: 'mail', on: true }],
    })
    const before = (await list()).total
    const mailsBefore = (await outboxNow()).length
    const isToHolder = ({ address }: { address: string }) => address === demoAccounts.holder.account
    for (let sent = 0; sent < mostOneByOne + 4; sent++) await send({ to: [demoTeamId] })
    const { items, total } = await list()
    expect(total).toBe(before + mostOneByOne + 1)
    expect(items.map(({ title }) => title)).toContain('4 more notifications: Release')
    expect((await list(holder, 'ru')).items.map(({ title }) => title)).toContain('Ещё 4 уведомления: Выпуск')
    expect((await outboxNow()).length).toBe(mailsBefore + mostOneByOne)
    await pass(60 * minute)
    const mails = (await outboxNow()).filter(isToHolder)
    expect(mails[0]?.subject).toBe('4 more notifications: Release')
    await send({ to: [demoTeamId] })
    holder = await signIn(test.platform)
    expect((await list()).items[0]?.title).toBe('Harbour Radio 2.1 is live')
  })

  it('tells a person of a new password, by mail, text message, and in the console', async () => {
    await holder.invoke(calls['teams.sub-user.reset-password'], { memberId: 'member-northwind-qa' })
    await test.platform.wake()
    const [row] = await database().asPlatform((db) => db.select().from(notices).where(eq(notices.topic, 'security')))
    expect(row).toMatchObject({ recipientId: 'user-qa', message: 'reset', isShown: true })
  })

  it('isn’t for visitors', async () => {
    const response = await test.platform.fetch(
      new Request('http://console.test/agc/edge/ups/user-notice-service/v1/notice-list', {
        headers: { productId: 'demo' },
      }),
    )
    expect(response.status).toBe(403)
  })
})

describe('the outbox', () => {
  it('hands messages to the carrier, which delivers them or says why not, by the message itself', async () => {
    await send({ to: ['user-zhou'] })
    const [queued] = await outboxNow()
    expect(queued).toMatchObject({ state: 'sent', sentTime: test.clock.now(), endTime: null })
    await pass(minute)
    const all = await outboxNow()
    expect(all.length).toBeGreaterThan(20)
    for (const message of all) {
      const reason = reasonToReturn(message)
      expect(message).toMatchObject({ state: reason === undefined ? 'delivered' : 'failed', reason: reason ?? null })
    }
    const fates = Array.from({ length: 5000 }, (_, index) =>
      reasonToReturn({ channel: 'mail', address: 'a@b.example', topic: 'release', reference: String(index) }),
    )
    expect(fates.filter((reason) => reason !== undefined).length / fates.length).toBeCloseTo(0.02, 2)
  })

  it('can’t be read by a team, which can only add messages of its own', async () => {
    const inTeam = (work: Parameters<ReturnType<typeof database>['asTeam']>[1]) =>
      refused(database().asTeam({ teamId: demoTeamId, userId: demoTeamId }, work))
    expect(String(((await inTeam((db) => db.select().from(outbox))) as Error).cause)).toContain('permission denied')
    const foreign = {
      messageId: 'forged',
      ownerTeamId: europeTeamId,
      channel: 'mail' as const,
      address: 'a@b.example',
      text: '',
      topic: 'release',
      reference: '',
      createTime: 0,
    }
    const forged = await inTeam((db) => db.insert(outbox).values(foreign))
    expect(String((forged as Error).cause)).toContain('row-level security')
  })
})
