import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/links/contract'
import { assetLinksFile } from '@console-widgets/links/model'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { readIntent } from '@console-widgets/redirects'
import {
  createTestPlatform,
  signIn,
  testStart,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { clicksOf } from './clicks.ts'
import { storeLinks } from './store-links.ts'
import { type LinkInfo, linkClicks, linkCounts, linkFirstOpens, linkVisitors } from './tables.ts'

const appId = '108370002'
const hour = 3_600_000
const day = 24 * hour

const agents = {
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Mobile/15E148 Safari/604.1',
  bot: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
}
const info: LinkInfo = {
  deepLink: 'https://weather.example/storm?id=7',
  android: { packageName: 'com.northwind.weather', fallback: 'https://weather.example/get' },
  ios: { fallback: 'https://weather.example/ios' },
  desktop: { fallback: 'https://weather.example/desktop' },
  social: { title: 'Storm <7>', description: '"Wind"', image: 'https://weather.example/7.png' },
  campaign: { source: 'poster' },
}

let test: TestPlatform
let holder: Console
let prefixId: string
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
  const prefix = { appId, prefix: 'stormy' }
  ;({ prefixId } = await holder.invoke(calls['links.uri-prefix.create'], prefix))
})
afterAll(() => test.close())

const create = (more: { linkInfo?: LinkInfo; suffix?: string; suffixLength?: 'LONG'; expireTime?: number } = {}) =>
  holder.invoke(calls['links.short-link.create'], { appId, prefixId, linkName: 'Storm', linkInfo: info, ...more })
let lastAddress = 0
/** Opens an address as a program on a network address of its own, unless one is given. */
const open = (
  address: string,
  agent: keyof typeof agents = 'desktop',
  { from = `192.0.2.${++lastAddress}`, method = 'GET', headers = {} as Record<string, string> } = {},
) =>
  test.platform.fetch(new Request(address, { method, headers: { 'user-agent': agents[agent], ...headers } }), {
    address: from,
  })
/** Lets a time pass in which sessions end. */
const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  holder = await signIn(test.platform)
}
/** Public key of an app. */
const keyOf = (id: string) =>
  test.platform.services.database.asPlatform(async (db) => (await keyOfConfigFile(db, id)) ?? '')
const flush = () => clicksOf(test.platform.services).flush()
const report = (linkId: string, range: { startTime?: number; endTime?: number } = {}) =>
  holder.invoke(calls['links.click-report.get'], { linkId, ...range })

it('leads a desktop, a phone, and a program from one address, and tells them apart in the report', async () => {
  const { linkId, address, suffix } = await create()
  expect(suffix).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{6}$/)

  const desktop = await open(`${address}?utm_source=mail`)
  expect([desktop.status, desktop.headers.get('location')]).toEqual([
    302,
    'https://weather.example/desktop?utm_source=mail',
  ])
  expect(desktop.headers.get('cache-control')).toBe('no-store')
  expect(desktop.headers.get('referrer-policy')).toBe('no-referrer')

  const phone = await open(address, 'android', { headers: { referer: 'https://news.example/today?user=7' } })
  expect(readIntent(phone.headers.get('location') ?? '')).toEqual({
    deepLink: 'https://weather.example/storm?id=7',
    packageName: 'com.northwind.weather',
    page: 'https://weather.example/get',
  })

  const preview = await open(address, 'bot')
  const html = await preview.text()
  expect(preview.status).toBe(200)
  expect(html).toContain('<meta property="og:title" content="Storm &lt;7&gt;">')
  expect(html).toContain('<meta property="og:description" content="&quot;Wind&quot;">')

  await flush()
  const found = await report(linkId)
  expect(found).toMatchObject({ clicks: 2, bots: 1, unique: 2 })
  expect(found.campaigns).toEqual([{ name: '', clicks: 2 }])
  expect(found.referrers).toEqual([
    { name: '', clicks: 1 },
    { name: 'news.example', clicks: 1 },
  ])
  expect(await holder.invoke(calls['links.short-link.get'], { linkId })).toMatchObject({ clicks: 2, bots: 1 })

  await holder.invoke(calls['links.link-status.update'], { linkId, status: 'off' })
  expect((await open(address)).status).toBe(404)
  await holder.invoke(calls['links.link-status.update'], { linkId, status: 'on' })
  const expireTime = test.clock.now() + hour
  await holder.invoke(calls['links.short-link.update'], { linkId, expireTime })
  expect((await open(address)).status).toBe(302)
  await pass(hour)
  expect((await open(address)).status).toBe(410)
  expect(await holder.invoke(calls['links.short-link.get'], { linkId })).toMatchObject({ state: 'expired' })
})

