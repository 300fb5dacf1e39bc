import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { eventKinds, firstReportedPerson, reportedLimits } from '@console-widgets/reports/model'
import { demoAccount, demoInvited } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { differences } from '../testing/differences.ts'
import { createClientApp, type ClientApp } from '@console-widgets/sandbox/testing/client-app'
import { ask, rows } from '../testing/world.ts'
import type { EventResult } from './read-event.ts'

let test: TestPlatform
let holder: Console
let app: ClientApp
beforeAll(async () => {
  test = await createTestPlatform()
  // A team without traffic of the demo.
  holder = await signIn(test.platform, demoInvited)
  app = await createClientApp(test, holder, 'Tide Tables')
})
afterAll(() => test.close())

let count = 0
const event = (change: Record<string, unknown> = {}) => ({
  eventId: `event-${++count}`,
  personId: 'ada',
  name: 'level_up',
  time: test.clock.now(),
  version: '1.2.0',
  country: 'NO',
  ...change,
})
const report = async (events: unknown, to = app): Promise<EventResult[]> => {
  const answer = await to.send('/events', events)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { results: EventResult[] }).results
}
const pass = async (milliseconds: number, account: { account: string; password: string } = demoInvited) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
  holder = await signIn(test.platform, account)
}
const eventsOf = (appId = app.appId) =>
  rows<{ kind: number; person: number; item: string; amount: number; day: string; hour: number }>(
    test,
    sql`select kind, person, item, amount, day::text as day, hour from cw_report_events where app_id = ${appId} order by day, hour, kind, item`,
  )

describe('events that an app reports', () => {
  it('become rows of their types, of a person who is new with the first', async () => {
    const results = await report([
      event({ name: 'level_up' }),
      event({ name: 'purchase', amount: 499, currency: 'EUR', item: 'charts' }),
      event({ name: 'active', amount: 300 }),
      event({ name: 'active', amount: 60 }),
    ])
    expect(results.map(({ result }) => result)).toEqual(['taken', 'taken', 'taken', 'taken'])
    const person = firstReportedPerson
    expect(await eventsOf()).toEqual(
      [
        { kind: eventKinds.install, item: '', amount: 0 },
        { kind: eventKinds.active, item: '', amount: 360 },
        { kind: eventKinds.purchase, item: 'charts', amount: 499 },
        { kind: eventKinds.custom, item: 'level_up', amount: 0 },
      ].map((each) => ({ ...each, person, day: '2026-03-02', hour: 9 })),
    )
  })

  it('are taken once, whether they come again in the same request or another', async () => {
    const before = await eventsOf()
    const twice = event({ eventId: 'event-1', name: 'purchase', amount: 100, currency: 'EUR' })
    const same = event({ eventId: 'same', name: 'uninstall' })
    expect((await report([twice, same, same])).map(({ result }) => result)).toEqual(['known', 'taken', 'known'])
    const at = await Promise.all(Array.from({ length: 4 }, () => report([event({ eventId: 'at-once' })])))
    expect(at.flat().filter(({ result }) => result === 'taken')).toHaveLength(1)
    expect(await eventsOf()).toHaveLength(before.length + 2)
  })

  it('are refused one by one, with the field that is wrong', async () => {
    const wrong: [string, Record<string, unknown>][] = [
      ['time', { time: test.clock.now() - 72 * hour - 1 }],
      ['time', { time: test.clock.now() + 5 * 60_000 + 1 }],
      ['time', { time: 'now' }],
      ['eventId', { eventId: 'x'.repeat(65) }],
      ['eventId', { eventId: '' }],
      ['personId', { personId: { $ne: null } }],
      ['personId', { personId: 'x'.repeat(65) }],
      ['amount', { amount: 1.5 }],
      ['amount', { amount: -1 }],
      ['amount', { amount: 2 ** 31 }],
      ['currency', { name: 'purchase', amount: 1 }],
      ['currency', { amount: 1, currency: 'XXX' }],
      ['version', { version: 'latest' }],
      ['country', { country: 'Norway' }],
    ]
    const before = (await eventsOf()).length
    const results = await report([...wrong.map(([, change]) => event(change)), 7, null, event({ eventId: 'good' })])
    expect(results.map((each) => ('field' in each ? each.field : each.result))).toEqual([
      ...wrong.map(([field]) => field),
      '',
      '',
      'taken',
    ])
    expect(await eventsOf()).toHaveLength(before + 1)
    for (const body of [Array.from({ length: 101 }, () => event()), { events: [] }])
      expect((await app.send('/events', body)).status).toBe(400)
    expect(await report([])).toEqual([])
  })

  it('may have any texts, and can’t name the figures of the store', async () => {
    const names = ['download', '__proto__', '\ud800', "'); drop table cw_apps; --", 'ж'.repeat(64)]
    await report(names.map((name) => event({ name, personId: name, eventId: name })))
    const items = (await eventsOf()).filter(({ kind }) => kind === eventKinds.custom).map(({ item }) => item)
    expect(items).toEqual(expect.arrayContaining(names.map((name) => name.toWellFormed())))
    const names500 = Array.from({ length: reportedLimits.names + 1 }, (_, at) => event({ name: `n${at}` }))
    const results = []
    for (let from = 0; from < names500.length; from += 100)
      results.push(...(await report(names500.slice(from, from + 100))))
    const refused = results.filter(({ result }) => result === 'refused')
    expect(refused).toHaveLength(names.length + 2)
    expect(refused[0]).toMatchObject({ field: 'name' })
    expect((await report([event({ name: 'level_up' })]))[0]).toMatchObject({ result: 'taken' })
  })

  it('leave neither an ID of a person nor an address in the database', async () => {
    const tables = await rows<{ table: string }>(
      test,
      sql`select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ '^cw_(report|client)'`,
    )
    await report([event({ personId: 'grace.hopper@navy.example' })])
    for (const { table } of tables) {
      const found = await rows<{ n: number }>(
        test,
        sql`select count(*)::int as n from ${sql.identifier(table)} t where t::text like '%grace.hopper%' or t::text like '%198.51.100.%'`,
      )
      expect([table, found[0]?.n]).toEqual([table, 0])
    }
  })
})

