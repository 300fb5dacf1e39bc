import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/links/contract'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { clicksOf } from './clicks.ts'
import type { LinkInfo } from './tables.ts'

const appId = '108370002'
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36'

let test: TestPlatform
let holder: Console
let prefixId: string
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
  ;({ prefixId } = await holder.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'abused' }))
})
afterAll(() => test.close())

const create = (linkInfo: LinkInfo, suffix?: string) =>
  holder.invoke(calls['links.short-link.create'], { appId, prefixId, linkName: 'Link', linkInfo, suffix })
const open = (path: string, from: string) =>
  test.platform.fetch(new Request(testOrigin + path, { headers: { 'user-agent': agent } }), { address: from })

it.each([
  ['javascript://weather.example/%0aalert(1)', 'begin'],
  ['data://text/html,x', 'begin'],
  ['https://bank.example@evil.example/', 'user name'],
  [`${testOrigin}/l/northwind/help`, 'not be a link'],
  ['https://northwind.drcn.agconnect.link/help', 'not be a link'],
  ['https://weather.example/\r\nset-cookie: a=b', 'must'],
])('refuses the target %j', async (deepLink, message) => {
  const refused = { issues: [{ field: 'linkInfo.deepLink', message: expect.stringContaining(message) }] }
  await expect(create({ deepLink })).rejects.toMatchObject(refused)
  const asPage = create({ deepLink: 'https://weather.example/', desktop: { fallback: deepLink } })
  await expect(asPage).rejects.toMatchObject({ issues: [{ field: 'linkInfo.desktop.fallback' }] })
})

it('requires a page: an address of an app alone leads desktops nowhere', async () => {
  await expect(create({ deepLink: 'weather://storm' })).rejects.toMatchObject({
    issues: [{ field: 'linkInfo.deepLink' }],
  })
})

it('the request chooses nothing of where a link leads but parameters', async () => {
  const { suffix } = await create({ deepLink: 'https://weather.example/?next=home' })
  for (const query of [
    '?next=https://evil.example',
    '?link=https://evil.example&ofl=https://evil.example',
    '?x=%0d%0aLocation:%20https://evil.example',
    '?%0d%0aset-cookie=a',
    '?utm_source=%0d%0aset-cookie:a',
  ]) {
    const answer = await open(`/l/abused/${suffix}${query}`, '192.0.2.1')
    const location = new URL(answer.headers.get('location') ?? '')
    expect([answer.status, location.origin, location.searchParams.get('next')]).toEqual([
      302,
      'https://weather.example',
      'home',
    ])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  for (const path of [`/l/abused/${suffix}%0d%0aset-cookie:a`, `/l/abused/%2e%2e/${suffix}`, '/l/abused//evil.example'])
    expect((await open(path, '192.0.2.2')).status, path).toBe(404)
})

it('matches targets against the allowed URIs as a whole, in linear time', async () => {
  const other = '108370012'
  const own = await holder.invoke(calls['links.uri-prefix.create'], { appId: other, prefix: 'allowed1' })
  const patterns = ['https://radio\\.example(/.*)?', '(a+)+$', '(a|a)*b', '(.*a){20}c']
  for (const pattern of patterns) await holder.invoke(calls['links.allowed-uri.create'], { appId: other, pattern })
  const at = (deepLink: string) =>
    holder.invoke(calls['links.short-link.create'], {
      appId: other,
      prefixId: own.prefixId,
      linkName: 'Radio',
      linkInfo: { deepLink },
    })
  expect(await at('https://radio.example/live')).toMatchObject({ state: 'on' })
  for (const address of ['https://evil.example/?https://radio.example/', 'https://radio.example.evil.example/'])
    await expect(at(address)).rejects.toMatchObject({ reason: 'link-target-refused' })
  const began = performance.now()
  await expect(at(`https://evil.example/${'a'.repeat(900)}!`)).rejects.toMatchObject({ status: 409 })
  expect(performance.now() - began).toBeLessThan(2000)
  for (const pattern of ['(', '(?<=a)b', '(a)\\1', '((a{1000}){1000}){1000}', '((?i)a{1000})'.repeat(20)])
    await expect(
      holder.invoke(calls['links.allowed-uri.create'], { appId: other, pattern }),
      pattern,
    ).rejects.toMatchObject({ issues: [{ field: 'pattern' }] })
})

it('slows down visitors who try suffixes, and no others', async () => {
  const { suffix } = await create({ deepLink: 'https://weather.example/' }, 'hidden')
  const guesser = '198.51.100.1'
  for (let guess = 0; guess < 30; guess++) expect((await open(`/l/abused/guess${guess}`, guesser)).status).toBe(404)
  const refused = await open(`/l/abused/${suffix}`, guesser)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect((await open(`/l/abused/${suffix}`, '198.51.100.2')).status).toBe(302)
  test.clock.advance(60_000)
  expect((await open(`/l/abused/${suffix}`, guesser)).status).toBe(302)
})

it('counts visitors whose headers name what every object knows, and the others with them', async () => {
  const { linkId, address } = await create({ deepLink: 'https://weather.example/' })
  for (const hint of ['constructor', '__proto__', 'toString'])
    await test.platform.fetch(
      new Request(address, { headers: { 'user-agent': agent, 'sec-ch-ua-platform': `"${hint}"` } }),
      { address: '198.51.100.7' },
    )
  await open(new URL(address).pathname, '198.51.100.8')
  await clicksOf(test.platform.services).flush()
  const { platforms } = await holder.invoke(calls['links.click-report.get'], { linkId })
  expect(platforms).toEqual([expect.objectContaining({ clicks: 4 })])
})
