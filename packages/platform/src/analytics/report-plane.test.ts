import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnalytics } from '@console-widgets/core/reports'
import { createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { demoTeamId } from '../rights/demo-team.ts'
import { consoleVisits } from './tables.ts'

let test: TestPlatform
let browser: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform()
  await test.platform.services.database.asPlatform((db) => db.delete(consoleVisits))
  browser = createRawBrowser(test.platform)
  await browser.signIn()
})
afterAll(() => test.close())

const view = { event: 'pageView', pageId: 'apps.list', serviceItem: 4, domain: 'AGC', teamId: demoTeamId }
const report = (ping: unknown, headers: Record<string, string> = {}) =>
  test.platform.fetch(
    new Request(`${testOrigin}/webv1`, {
      method: 'POST',
      body: typeof ping === 'string' ? ping : JSON.stringify(ping),
      headers: { 'content-type': 'text/plain', cookie: browser.cookie(), ...headers },
    }),
  )
const counted = async () =>
  (await test.platform.services.database.asPlatform((db) => db.select().from(consoleVisits)))
    .map(({ teamId, day, event, pageId, element, count }) => [teamId, day, event, pageId, element, count].join(' '))
    .sort()

describe('the report address', () => {
  it('R8, R173: counts views and clicks of a member by day', async () => {
    for (const ping of [view, view, { ...view, event: 'click', element: 'host.help' }])
      expect((await report(ping)).status).toBe(204)
    const day = `${demoTeamId} 2026-03-02`
    expect(await counted()).toEqual([`${day} click apps.list host.help 1`, `${day} pageView apps.list  2`])
  })

  it('takes what a console sends, and counts it only with the cookie of a session', async () => {
    const before = await counted()
    const console = await signIn(test.platform)
    const answers: Promise<Response>[] = []
    const send = async (headers: HeadersInit) => {
      const fetch: typeof globalThis.fetch = (input, init) => {
        const answer = test.platform.fetch(new Request(input, { ...init, mode: 'cors', headers }))
        answers.push(answer)
        return answer
      }
      const zones = { china: { api: testOrigin, analytics: `${testOrigin}/webv1` } }
      const options = { ...console.options, zones, switches: { webAnalytics: true } }
      createAnalytics({ ...console, options, ports: { ...console.ports, fetch, ownNetwork: false } }).pageView('a.page')
      return (await answers.at(-1))?.status
    }
    expect(await send({})).toBe(204)
    expect(await counted()).toEqual(before)
    expect(await send({ cookie: browser.cookie() })).toBe(204)
    expect(await counted()).toEqual([...before, `${demoTeamId} 2026-03-02 pageView a.page  1`].sort())
  })

  it('drops reports for another team, from an unknown page, and of a session that has expired', async () => {
    const before = await counted()
    expect((await report({ ...view, teamId: 'team-fjord' })).status).toBe(204)
    expect((await report(view, { origin: 'https://other.example' })).status).toBe(204)
    test.clock.advance(30 * 24 * 3600_000)
    expect((await report(view)).status).toBe(204)
    expect(await counted()).toEqual(before)
  })

  it.each([
    ['no JSON', 'x'],
    ['another domain', { ...view, domain: 'OTHER' }],
    ['another service item', { ...view, serviceItem: 5 }],
    ['an ID that is a text', { ...view, pageId: 'a <b>' }],
  ])('R174: rejects %s', async (_, ping) => {
    expect((await report(ping)).status).toBe(400)
  })

  it('rejects a report that is too long', async () => {
    expect((await report(`"${'x'.repeat(5000)}"`)).status).toBe(413)
  })
})
