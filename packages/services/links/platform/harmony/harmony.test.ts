import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/links/contract'
import { verificationFile, verificationPath } from '@console-widgets/links/model'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { day } from '@console-widgets/platform/clock/durations'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { calls as teamCalls } from '@console-widgets/teams/contract'

const appId = '108370002'

/** Sites of the internet, each with the answer to a request for its file. */
const sites: Record<string, () => Response> = {}
let test: TestPlatform
let holder: Console
let prefixId: string
let local: Server
let localHost: string
let localFile: string | undefined
beforeAll(async () => {
  local = createServer((request, response) => {
    if (request.url === verificationPath && localFile !== undefined) response.end(localFile)
    else response.writeHead(302, { location: `http://${localHost}/elsewhere` }).end()
  })
  await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve))
  localHost = `localhost:${(local.address() as AddressInfo).port}`
  test = await createTestPlatform({
    demoTraffic: false,
    serviceOptions: { links: { localHosts: [localHost] } },
    fetchOutside: async (url) => {
      const site = sites[url.host]
      if (!site || url.protocol !== 'https:' || url.pathname !== verificationPath) throw new Error('no such site')
      return site()
    },
  })
  holder = await signIn(test.platform)
  ;({ prefixId } = await holder.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'harmonic' }))
})
afterAll(async () => {
  local.close()
  await test.close()
})

const domains = async () =>
  Object.fromEntries(
    (await holder.invoke(calls['links.harmony-linking-domain.list'], { appId })).items.map(
      ({ domain, state, problem }) => [domain, problem ?? state],
    ),
  )
const addDomain = async (domain: string) => {
  const { domainId } = await holder.invoke(calls['links.harmony-linking-domain.create'], { appId, domain })
  await test.platform.wake()
  return domainId
}
const file = (text: string) => () => new Response(text)
const linkTo = (deepLink: string) =>
  holder.invoke(calls['links.harmony-linking-short-link.create'], {
    appId,
    prefixId,
    linkName: 'Storm',
    linkInfo: { deepLink, harmony: { fallback: 'https://weather.example/get' } },
  })

it('verifies a domain by its file, and says what is wrong with it', async () => {
  sites['good.example'] = file(`\uFEFF${verificationFile(appId)}`)
  sites['other.example'] = file(verificationFile('1'))
  sites['text.example'] = file('applinking')
  sites['list.example'] = file('[]')
  sites['large.example'] = file(' '.repeat(200_000))
  sites['moved.example'] = () => new Response(null, { status: 301, headers: { location: 'https://good.example/' } })
  const names = ['good', 'other', 'text', 'list', 'large', 'moved', 'absent']
  for (const name of names) await addDomain(`${name}.example`)
  expect(await domains()).toEqual({
    'good.example': 'verified',
    'other.example': 'no-app',
    'text.example': 'not-json',
    'list.example': 'no-app',
    'large.example': 'too-large',
    'moved.example': 'status',
    'absent.example': 'unreachable',
  })
})

it.each(['localhost', '127.0.0.1', '10.0.0.7', 'example.com:8080', 'localhost:1', '-a.example', 'a..example'])(
  'takes no %s for a domain',
  async (domain) => {
    const create = holder.invoke(calls['links.harmony-linking-domain.create'], { appId, domain })
    expect(await refused(create)).toMatchObject({ issues: [{ field: 'domain' }] })
  },
)

it('reads a host of its own network only if the server names it, and follows no redirect there', async () => {
  const domainId = await addDomain(localHost)
  expect((await domains())[localHost]).toBe('status')
  localFile = verificationFile(appId)
  await holder.invoke(calls['links.harmony-linking-domain.verify'], { domainId })
  await test.platform.wake()
  expect((await domains())[localHost]).toBe('verified')
})