it('asks an iPhone by a page that runs only its own script', async () => {
  const { address } = await create({ linkInfo: { ...info, deepLink: 'weather://storm/7?a="b"' } })
  const answer = await open(address, 'ios', { headers: { 'accept-language': 'ru-RU' } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-.{44}'; script-/,
  )
  expect(html).toContain('href="weather://storm/7?a=%22b%22"')
  expect(html).toContain('id="page" href="https://weather.example/ios"')
  expect(html).toContain('lang="ru"')
})

it('HEAD counts nothing', async () => {
  const { linkId, address } = await create()
  const answer = await open(address, 'desktop', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([302, ''])
  await flush()
  expect(await report(linkId)).toMatchObject({ clicks: 0, bots: 0 })
})

it('counts a visitor once a day and link, and keeps no address', async () => {
  const { linkId, address } = await create()
  const other = await create()
  const from = '198.51.100.7'
  for (const each of [address, address, other.address]) await open(each, 'desktop', { from })
  await open(address, 'android', { from })
  await flush()
  await open(address, 'desktop', { from })
  await flush()
  expect(await report(linkId)).toMatchObject({ clicks: 4, unique: 2 })
  expect(await report(other.linkId)).toMatchObject({ clicks: 1, unique: 1 })
  await pass(day)
  await open(address, 'desktop', { from })
  await flush()
  expect(await report(linkId)).toMatchObject({ clicks: 5, unique: 3 })
  const stored = await test.platform.services.database.asPlatform(async (db) => ({
    clicks: await db.select().from(linkClicks).where(eq(linkClicks.linkId, linkId)),
    visitors: await db.select().from(linkVisitors),
  }))
  expect(JSON.stringify(stored)).not.toContain(from)
  const today = Math.floor(test.clock.now() / day)
  expect(new Set(stored.visitors.map((visitor) => visitor.day))).toEqual(new Set([today]))
})

it('counts clicks as the migration has counted those that were there before', async () => {
  const { address } = await create({ linkInfo: { ...info, campaign: {} } })
  for (const agent of ['desktop', 'android', 'bot'] as const) await open(address, agent)
  await flush()
  const { database } = test.platform.services
  const stored = () =>
    database.asPlatform((db) =>
      db.select().from(linkCounts).orderBy(linkCounts.linkId, linkCounts.subject, linkCounts.hour, linkCounts.name),
    )
  const before = await stored()
  const [, counting = ''] = (await readFile(new URL('migrations/0005_link-counts.sql', import.meta.url), 'utf8')).split(
    '--> statement-breakpoint',
  )
  await database.asPlatform(async (db) => {
    await db.delete(linkCounts)
    await db.execute(sql.raw(counting))
  })
  expect(await stored()).toEqual(before)
  expect(before.some(({ bots }) => bots > 0)).toBe(true)
})

it('the report is the sum of the stored clicks, by hour and by day', async () => {
  const { linkId, address } = await create()
  const start = test.clock.now()
  for (let step = 0; step < 40; step++) {
    await open(address, (['desktop', 'android', 'bot'] as const)[step % 3], { from: `203.0.113.${step % 7}` })
    if (step % 8 === 7) await flush()
    test.clock.advance(37 * 60_000)
  }
  await flush()
  await pass(0)
  const rows = await test.platform.services.database.asPlatform((db) =>
    db.select().from(linkClicks).where(eq(linkClicks.linkId, linkId)).orderBy(asc(linkClicks.time)),
  )
  for (const [range, length] of [
    [{ startTime: start + hour, endTime: start + 20 * hour }, hour],
    // These cut hours, of which the clicks themselves are counted.
    [{ startTime: start + 1.4 * hour, endTime: start + 19.7 * hour }, hour],
    [{ startTime: start + 3.05 * hour, endTime: start + 3.9 * hour }, hour],
    [{ startTime: start - 20 * day }, day],
  ] as const) {
    const found = await report(linkId, range)
    const inRange = rows.filter(({ time }) => time >= range.startTime && time < found.endTime)
    const people = inRange.filter(({ isBot }) => !isBot)
    expect(found).toMatchObject({
      clicks: people.length,
      unique: people.filter(({ isFirst }) => isFirst).length,
      bots: inRange.length - people.length,
    })
    const times = [...new Set(inRange.map(({ time }) => Math.floor(time / length) * length))]
    expect(found.steps).toEqual(
      times.map((time) => {
        const within = inRange.filter((row) => Math.floor(row.time / length) * length === time)
        return {
          time,
          clicks: within.filter(({ isBot }) => !isBot).length,
          unique: within.filter(({ isFirst }) => isFirst).length,
          bots: within.filter(({ isBot }) => isBot).length,
        }
      }),
    )
  }
})

it('never uses a suffix again, nor a prefix of another team', async () => {
  const { linkId } = await create({ suffix: 'once' })
  await expect(create({ suffix: 'once' })).rejects.toMatchObject({ reason: 'link-suffix-used' })
  await holder.invoke(calls['links.short-link.delete'], { linkId })
  await expect(create({ suffix: 'once' })).rejects.toMatchObject({ issues: [{ field: 'suffix' }] })
  expect((await create({ suffixLength: 'LONG' })).suffix).toHaveLength(17)

  const { prefixId: other } = await holder.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'gone' })
  await holder.invoke(calls['links.uri-prefix.delete'], { prefixId: other })
  for (const prefix of ['gone', 'northwind', 'login'])
    await expect(holder.invoke(calls['links.uri-prefix.create'], { appId, prefix })).rejects.toMatchObject({
      reason: 'name-taken',
    })
  await expect(holder.invoke(calls['links.uri-prefix.delete'], { prefixId })).rejects.toMatchObject({
    reason: 'link-prefix-used',
  })
})