describe('reports of an app that reports events', () => {
  const overview = (appId = app.appId) => ask(holder, 'reports.app-overview.get', { appId, groupBy: ['date'] })

  it('have them when the day is over', async () => {
    expect((await overview()).notes).not.toContainEqual(expect.objectContaining({ note: 'no-data' }))
    await pass(day)
    expect(await differences(test)).toEqual([])
    const { rows: days, dataTime } = await overview()
    expect(dataTime).toBe('20260302')
    const people = new Set((await eventsOf()).map(({ person }) => person)).size
    expect(days.at(-1)).toMatchObject({
      keys: { date: '20260302' },
      values: { installs: people, activePeople: people },
    })
  })

  it('count the app’s own events by their names', async () => {
    const { rows: named } = await ask(holder, 'reports.custom-event.get', { appId: app.appId, sort: '-customEvents' })
    const counts = new Map<string, number>()
    for (const { kind, item } of await eventsOf())
      if (kind === eventKinds.custom) counts.set(item, (counts.get(item) ?? 0) + 1)
    expect(new Map(named.map(({ keys, values }) => [keys.eventName, values.customEvents]))).toEqual(counts)
    expect(named[0]?.keys.eventName).toBe('level_up')
  })

  it('are added up again after an event that arrives late, also one before the first of its person', async () => {
    const late = test.clock.now() - 2 * day
    await report([
      event({ personId: 'ada', name: 'crash', time: late }),
      event({ personId: 'new', name: 'crash', time: test.clock.now() - day }),
    ])
    await pass(hour)
    expect(await differences(test)).toEqual([])
    const { rows: days } = await overview()
    const crashes = await ask(holder, 'reports.device-info.get', { appId: app.appId, groupBy: ['date'] })
    expect(crashes.rows.slice(-2).map(({ values }) => values.crashes)).toEqual([1, 1])
    expect(days.at(-2)?.keys.date).toBe('20260301')
    const [ada] = await rows<{ install_day: string; active_days: string }>(
      test,
      sql`select install_day::text, active_days::text from cw_report_people where app_id = ${app.appId} and person = ${firstReportedPerson}`,
    )
    expect(ada).toEqual({ install_day: '2026-03-01', active_days: '11' })
  })

  it('take an ID for 72 hours, and then forget it', async () => {
    await report([event({ eventId: 'kept' })])
    await pass(71 * hour)
    expect((await report([event({ eventId: 'kept' })]))[0]).toMatchObject({ result: 'known' })
    await pass(26 * hour)
    expect(await differences(test)).toEqual([])
    expect((await report([event({ eventId: 'kept' })]))[0]).toMatchObject({ result: 'taken' })
  })

  it('keep apart the people of the demo’s traffic, who go on, and those who are reported, for whom nothing acts', async () => {
    const maps = '108370001'
    const demo = await signIn(test.platform, demoAccount)
    const mixed = await createClientApp(test, demo, 'Harbour Pilot')
    await report([event({ personId: 'skipper' })], mixed)
    await rows(
      test,
      sql`insert into cw_report_people (person, place, install_day, device_type, team_id, app_id, country, source, version, device_name, item, active_days)
        select ${firstReportedPerson}, max(place) + 1, '2026-03-02', 0, team_id, app_id, '', 'other', '1.0.0', '', '', B'0'
        from cw_report_people where app_id = ${maps} group by team_id, app_id`,
    )
    await pass(4 * day, demoAccount)
    const own = (await eventsOf(mixed.appId)).map(({ kind, person }) => [kind, person])
    expect(own).toEqual([
      [eventKinds.install, firstReportedPerson],
      [eventKinds.active, firstReportedPerson],
      [eventKinds.custom, firstReportedPerson],
    ])
    const played = await rows(
      test,
      sql`select 1 from cw_report_events where app_id = ${maps} and person >= ${firstReportedPerson}`,
    )
    expect(played).toEqual([])
  })
})
