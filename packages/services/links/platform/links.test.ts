import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/links/contract'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { readIntent } from '@console-widgets/redirects'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { storeLinks } from './store-links.ts'
import { appId, createLinkStage, info, type LinkStage } from './testing/stage.ts'

let stage: LinkStage
beforeAll(async () => {
  stage = await createLinkStage('stormy')
})
afterAll(() => stage.test.close())

it('leads a desktop, a phone, and a program from one address, and tells them apart in the report', async () => {
  const { linkId, address, suffix } = await stage.create()
  expect(suffix).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{6}$/)

  const desktop = await stage.open(`${address}?utm_source=mail`)
  expect([desktop.status, desktop.headers.get('location')]).toEqual([
    302,
    'https://weather.example/desktop?utm_source=mail',
  ])
  expect(desktop.headers.get('cache-control')).toBe('no-store')
  expect(desktop.headers.get('referrer-policy')).toBe('no-referrer')

  const phone = await stage.open(address, 'android', { headers: { referer: 'https://news.example/today?user=7' } })
  expect(readIntent(phone.headers.get('location') ?? '')).toEqual({
    deepLink: 'https://weather.example/storm?id=7',
    packageName: 'com.northwind.weather',
    page: 'https://weather.example/get',
  })

  const preview = await stage.open(address, 'bot')
  const html = await preview.text()
  expect(preview.status).toBe(200)
  expect(html).toContain('<meta property="og:title" content="Storm &lt;7&gt;">')
  expect(html).toContain('<meta property="og:description" content="&quot;Wind&quot;">')

  await stage.flush()
  const found = await stage.report(linkId)
  expect(found).toMatchObject({ clicks: 2, bots: 1, unique: 2 })
  expect(found.campaigns).toEqual([{ name: '', clicks: 2 }])
  expect(found.referrers).toEqual([
    { name: '', clicks: 1 },
    { name: 'news.example', clicks: 1 },
  ])
  expect(await stage.holder.invoke(calls['links.short-link.get'], { linkId })).toMatchObject({ clicks: 2, bots: 1 })

  await stage.holder.invoke(calls['links.link-status.update'], { linkId, status: 'off' })
  expect((await stage.open(address)).status).toBe(404)
  await stage.holder.invoke(calls['links.link-status.update'], { linkId, status: 'on' })
  const expireTime = stage.test.clock.now() + hour
  await stage.holder.invoke(calls['links.short-link.update'], { linkId, expireTime })
  expect((await stage.open(address)).status).toBe(302)
  await stage.pass(hour)
  expect((await stage.open(address)).status).toBe(410)
  expect(await stage.holder.invoke(calls['links.short-link.get'], { linkId })).toMatchObject({ state: 'expired' })
})

