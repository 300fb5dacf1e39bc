import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/ab-testing/contract'
import { demoInvited } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { calls as teamCalls } from '@console-widgets/teams/contract'
import { calls as configCalls } from '@console-widgets/remote-config/contract'
import { createClientApp, type ClientApp } from '@console-widgets/sandbox/testing/client-app'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** An experiment of an app that has no traffic but what its own copies fetch and report. */
let test: TestPlatform
let holder: Console
let app: ClientApp
let experimentId: string
let variants: readonly { variantId: string; variantName: string }[]

/** What the experiments of this app compare. */
const greeting: Omit<InputOf<(typeof calls)['ab-testing.experiment.update']>, 'experimentId'> = {
  experimentName: 'Greeting',
  percent: 100,
  countries: [],
  groupName: '',
  variants: ['Hello', 'Ahoy'].map((value) => ({
    variantName: value,
    weight: 50,
    values: [{ key: 'greeting', value }],
  })),
  comparesSame: false,
  goal: 'returnedNextDay',
  metrics: ['revenue', 'secondsOfUse', 'did:level_up', 'times:level_up'],
  guards: ['crashed'],
  windowDays: 1,
  method: 'sequential',
  alpha: 0.05,
  effect: 0.1,
  currency: 'EUR',
  capsRevenue: false,
}

beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform, demoInvited)
  app = await createClientApp(test, holder, 'Tide Tables')
  const { projectId, appId } = app
  await holder.invoke(configCalls['remote-config.config.update'], {
    projectId,
    baseVersion: 0,
    template: {
      conditions: [],
      parameters: [
        { key: 'greeting', valueType: 'string', description: '', group: '', defaultValue: 'Hello', values: [] },
      ],
    },
  })
  await holder.invoke(configCalls['remote-config.config.create'], { projectId, baseVersion: 0 })
  const made = await holder.invoke(calls['ab-testing.experiment.create'], { appId, experimentName: 'Greeting' })
  experimentId = made.experimentId
  await holder.invoke(calls['ab-testing.experiment.update'], { ...greeting, experimentId })
  variants = (await holder.invoke(calls['ab-testing.experiment.start'], { experimentId })).variants
})
afterAll(() => test.close())

/** What a copy of the app gets for a person. */
async function fetchFor(personId: string): Promise<string> {
  const answer = await app.send('/config/ofrep/v1/evaluate/flags/greeting', { context: { targetingKey: personId } })
  return ((await answer.json()) as { variant: string }).variant
}

let count = 0
async function report(personId: string, ...events: Record<string, unknown>[]): Promise<void> {
  const answer = await app.send(
    '/events',
    events.map((event) => ({
      eventId: `event-${++count}`,
      personId,
      time: test.clock.now(),
      version: '1.0.0',
      ...event,
    })),
  )
  const { results } = (await answer.json()) as { results: { result: string }[] }
  expect(results.map(({ result }) => result)).toEqual(events.map(() => 'taken'))
}

const pass = async (milliseconds: number) => {
  test.clock.advance(milliseconds)
  await test.platform.wake()
  holder = await signIn(test.platform, demoInvited)
}