it('keeps earlier targets when they change, at the same address', async () => {
  const { linkId, address } = await create()
  const linkInfo = { ...info, desktop: { fallback: 'https://weather.example/new' } }
  await holder.invoke(calls['links.short-link.update'], { linkId, linkInfo })
  await holder.invoke(calls['links.short-link.update'], { linkId, linkName: 'Renamed' })
  const sent = { ...linkInfo, harmony: null, ios: { fallback: 'https://weather.example/ios' } }
  await holder.invoke(calls['links.short-link.update'], { linkId, linkInfo: sent })
  expect((await open(address)).headers.get('location')).toBe('https://weather.example/new')
  const { history } = await holder.invoke(calls['links.short-link.get'], { linkId })
  expect(history.map((each) => each.linkInfo.desktop?.fallback)).toEqual(['https://weather.example/desktop'])
})

it('a long link carries its targets, signed for its prefix', async () => {
  const { linkId, address } = await holder.invoke(calls['links.deep-link.create'], {
    appId,
    prefixId,
    linkName: 'Long',
    linkInfo: info,
  })
  const locationOf = async (each: string) => (await open(each)).headers.get('location')
  expect(await locationOf(address)).toBe('https://weather.example/desktop')
  const data = new URL(address).searchParams.get('d') ?? ''
  const forged = btoa(
    atob(data.replaceAll('-', '+').replaceAll('_', '/')).replace('weather.example', 'attack1.example'),
  )
  for (const wrong of [
    address.replace(data, forged.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')),
    address.replace('/stormy?', '/northwind?'),
    address.slice(0, -1),
    address.replace(/&s=.*/, ''),
  ])
    expect((await open(wrong)).status, wrong).toBe(404)
  const linkInfo = { deepLink: 'https://weather.example/later' }
  const later = await holder.invoke(calls['links.deep-link.update'], { linkId, linkInfo })
  expect(await locationOf(later.address)).toBe('https://weather.example/later')
  expect(await locationOf(address)).toBe('https://weather.example/desktop')
  await holder.invoke(calls['links.link-status.update'], { linkId, status: 'off' })
  expect([(await open(address)).status, (await open(later.address)).status]).toEqual([404, 404])
})

it('a unified link leads every device to one page', async () => {
  const link = { appId, prefixId, name: 'help', defaultRedirectionUrl: 'https://weather.example/help' }
  const { address } = await holder.invoke(calls['links.unified-link.create'], link)
  expect(address).toMatch(/\/l\/stormy\/help$/)
  for (const agent of ['desktop', 'android', 'ios'] as const)
    expect((await open(address, agent)).headers.get('location')).toBe('https://weather.example/help')
})

it('counts the installation of a visitor whom a link has led to the store page as brought by a link', async () => {
  const { linkId, address } = await create({ linkInfo: { deepLink: 'weather://storm/7', toStore: true } })
  const location = (await open(`${address}?utm_source=mail`)).headers.get('location') ?? ''
  const { origin } = new URL(address)
  const referrer = new URL(location).searchParams.get('referrer') ?? ''
  expect(location).toBe(`${origin}/store/${appId}?link=${linkId}&referrer=${referrer}&utm_source=mail`)
  const page = await open(location)
  expect(page.status).toBe(200)
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  const isInstall = sql`app_id = ${appId} and kind = 3 and source = 'link'`
  const installs = () => test.platform.services.database.asPlatform((db) => db.$count(sql`cw_report_events`, isInstall))
  const before = await installs()
  await open(new URL(action, origin).href, 'desktop', { method: 'POST', headers: { cookie, origin } })
  await open(new URL(action, origin).href, 'desktop', { method: 'POST', headers: { cookie, origin } })
  expect((await installs()) - before).toBe(1)
  const report = (id: string, endTime?: number) =>
    holder.invoke(calls['links.click-report.get'], { linkId: id, ...(endTime === undefined ? {} : { endTime }) })
  expect((await report(linkId)).installs).toBe(1)

  // The installed app hands back what the store got, and is led on: once, and only within an hour.
  const apiKey = await keyOf(appId)
  const firstOpen = (body: object, key = apiKey) =>
    test.platform.fetch(
      new Request(`${origin}/client/${key}/links/first-open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      { address: '198.51.100.99' },
    )
  expect(new URL(action, origin).searchParams.get('referrer')).toBe(referrer)
  const opened = await firstOpen({ referrer, openId: 'copy-1' })
  expect([opened.status, await opened.json()]).toEqual([
    200,
    { linkId, deepLink: 'weather://storm/7', clickTime: test.clock.now(), campaign: null },
  ])
  expect((await firstOpen({ referrer, openId: 'copy-1' })).status).toBe(200)
  expect((await firstOpen({ referrer, openId: 'copy-2' })).status).toBe(409)
  expect((await firstOpen({ referrer, openId: 'copy-1' }, await keyOf('108370001'))).status).toBe(404)
  expect((await firstOpen({ referrer: `${referrer.slice(0, -2)}AA`, openId: 'copy-3' })).status).toBe(404)
  const late = new URL((await open(address)).headers.get('location') ?? '').searchParams.get('referrer') ?? ''
  expect((await report(linkId)).firstOpens).toBe(1)
  await pass(hour + 1)
  expect((await firstOpen({ referrer: late, openId: 'copy-4' })).status).toBe(404)
  expect((await report(linkId)).firstOpens).toBe(1)
  const stored = await test.platform.services.database.asPlatform((db) => db.select().from(linkFirstOpens))
  expect(JSON.stringify(stored)).not.toMatch(/198\.51|copy-1/)
  expect((await report(linkId, test.clock.now() - hour - 1)).installs).toBe(0)
  // A link of another app, which anyone can name, has brought no one.
  const named = await open(location.replace(linkId, 'link-help'))
  const other = { cookie: named.headers.get('set-cookie')?.split(';')[0] ?? '', origin }
  await open(new URL(action.replace(linkId, 'link-help'), origin).href, 'desktop', { method: 'POST', headers: other })
  expect((await report('link-help')).installs).toBe(0)
})

it('creates the links of a file one by one, and says why some could not be', async () => {
  const link = (more: object = {}) => ({ prefixId, linkName: 'Row', linkInfo: info, ...more })
  const { results } = await holder.invoke(calls['links.short-link.import'], {
    appId,
    links: [
      link({ suffix: 'row1' }),
      link({ suffix: 'row1' }),
      link({ linkInfo: { deepLink: `${test.platform.services.publicOrigin}/l/stormy/row1` } }),
      link({ prefixId: 'nobodys' }),
      link(),
    ],
  })
  expect(results.map(({ problem }) => problem)).toEqual([null, 'suffix-used', 'target', 'other', null])
  const addresses = results.flatMap(({ address }) => (address === null ? [] : [address]))
  expect(addresses[0]).toMatch(/\/l\/stormy\/row1$/)
  for (const address of addresses) expect((await open(address)).status).toBe(302)
  await holder.invoke(calls['links.allowed-uri.create'], { appId, pattern: 'https://weather\\.example/.*' })
  const other = link({ linkInfo: { deepLink: 'https://other.example/' } })
  const refused = await holder.invoke(calls['links.short-link.import'], { appId, links: [other] })
  expect(refused.results).toEqual([{ linkId: null, address: null, problem: 'allowed-uri' }])
  const { items } = await holder.invoke(calls['links.allowed-uri.list'], { appId })
  for (const { allowedUriId, pattern } of items)
    if (pattern.startsWith('https://weather')) await holder.invoke(calls['links.allowed-uri.delete'], { allowedUriId })
})

it('asks the database equally often for one link and for a hundred', async () => {
  const { database, clock } = test.platform.services
  const asked = (count: number) =>
    database.asTeam({ teamId: demoTeamId, userId: demoTeamId }, async (db) => {
      let times = 0
      const counting = new Proxy(db, {
        get: (target, name) => {
          if (['select', 'insert', 'update', 'delete', '$count'].includes(String(name))) times++
          return Reflect.get(target, name) as unknown
        },
      })
      const link = { appId, prefixId, kind: 'short', linkName: 'Row', linkInfo: info } as const
      const here = { db: counting, now: clock.now, services: test.platform.services, userId: demoTeamId }
      expect(
        await storeLinks(
          here,
          appId,
          Array.from({ length: count }, () => link),
        ),
      ).toHaveLength(count)
      return times
    })
  expect(await asked(100)).toBe(await asked(1))
})

it('tells Android which apps open the links of a prefix, by the certificates of their packages', async () => {
  const key = await makePackageKey({ seed: 'links.test', commonName: 'Storm' })
  const made = (await holder.invoke(appCalls['apps.app.create'], {
    appName: 'Signed',
    parentType: 13,
  } as never)) as { appId: string }
  const own = { appId: made.appId, prefix: 'signed' }
  await holder.invoke(calls['links.uri-prefix.create'], own)
  const packageName = `com.example.app${own.appId}`
  const content = { packageName, versionCode: 7, versionName: '1.7.0', label: 'Signed' }
  const objectId = await uploadBytes(holder, 'signed.apk', await buildApk(content, key))
  const host = 'http://signed.drcn.agconnect.link:8080'
  const read = async (address: string) => {
    const answer = await open(`${address}/.well-known/assetlinks.json`)
    return answer.status === 200 ? ((await answer.json()) as unknown) : answer.status
  }
  expect(await read(host)).toEqual([])
  await holder.invoke(packageCalls['app-packages.package.create'], { appId: own.appId, objectId })
  await test.clock.advance(3000)
  await test.platform.services.jobs.wake()
  const print = createHash('sha256').update(key.certificate).digest('hex').toUpperCase().match(/../g)?.join(':')
  const after = await read(host)
  expect(after).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: [print] },
    },
  ])
  const { origin } = new URL((await create()).address)
  expect(await read(`${origin}/l/signed`)).toEqual(after)
  const { items } = await holder.invoke(calls['links.uri-prefix.list'], { appId: own.appId })
  const listed = items.find(({ prefix }) => prefix === 'signed')
  expect(JSON.parse(assetLinksFile(listed?.signedApps ?? []))).toEqual(after)
  expect(listed?.assetLinks).toBe(`${origin}/l/signed/.well-known/assetlinks.json`)
  // The host of all teams names no app: it could take the links of the others.
  for (const nowhere of [origin, 'http://nobodys.drcn.agconnect.link', 'http://drcn.agconnect.link'])
    expect(await read(nowhere), nowhere).toBe(404)
})

it('tells Apple’s devices which apps open the links of a prefix', async () => {
  const update = (appleAppIds: string[]) => holder.invoke(calls['links.uri-prefix.update'], { prefixId, appleAppIds })
  await expect(update(['com.northwind.weather'])).rejects.toMatchObject({ issues: [{ field: 'appleAppIds.0' }] })
  const { appleFile } = await update(['ABCDE12345.com.northwind.weather'])
  const path = '/.well-known/apple-app-site-association'
  for (const address of [appleFile, `https://stormy.drcn.agconnect.link${path}`]) {
    const answer = await open(address)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({
      applinks: { details: [{ appIDs: ['ABCDE12345.com.northwind.weather'], components: [{ '/': '/*' }] }] },
    })
  }
  expect((await open(new URL(appleFile).origin + path)).status).toBe(404)
})

it('flags a link with a page that is gone, and no link for a trouble of the day', async () => {
  const answers: Record<string, number> = { '/get': 404, '/ios': 500 }
  const own = await createTestPlatform({
    fetchOutside: async (url) => new Response(null, { status: answers[url.pathname] ?? 200 }),
  })
  const { jobs } = own.platform.services
  let person = await signIn(own.platform)
  const prefix = await person.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'checked' })
  const link = { appId, prefixId: prefix.prefixId, linkName: 'Checked', linkInfo: info }
  const { linkId } = await person.invoke(calls['links.short-link.create'], link)
  const problemAfter = async (time: number) => {
    await jobs.wake()
    own.clock.advance(time)
    await jobs.wake()
    person = await signIn(own.platform)
    return (await person.invoke(calls['links.short-link.get'], { linkId })).targetProblem
  }
  expect(await problemAfter(hour)).toBe('404 https://weather.example/get')
  answers['/get'] = 200
  expect(await problemAfter(day)).toBeNull()
  answers['/desktop'] = 410
  expect(await problemAfter(day)).toBe('410 https://weather.example/desktop')
  await own.close()
})

it('writes what waits when the platform closes', async () => {
  const own = await createTestPlatform()
  const recorder = clicksOf(own.platform.services)
  const link = { linkId: 'link-help', teamId: '', appId: '108370001' }
  const [row] = await own.platform.services.database.asPlatform((db) => db.select().from(linkClicks).limit(1))
  const before = await own.platform.services.database.asPlatform((db) => db.$count(linkClicks))
  const { clickId: _, isFirst: __, ...click } = row as NonNullable<typeof row>
  recorder.record({ ...click, ...link, teamId: click.teamId, time: testStart, visitor: null, isBot: true })
  let after = 0
  const { close } = own.platform.services.database
  own.platform.services.database.close = async () => {
    after = await own.platform.services.database.asPlatform((db) => db.$count(linkClicks))
    await close()
  }
  await own.close()
  expect(after).toBe(before + 1)
})