it('asks an iPhone by a page that runs only its own script', async () => {
  const { address } = await stage.create({ linkInfo: { ...info, deepLink: 'weather://storm/7?a="b"' } })
  const answer = await stage.open(address, 'ios', { headers: { 'accept-language': 'ru-RU' } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-.{44}'; script-/,
  )
  expect(html).toContain('href="weather://storm/7?a=%22b%22"')
  expect(html).toContain('id="page" href="https://weather.example/ios"')
  expect(html).toContain('lang="ru"')
})

it('never uses a suffix again, nor a prefix of another team', async () => {
  const { linkId } = await stage.create({ suffix: 'once' })
  await expect(stage.create({ suffix: 'once' })).rejects.toMatchObject({ reason: 'link-suffix-used' })
  await stage.holder.invoke(calls['links.short-link.delete'], { linkId })
  await expect(stage.create({ suffix: 'once' })).rejects.toMatchObject({ issues: [{ field: 'suffix' }] })
  expect((await stage.create({ suffixLength: 'LONG' })).suffix).toHaveLength(17)

  const { prefixId: other } = await stage.holder.invoke(calls['links.uri-prefix.create'], { appId, prefix: 'gone' })
  await stage.holder.invoke(calls['links.uri-prefix.delete'], { prefixId: other })
  for (const prefix of ['gone', 'northwind', 'login'])
    await expect(stage.holder.invoke(calls['links.uri-prefix.create'], { appId, prefix })).rejects.toMatchObject({
      reason: 'name-taken',
    })
  await expect(
    stage.holder.invoke(calls['links.uri-prefix.delete'], { prefixId: stage.prefixId }),
  ).rejects.toMatchObject({
    reason: 'link-prefix-used',
  })
})

it('keeps earlier targets when they change, at the same address', async () => {
  const { linkId, address } = await stage.create()
  const linkInfo = { ...info, desktop: { fallback: 'https://weather.example/new' } }
  await stage.holder.invoke(calls['links.short-link.update'], { linkId, linkInfo })
  await stage.holder.invoke(calls['links.short-link.update'], { linkId, linkName: 'Renamed' })
  const sent = { ...linkInfo, harmony: null, ios: { fallback: 'https://weather.example/ios' } }
  await stage.holder.invoke(calls['links.short-link.update'], { linkId, linkInfo: sent })
  expect((await stage.open(address)).headers.get('location')).toBe('https://weather.example/new')
  const { history } = await stage.holder.invoke(calls['links.short-link.get'], { linkId })
  expect(history.map((each) => each.linkInfo.desktop?.fallback)).toEqual(['https://weather.example/desktop'])
})

it('a long link carries its targets, signed for its prefix', async () => {
  const { linkId, address } = await stage.holder.invoke(calls['links.deep-link.create'], {
    appId,
    prefixId: stage.prefixId,
    linkName: 'Long',
    linkInfo: info,
  })
  const locationOf = async (each: string) => (await stage.open(each)).headers.get('location')
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
    expect((await stage.open(wrong)).status, wrong).toBe(404)
  const linkInfo = { deepLink: 'https://weather.example/later' }
  const later = await stage.holder.invoke(calls['links.deep-link.update'], { linkId, linkInfo })
  expect(await locationOf(later.address)).toBe('https://weather.example/later')
  expect(await locationOf(address)).toBe('https://weather.example/desktop')
  await stage.holder.invoke(calls['links.link-status.update'], { linkId, status: 'off' })
  expect([(await stage.open(address)).status, (await stage.open(later.address)).status]).toEqual([404, 404])
})

it('a unified link leads every device to one page', async () => {
  const link = { appId, prefixId: stage.prefixId, name: 'help', defaultRedirectionUrl: 'https://weather.example/help' }
  const { address } = await stage.holder.invoke(calls['links.unified-link.create'], link)
  expect(address).toMatch(/\/l\/stormy\/help$/)
  for (const agent of ['desktop', 'android', 'ios'] as const)
    expect((await stage.open(address, agent)).headers.get('location')).toBe('https://weather.example/help')
})

it('creates the links of a file one by one, and says why some could not be', async () => {
  const link = (more: object = {}) => ({ prefixId: stage.prefixId, linkName: 'Row', linkInfo: info, ...more })
  const { results } = await stage.holder.invoke(calls['links.short-link.import'], {
    appId,
    links: [
      link({ suffix: 'row1' }),
      link({ suffix: 'row1' }),
      link({ linkInfo: { deepLink: `${stage.test.platform.services.publicOrigin}/l/stormy/row1` } }),
      link({ prefixId: 'nobodys' }),
      link(),
    ],
  })
  expect(results.map(({ problem }) => problem)).toEqual([null, 'suffix-used', 'target', 'other', null])
  const addresses = results.flatMap(({ address }) => (address === null ? [] : [address]))
  expect(addresses[0]).toMatch(/\/l\/stormy\/row1$/)
  for (const address of addresses) expect((await stage.open(address)).status).toBe(302)
  await stage.holder.invoke(calls['links.allowed-uri.create'], { appId, pattern: 'https://weather\\.example/.*' })
  const other = link({ linkInfo: { deepLink: 'https://other.example/' } })
  const refused = await stage.holder.invoke(calls['links.short-link.import'], { appId, links: [other] })
  expect(refused.results).toEqual([{ linkId: null, address: null, problem: 'allowed-uri' }])
  const { items } = await stage.holder.invoke(calls['links.allowed-uri.list'], { appId })
  for (const { allowedUriId, pattern } of items)
    if (pattern.startsWith('https://weather'))
      await stage.holder.invoke(calls['links.allowed-uri.delete'], { allowedUriId })
})

it('asks the database equally often for one link and for a hundred', async () => {
  const { database, clock } = stage.test.platform.services
  const asked = (count: number) =>
    database.asTeam({ teamId: demoTeamId, userId: demoTeamId }, async (db) => {
      let times = 0
      const counting = new Proxy(db, {
        get: (target, name) => {
          if (['select', 'insert', 'update', 'delete', '$count'].includes(String(name))) times++
          return Reflect.get(target, name) as unknown
        },
      })
      const link = { appId, prefixId: stage.prefixId, kind: 'short', linkName: 'Row', linkInfo: info } as const
      const here = { db: counting, now: clock.now, services: stage.test.platform.services, userId: demoTeamId }
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