it('leads only to verified domains, and tries the app first on HarmonyOS', async () => {
  expect(await refused(linkTo('https://other.example/storm'))).toMatchObject({
    reason: 'domain-not-verified',
    issues: [{ field: 'linkInfo.deepLink' }],
  })
  expect(await refused(linkTo('https://good.example.evil.example/storm'))).toMatchObject({
    reason: 'domain-not-verified',
  })
  const { address, linkId } = await linkTo('https://good.example/storm')
  const open = (url: string, agent: string) =>
    test.platform.fetch(new Request(url, { headers: { 'user-agent': agent } }), { address: '192.0.2.9' })
  const phone = await open(
    address,
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  )
  expect(phone.status).toBe(200)
  expect(await phone.text()).toContain('href="https://good.example/storm"')
  const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36'
  expect((await open(address, desktop)).headers.get('location')).toBe('https://good.example/storm')

  const change = (deepLink: string) =>
    holder.invoke(calls['links.harmony-linking-short-link.update'], { linkId, linkInfo: { deepLink } })
  expect(await refused(change('https://text.example/'))).toMatchObject({ reason: 'domain-not-verified' })

  const code = await holder.invoke(calls['links.hmcode.create'], { appId, linkId, codeType: 'changeable' })
  const fixed = await holder.invoke(calls['links.hmcode.create'], { appId, linkId, codeType: 'fixed' })
  expect(code.address).toMatch(/\/l\/h\/[A-Za-z0-9]{12}$/)
  const locationOf = async (url: string) => (await open(url, desktop)).headers.get('location')
  expect(await locationOf(`${code.address}?utm_source=box`)).toBe('https://good.example/storm?utm_source=box')
  const other = await linkTo('https://good.example/calm')
  const { codeId } = code
  await holder.invoke(calls['links.hmcode.update'], { codeId, linkId: other.linkId })
  expect([await locationOf(code.address), await locationOf(fixed.address)]).toEqual([
    'https://good.example/calm',
    'https://good.example/storm',
  ])
  const move = holder.invoke(calls['links.hmcode.update'], { codeId: fixed.codeId, linkId: other.linkId })
  expect(await refused(move)).toMatchObject({ reason: 'code-fixed' })
  await holder.invoke(calls['links.harmony-linking-short-link.delete'], { linkId })
  expect((await open(fixed.address, desktop)).status).toBe(404)
  expect((await holder.invoke(calls['links.hmcode.list'], { appId })).total).toBe(1)
})

it('checks a domain again every day, and takes no link to one that lost its file', async () => {
  sites['good.example'] = () => new Response(null, { status: 404 })
  test.clock.advance(day)
  await test.platform.wake()
  holder = await signIn(test.platform)
  expect((await domains())['good.example']).toBe('status')
  expect(await refused(linkTo('https://good.example/again'))).toMatchObject({ reason: 'domain-not-verified' })
})

it('notifies of a domain that has lost its file, once, and checks it once a day however often it is asked to', async () => {
  const notices = async () =>
    (await holder.invoke(teamCalls['notices.notice.list'], { language: 'en', maxReqCount: 50 })).items.filter(
      ({ topic }) => topic === 'link-domain',
    )
  expect(await notices()).toMatchObject([
    { title: expect.stringContaining('good.example is no longer verified'), page: { id: 'links.harmony' } },
  ])
  let reads = 0
  sites['good.example'] = () => {
    reads += 1
    return new Response(null, { status: 404 })
  }
  const { items } = await holder.invoke(calls['links.harmony-linking-domain.list'], { appId })
  const { domainId } = items.find(({ domain }) => domain === 'good.example')!
  for (let count = 0; count < 3; count++) {
    test.clock.advance(60_000)
    await holder.invoke(calls['links.harmony-linking-domain.verify'], { domainId })
    await test.platform.wake()
  }
  reads = 0
  test.clock.advance(day)
  await test.platform.wake()
  holder = await signIn(test.platform)
  expect([reads, (await notices()).length]).toEqual([1, 1])
})

