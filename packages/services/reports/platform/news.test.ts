import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
import { createConsole, type Console } from '@console-widgets/core'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { serviceNews } from './tables.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let visitor: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  visitor = createConsole({
    zones: { china: { api: testOrigin } },
    fetch: (input, init) => test.platform.fetch(new Request(input, init)),
  })
})
afterAll(() => test.close())

it('is listed newest first, in the requested language', async () => {
  const { items, unread } = await holder.invoke(calls['reports.service-news-latest.get'], { language: 'ru-RU' })
  expect(items.map(({ newsId }) => newsId)).toEqual(['news-07', 'news-06', 'news-05'])
  expect(items[0]?.title).toBe('Ошибки установки по моделям устройств')
  const { items: all, total } = await holder.invoke(calls['reports.service-news-view.list'], {
    maxReqCount: 100,
    filter: ['category:=:policy'],
  })
  expect([all.map(({ newsId }) => newsId), total]).toEqual([['news-05', 'news-02'], 2])
  expect(unread).toBe(6)
})

it('is marked as read separately for each person', async () => {
  const other = await signIn(test.platform, demoAccounts.development)
  const { unread } = await holder.invoke(calls['reports.service-news-access-history.update'], {
    newsIds: ['news-07', 'news-02'],
  })
  expect(unread).toBe(5)
  expect(await holder.invoke(calls['reports.service-news-view-detail.get'], { newsId: 'news-07' })).toMatchObject({
    read: true,
    body: expect.stringContaining('device model'),
  })
  expect(await other.invoke(calls['reports.service-news-view-detail.get'], { newsId: 'news-07' })).toMatchObject({
    read: false,
  })
  expect(
    await refused(holder.invoke(calls['reports.service-news-access-history.update'], { newsIds: ['nothing'] })),
  ).toMatchObject({ status: 404 })
})

it('is public if it is for everyone', async () => {
  const { items, total } = await visitor.invoke(calls['reports.anonymous-service-news.list'], { maxReqCount: 100 })
  expect(items.map(({ newsId }) => newsId)).toEqual(['news-07', 'news-06', 'news-05', 'news-03'])
  expect(total).toBe(4)
  expect(items[0]).not.toHaveProperty('read')
  expect(
    await visitor.invoke(calls['reports.anonymous-service-news-detail.get'], { newsId: 'news-03', language: 'zh-CN' }),
  ).toMatchObject({ title: '线上课堂：读懂留存分析' })
  expect(
    await refused(visitor.invoke(calls['reports.anonymous-service-news-detail.get'], { newsId: 'news-04' })),
  ).toMatchObject({ status: 404 })
})

it('is hidden until its publication time', async () => {
  const text = { 'zh-CN': '明天', 'en-US': 'Tomorrow', 'ru-RU': 'Завтра' }
  await test.platform.services.database.asPlatform((db) =>
    db.insert(serviceNews).values({
      newsId: 'news-99',
      category: 'event',
      isPublic: true,
      title: text,
      summary: text,
      body: text,
      publishTime: test.clock.now() + 3600_000,
    }),
  )
  for (const console of [holder, visitor])
    expect(
      await refused(
        console.invoke(
          console === holder
            ? calls['reports.service-news-view-detail.get']
            : calls['reports.anonymous-service-news-detail.get'],
          { newsId: 'news-99' },
        ),
      ),
    ).toMatchObject({ status: 404 })
  test.clock.advance(3600_000)
  expect(
    await visitor.invoke(calls['reports.anonymous-service-news-detail.get'], { newsId: 'news-99', language: 'en-US' }),
  ).toMatchObject({ title: 'Tomorrow' })
})
