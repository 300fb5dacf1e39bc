import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/ads/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { createClientApp } from '@console-widgets/sandbox/testing/client-app'
import { startReceiver, type Receiver } from '@console-widgets/sandbox/testing/receiver'
import { createAdsStage, type AdsStage } from '../testing/stage.ts'

let stage: AdsStage
let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
  stage = await createAdsStage({
    demoTraffic: false,
    fetchOutside: (url, signal, headers) => receiver.take(url, signal, headers),
  })
})
afterAll(async () => {
  await receiver.stop()
  await stage.test.close()
})

it.each([
  [{ event: 'pay', address: 'http://receiver.example/' }, 'eventPostbacks.0.address'],
  [{ event: 'pay', address: 'https://receiver.example/{SUM}' }, 'eventPostbacks.0.address'],
  [{ event: 'pay', address: 'https://user:word@receiver.example/' }, 'eventPostbacks.0.address'],
  [{ event: '', address: 'https://receiver.example/' }, 'eventPostbacks.0.event'],
])('can’t be %o', async (postback, field) => {
  await expect(stage.createLink({ eventPostbacks: [postback] })).rejects.toMatchObject({ issues: [{ field }] })
  const many = Array.from({ length: 11 }, () => ({ event: 'pay', address: 'https://receiver.example/' }))
  await expect(stage.createLink({ eventPostbacks: many })).rejects.toMatchObject({
    issues: [{ field: 'eventPostbacks' }],
  })
})

it('call a server once for each event of a person whom a click has brought, signed, and again if it fails', async () => {
  const app = await createClientApp(stage.test, stage.holder, 'Harbor Log')
  const address = 'https://receiver.example/p?click={CLICK_ID}&e={EVENT}&sum={AMOUNT}&in={CURRENCY}'
  const { monitorLinkId, clickAddress } = await stage.createLink({
    appId: app.appId,
    deepLink: null,
    storePage: 'https://play.google.com/store/apps/details?id=com.harbor&click={CLICK_ID}',
    eventPostbacks: ['install', 'register', 'pay', 'level up'].map((event) => ({ event, address })),
  })
  const location = (await stage.open(clickAddress ?? '', {}, '198.51.100.231')).headers.get('location') ?? ''
  const clickId = /click=([a-z0-9]{24})/.exec(location)?.[1] ?? ''
  await stage.flush()
  let events = 0
  const report = (personId: string, ...named: object[]) =>
    app.send(
      '/events',
      named.map((each) => ({
        eventId: `e${++events}`,
        personId,
        time: stage.test.clock.now(),
        version: '1.0',
        ...each,
      })),
    )
  const claim = async (personId: string, id = clickId) => {
    const answer = await app.send('/ads/clicks', { personId, clickId: id })
    if (answer.status !== 200) throw new Error(await answer.text())
    return ((await answer.json()) as { attributed: boolean }).attributed
  }
  const listed = async () =>
    (await stage.holder.invoke(calls['ads.event-postback.list'], { monitorLinkId, sort: 'time' })).items

  // Someone who had the app before the click, a click that no one has made, and a second person of the same click.
  await report('old', { name: 'active', time: stage.test.clock.now() - 2 * day })
  expect([await claim('old'), await claim('ada', 'x'.repeat(24))]).toEqual([false, false])
  expect([await claim('ada'), await claim('ada'), await claim('bob')]).toEqual([true, true, false])

  // Nothing is sent without a secret; the attempt is made again.
  await stage.pass(1000)
  expect(receiver.received).toEqual([])
  expect(await listed()).toMatchObject([{ event: 'install', state: 'pending', problem: 'secret', attempts: 1 }])
  const { secret } = await stage.holder.invoke(calls['ads.monitor-link-secret.create'], { monitorLinkId })
  await stage.pass(60_000)
  expect(await listed()).toMatchObject([{ event: 'install', state: 'sent', status: 200, attempts: 2 }])

  receiver.status = 503
  const paid = { name: 'purchase', amount: 499, currency: 'EUR', eventId: 'paid' }
  await report('ada', paid, { name: 'register' }, { name: 'level up' }, { name: 'level down' })
  await report('ada', paid)
  await report('bob', { name: 'register' })
  await stage.pass(1000)
  expect(receiver.received).toHaveLength(4)
  expect((await listed()).slice(1).map(({ state, status }) => [state, status])).toEqual(
    Array.from({ length: 3 }, () => ['pending', 503]),
  )
  receiver.status = 204
  await stage.pass(60_000)
  // A day later, nothing more has come.
  await stage.pass(day)
  const { received } = receiver
  expect(received).toHaveLength(7)
  const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://receiver.example').searchParams)
  const told = received.slice(-3).map(({ path }) => queryOf(path))
  expect(told.toSorted((one, other) => ((one.e ?? '') < (other.e ?? '') ? -1 : 1))).toEqual([
    { click: clickId, e: 'level up', sum: '0.00', in: '' },
    { click: clickId, e: 'pay', sum: '4.99', in: 'EUR' },
    { click: clickId, e: 'register', sum: '0.00', in: '' },
  ])
  // As a receiver verifies it, by its own address.
  for (const request of received) expect(await request.isSignedWith(secret)).toBe(true)
  const [first] = received
  const { secret: replaced } = await stage.holder.invoke(calls['ads.monitor-link-secret.create'], { monitorLinkId })
  expect(await first?.isSignedWith(replaced)).toBe(false)
  // The clock of the platform, so that receivers can refuse what is old.
  expect(Number(first?.headers['webhook-timestamp']) * 1000).toBeGreaterThan(stage.test.clock.now() - 2 * day)
  // Attempts of one postback have one ID.
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
  const stored = await stage.rows(sql`select to_jsonb(s)::text as row from cw_ad_link_secrets s`)
  expect(JSON.stringify(stored)).not.toContain(secret.slice(10, 30))

  // After the last attempt, it has failed.
  receiver.status = 404
  await report('ada', { name: 'register', eventId: 'again' })
  await stage.pass(day)
  expect((await listed()).at(-1)).toMatchObject({ state: 'failed', status: 404, attempts: 6, nextTime: null })
  await stage.holder.invoke(calls['ads.monitor-link.delete'], { monitorLinkId })
})
