import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { createTestPlatform, testStart } from '@console-widgets/sandbox/testing/test-platform'
import { clicksOf } from './clicks.ts'
import { linkClicks, linkCounts, linkFirstOpens, linkVisitors } from './tables.ts'
import { appId, createLinkStage, info, type LinkStage } from './testing/stage.ts'

let stage: LinkStage
beforeAll(async () => {
  stage = await createLinkStage('counted')
})
afterAll(() => stage.test.close())

/** Public key of an app. */
const keyOf = (id: string) =>
  stage.test.platform.services.database.asPlatform(async (db) => (await keyOfConfigFile(db, id)) ?? '')

it('HEAD counts nothing', async () => {
  const { linkId, address } = await stage.create()
  const answer = await stage.open(address, 'desktop', { method: 'HEAD' })
  expect([answer.status, await answer.text()]).toEqual([302, ''])
  await stage.flush()
  expect(await stage.report(linkId)).toMatchObject({ clicks: 0, bots: 0 })
})

it('counts a visitor once a day and link, and keeps no address', async () => {
  const { linkId, address } = await stage.create()
  const other = await stage.create()
  const from = '198.51.100.7'
  for (const each of [address, address, other.address]) await stage.open(each, 'desktop', { from })
  await stage.open(address, 'android', { from })
  await stage.flush()
  await stage.open(address, 'desktop', { from })
  await stage.flush()
  expect(await stage.report(linkId)).toMatchObject({ clicks: 4, unique: 2 })
  expect(await stage.report(other.linkId)).toMatchObject({ clicks: 1, unique: 1 })
  await stage.pass(day)
  await stage.open(address, 'desktop', { from })
  await stage.flush()
  expect(await stage.report(linkId)).toMatchObject({ clicks: 5, unique: 3 })
  const stored = await stage.test.platform.services.database.asPlatform(async (db) => ({
    clicks: await db.select().from(linkClicks).where(eq(linkClicks.linkId, linkId)),
    visitors: await db.select().from(linkVisitors),
  }))
  expect(JSON.stringify(stored)).not.toContain(from)
  const today = Math.floor(stage.test.clock.now() / day)
  expect(new Set(stored.visitors.map((visitor) => visitor.day))).toEqual(new Set([today]))
})

it('counts clicks as the migration has counted those that were there before', async () => {
  const { address } = await stage.create({ linkInfo: { ...info, campaign: {} } })
  for (const agent of ['desktop', 'android', 'bot'] as const) await stage.open(address, agent)
  await stage.flush()
  const { database } = stage.test.platform.services
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
  const { linkId, address } = await stage.create()
  const start = stage.test.clock.now()
  for (let step = 0; step < 40; step++) {
    await stage.open(address, (['desktop', 'android', 'bot'] as const)[step % 3], { from: `203.0.113.${step % 7}` })
    if (step % 8 === 7) await stage.flush()
    stage.test.clock.advance(37 * 60_000)
  }
  await stage.flush()
  await stage.pass(0)
  const rows = await stage.test.platform.services.database.asPlatform((db) =>
    db.select().from(linkClicks).where(eq(linkClicks.linkId, linkId)).orderBy(asc(linkClicks.time)),
  )
  for (const [range, length] of [
    [{ startTime: start + hour, endTime: start + 20 * hour }, hour],
    // These cut hours, of which the clicks themselves are counted.
    [{ startTime: start + 1.4 * hour, endTime: start + 19.7 * hour }, hour],
    [{ startTime: start + 3.05 * hour, endTime: start + 3.9 * hour }, hour],
    [{ startTime: start - 20 * day }, day],
  ] as const) {
    const found = await stage.report(linkId, range)
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

it('counts the installation of a visitor whom a link has led to the store page as brought by a link', async () => {
  const { linkId, address } = await stage.create({ linkInfo: { deepLink: 'weather://storm/7', toStore: true } })
  const location = (await stage.open(`${address}?utm_source=mail`)).headers.get('location') ?? ''
  const { origin } = new URL(address)
  const referrer = new URL(location).searchParams.get('referrer') ?? ''
  expect(location).toBe(`${origin}/store/${appId}?link=${linkId}&referrer=${referrer}&utm_source=mail`)
  const page = await stage.open(location)
  expect(page.status).toBe(200)
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  const isInstall = sql`app_id = ${appId} and kind = 3 and source = 'link'`
  const installs = () =>
    stage.test.platform.services.database.asPlatform((db) => db.$count(sql`cw_report_events`, isInstall))
  const before = await installs()
  await stage.open(new URL(action, origin).href, 'desktop', { method: 'POST', headers: { cookie, origin } })
  await stage.open(new URL(action, origin).href, 'desktop', { method: 'POST', headers: { cookie, origin } })
  expect((await installs()) - before).toBe(1)
  expect((await stage.report(linkId)).installs).toBe(1)

  // The installed app hands back what the store got, and is led on: once, and only within an hour.
  const apiKey = await keyOf(appId)
  const firstOpen = (body: object, key = apiKey) =>
    stage.test.platform.fetch(
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
    { linkId, deepLink: 'weather://storm/7', clickTime: stage.test.clock.now(), campaign: null },
  ])
  expect((await firstOpen({ referrer, openId: 'copy-1' })).status).toBe(200)
  expect((await firstOpen({ referrer, openId: 'copy-2' })).status).toBe(409)
  expect((await firstOpen({ referrer, openId: 'copy-1' }, await keyOf('108370001'))).status).toBe(404)
  expect((await firstOpen({ referrer: `${referrer.slice(0, -2)}AA`, openId: 'copy-3' })).status).toBe(404)
  const late = new URL((await stage.open(address)).headers.get('location') ?? '').searchParams.get('referrer') ?? ''
  expect((await stage.report(linkId)).firstOpens).toBe(1)
  await stage.pass(hour + 1)
  expect((await firstOpen({ referrer: late, openId: 'copy-4' })).status).toBe(404)
  expect((await stage.report(linkId)).firstOpens).toBe(1)
  const stored = await stage.test.platform.services.database.asPlatform((db) => db.select().from(linkFirstOpens))
  expect(JSON.stringify(stored)).not.toMatch(/198\.51|copy-1/)
  expect((await stage.report(linkId, { endTime: stage.test.clock.now() - hour - 1 })).installs).toBe(0)
  // A link of another app, which anyone can name, has brought no one.
  const named = await stage.open(location.replace(linkId, 'link-help'))
  const other = { cookie: named.headers.get('set-cookie')?.split(';')[0] ?? '', origin }
  await stage.open(new URL(action.replace(linkId, 'link-help'), origin).href, 'desktop', {
    method: 'POST',
    headers: other,
  })
  expect((await stage.report('link-help')).installs).toBe(0)
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