it('measures what the people to whom it has served a variant report', async () => {
  // Two people per variant; the hash decides who gets which.
  const byVariant = new Map<string, string[]>([
    ['Hello', []],
    ['Ahoy', []],
  ])
  for (let at = 0; [...byVariant.values()].some((people) => people.length < 2); at++) {
    const people = byVariant.get(await fetchFor(`person-${at}`))
    people?.push(`person-${at}`)
  }
  const [hello = '', otherHello = ''] = byVariant.get('Hello') ?? []
  const [ahoy = '', otherAhoy = ''] = byVariant.get('Ahoy') ?? []

  // An hour before anyone was served, which is no outcome.
  await report(ahoy, { name: 'purchase', amount: 7000, currency: 'EUR', time: test.clock.now() - hour })
  await report(hello, { name: 'active', amount: 100 }, { name: 'purchase', amount: 250, currency: 'EUR' })
  await report(ahoy, { name: 'active', amount: 300 }, { name: 'purchase', amount: 500, currency: 'USD' })
  await report(otherAhoy, { name: 'crash' })
  await report(hello, { name: 'level_up' }, { name: 'level_up' }, { name: 'level_down' })
  // Someone who was never served, and has no part in it.
  await report('stranger', { name: 'purchase', amount: 9900, currency: 'EUR' })
  await pass(day)
  await report(ahoy, { name: 'level_up' })
  await report(otherAhoy, { name: 'purchase', amount: 1250, currency: 'EUR' })
  await report(otherHello, { name: 'uninstall' })
  await pass(day)

  const result = await holder.invoke(calls['ab-testing.result.get'], { experimentId })
  const served = { Hello: byVariant.get('Hello')?.length ?? 0, Ahoy: byVariant.get('Ahoy')?.length ?? 0 }
  expect(result.split.groups.map(({ people }) => people)).toEqual([served.Hello, served.Ahoy])
  const means = (metricId: string) => {
    const groups = result.metrics.find((metric) => metric.metricId === metricId)?.groups
    return variants.map(({ variantId, variantName }) => {
      const group = groups?.find((each) => each.variantId === variantId)
      return [variantName, group?.people, group?.mean]
    })
  }
  const expected = (sumOfHello: number, sumOfAhoy: number) => [
    ['Hello', served.Hello, sumOfHello / served.Hello],
    ['Ahoy', served.Ahoy, sumOfAhoy / served.Ahoy],
  ]
  // Both people of Ahoy came back; of Hello, the one only removed the app.
  expect(means('returnedNextDay')).toEqual(expected(0, 2))
  expect(means('revenue')).toEqual(expected(250, 1250))
  expect(means('secondsOfUse')).toEqual(expected(100, 300))
  expect(means('crashed')).toEqual(expected(0, 1))

  // Recomputed from the stored events, person by person.
  const [events, members] = await test.platform.services.database.asPlatform(async (db) => [
    await rowsOf<{ person: number; at: number }>(
      db,
      sql`select person, (extract(epoch from day)::int / 3600 + hour) as at from cw_report_events
        where app_id = ${app.appId} and kind = 35 and item = 'level_up'`,
    ),
    await rowsOf<{ variant: string; person: number | null; time: string }>(
      db,
      sql`select variant_id as variant, person, time from cw_experiment_people where experiment_id = ${experimentId}`,
    ),
  ])
  const timesOf = ({ person, time }: (typeof members)[number]) => {
    const from = Math.floor(Number(time) / hour)
    const until = (Math.floor(from / 24) + 2) * 24
    return events.filter((each) => each.person === person && each.at >= from && each.at < until).length
  }
  for (const [metricId, valueOf] of [
    ['did:level_up', (times: number) => Number(times > 0)],
    ['times:level_up', (times: number) => times],
  ] as const)
    expect(means(metricId)).toEqual(
      variants.map(({ variantId, variantName }) => {
        const values = members.filter(({ variant }) => variant === variantId).map((each) => valueOf(timesOf(each)))
        return [variantName, values.length, values.reduce((sum, value) => sum + value, 0) / values.length]
      }),
    )
  expect(means('times:level_up')).toEqual(expected(2, 1))

  const people = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ joined: number; all: number }>(
      db,
      sql`select count(person)::int as joined, count(*)::int as all from cw_experiment_people where experiment_id = ${experimentId}`,
    ),
  )
  expect(people).toEqual([{ joined: 4, all: served.Hello + served.Ahoy }])
})

it('tells the team of a guardrail that has become worse, once', async () => {
  await holder.invoke(calls['ab-testing.experiment.end'], { experimentId })
  const made = await holder.invoke(calls['ab-testing.experiment.create'], {
    appId: app.appId,
    experimentName: 'Louder',
  })
  await holder.invoke(calls['ab-testing.experiment.update'], {
    ...greeting,
    experimentId: made.experimentId,
    experimentName: 'Louder',
  })
  await holder.invoke(calls['ab-testing.experiment.start'], { experimentId: made.experimentId })
  const got = new Map<string, number>()
  const crashed: string[] = []
  for (let at = 0; at < 120; at++) {
    const variant = await fetchFor(`guarded-${at}`)
    const place = (got.get(variant) ?? 0) + 1
    got.set(variant, place)
    // Five of six who get the new greeting, and one of twenty of the others.
    if (variant === 'Ahoy' ? place % 6 !== 0 : place % 20 === 0) crashed.push(`guarded-${at}`)
  }
  for (const personId of crashed) await report(personId, { name: 'crash' })
  const told = async () => {
    const { items } = await holder.invoke(teamCalls['notices.notice.list'], { language: 'en', maxReqCount: 50 })
    return items.filter(({ topic }) => topic === 'experiment-guardrail').map(({ title, body }) => [title, body])
  }
  expect(await told()).toEqual([])
  await pass(2 * day)
  const notice = ['“Louder” makes a guardrail worse', expect.stringContaining('it is worse in Ahoy') as string]
  expect(await told()).toEqual([notice])
  await pass(2 * day)
  expect(await told()).toEqual([notice])
})

it('offers the events that the app has sent in 28 days, and plans with one that is the goal', async () => {
  const plan = () =>
    holder.invoke(calls['ab-testing.plan.get'], { appId: app.appId, windowDays: 1, goal: 'times:level_up' })
  const { eventNames, baselines } = await plan()
  expect(eventNames).toEqual([
    { eventName: 'level_up', events: 3, people: 2 },
    { eventName: 'level_down', events: 1, people: 1 },
  ])
  expect(baselines.find(({ metricId }) => metricId === 'times:level_up')?.mean).toBeGreaterThan(0)
  const { items } = await holder.invoke(calls['ab-testing.metric.list'], undefined)
  expect(items.find(({ metricId }) => metricId === 'did::event')?.query).toContain('v.item = :event')
  await pass(28 * day)
  expect((await plan()).eventNames).toEqual([])
})

it.each(['did:', 'often:level_up', 'times:' + 'x'.repeat(65), 'did:a\0b', '__proto__'])(
  'refuses %j as a goal',
  async (goal) => {
    const input = { appId: app.appId, goal } as unknown as { appId: string }
    await expect(holder.invoke(calls['ab-testing.plan.get'], input)).rejects.toMatchObject({ reason: 'bad-parameter' })
  },
)