it('checks the parameters of an intent, and gives apps the list with an ETag', async () => {
  const create = (parameters: string, intentName = 'ShowStorm') =>
    holder.invoke(calls['links.ability-intent.create'], { appId, intentName, ability: 'EntryAbility', parameters })
  const wrong = [
    'not JSON',
    '[]',
    '{"type":"string"}',
    '{"type":"object","properties":{"a":{"type":"date"}}}',
    '{"type":"object","properties":{"__proto__ ":{"type":"string"}}}',
    '{"type":"object","properties":{},"required":["a"]}',
    // Deep enough that answering apps would exhaust the stack.
    `{"type":"object","properties":{},"default":${'['.repeat(1900)}${']'.repeat(1900)}}`,
  ]
  for (const parameters of wrong)
    expect(await refused(create(parameters)), parameters).toMatchObject({ issues: [{ field: 'parameters' }] })
  const parameters = '{"type":"object","properties":{"place":{"type":"string"}},"required":["place"]}'
  await create(parameters)
  expect(await refused(create(parameters))).toMatchObject({ reason: 'name-taken' })
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  const read = (etag?: string) =>
    test.platform.fetch(
      new Request(`${clientAddress(testOrigin, key ?? '')}/ability-intents`, {
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      }),
      { address: '192.0.2.10' },
    )
  const first = await read()
  expect(await first.json()).toEqual({
    intents: [{ intentName: 'ShowStorm', ability: 'EntryAbility', parameters: JSON.parse(parameters) }],
  })
  const etag = first.headers.get('etag') ?? ''
  expect((await read(etag)).status).toBe(304)
  await create(parameters, 'ShowWind')
  expect((await read(etag)).status).toBe(200)
})

it('answers links at a verified host of the app’s own, by the suffix alone, until the domain is lost', async () => {
  const own = 'go.weather.example'
  const open = (address: string) =>
    test.platform.fetch(new Request(address, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/124.0' } }), {
      address: '198.51.100.80',
    })
  const change = (id: string, domain: string | null) =>
    holder.invoke(calls['links.uri-prefix.update'], { prefixId: id, domain })
  expect(await refused(change(prefixId, own))).toMatchObject({ reason: 'domain-not-verified' })
  // The whole host leads here: the platform's own answer keeps it verified.
  sites[own] = file(verificationFile(appId))
  await addDomain(own)
  expect(await change(prefixId, own)).toMatchObject({ domain: own, isDomainVerified: true })

  const { linkId, suffix, address } = await holder.invoke(calls['links.short-link.create'], {
    appId,
    prefixId,
    linkName: 'Storm',
    linkInfo: { deepLink: 'https://weather.example/storm' },
  })
  expect(address).toBe(`https://${own}/${suffix}`)
  expect((await open(address)).headers.get('location')).toBe('https://weather.example/storm')
  expect((await open(`https://harmonic.drcn.agconnect.link/${suffix}`)).status).toBe(302)
  expect((await open(`https://elsewhere.example/${suffix}`)).status).toBe(404)
  expect(await (await open(`https://${own}${verificationPath}`)).text()).toBe(verificationFile(appId))

  const { prefixId: other } = await holder.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'second' })
  expect(await refused(change(other, own))).toMatchObject({ reason: 'name-taken', issues: [{ field: 'domain' }] })
  const toItself = holder.invoke(calls['links.short-link.update'], {
    linkId,
    linkInfo: { deepLink: `https://${own}/again` },
  })
  expect(await refused(toItself)).toMatchObject({ issues: [{ field: 'linkInfo.deepLink' }] })
  sites['weather.example'] = file(verificationFile(appId))
  await addDomain('weather.example')
  expect(await refused(change(other, 'weather.example'))).toMatchObject({ reason: 'domain-is-target' })

  sites[own] = () => new Response(null, { status: 404 })
  test.clock.advance(day)
  await test.platform.wake()
  holder = await signIn(test.platform)
  expect((await open(`https://${own}/${suffix}`)).status).toBe(404)
  const found = await holder.invoke(calls['links.short-link.get'], { linkId })
  expect(found.address).toMatch(/\/l\/harmonic\//)
  expect(await change(prefixId, null)).toMatchObject({ domain: null, isDomainVerified: false })
})
