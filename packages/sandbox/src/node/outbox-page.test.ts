import { afterAll, beforeAll, expect, it } from 'vitest'
import { postMessage } from '@console-widgets/platform/outbox/post-message'
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { outboxPage } from './outbox-page.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTeam: false })
  const { database } = test.platform.services
  const message = { ownerTeamId: null, channel: 'mail' as const, topic: 'sign-up', reference: '1' }
  await database.asPlatform(async (db) => {
    const text = 'See <b>http://console.test/a?b=1&c="2"</b>'
    await postMessage(db, { ...message, address: 'one@harbour.example', subject: '<script>', text }, test.clock.now())
    await postMessage(db, { ...message, address: 'two@harbour.example', subject: 'Two', text: 'Hi' }, test.clock.now())
  })
})
afterAll(() => test.close())

const get = (address: string) => outboxPage(new Request(address), test.platform)

it('shows messages with their links, and nothing that they contain as HTML', async () => {
  const response = await get('http://localhost:4280/outbox')
  const html = await response.text()
  expect(html).toContain('<a href="http://console.test/a?b=1&amp;c=">')
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<script|<b>/)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('shows those to one address', async () => {
  const html = await (await get('http://localhost:4280/outbox?to=two%40harbour.example')).text()
  expect(html.match(/<article>/g)).toHaveLength(1)
  expect(html).toContain('Two')
})

it('answers only to this machine’s own names, which no other page’s domain can be', async () => {
  expect((await get('http://attacker.example/outbox')).status).toBe(404)
  expect((await get('http://127.0.0.1:4280/outbox')).status).toBe(200)
})
