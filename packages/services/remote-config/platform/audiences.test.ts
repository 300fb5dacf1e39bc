import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operator } from '@console-widgets/conditions'
import type { Console } from '@console-widgets/core'
import { demoInvited } from '@console-widgets/platform/demo/people'
import { day } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { calls } from '@console-widgets/remote-config/contract'
import { createClientApp } from '@console-widgets/sandbox/testing/client-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())

const audiencesOf = async (console: Console, projectId: string) => {
  const { items } = await console.invoke(calls['remote-config.prediction.list'], { projectId })
  return Object.fromEntries(items.map(({ audienceId, people }) => [audienceId, people]))
}

it('have the people whom the events give by other code', async () => {
  const holder = await signIn(test.platform)
  const projectId = demoProjectIds.navigation
  const events = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ app_id: string; person: number; kind: number; ago: number }>(
      db,
      sql`select app_id, person, kind, ('2026-03-01'::date - day) as ago from cw_report_events
        where app_id in (select ${apps.appId} from ${apps} where ${apps.projectId} = ${projectId}) and person > 0
          and day <= '2026-03-01' and kind in (4, 8, 13, 14)`,
    ),
  )
  const people = new Map<string, { installed: number; used: number; paid: number }>()
  for (const { app_id, person, kind, ago } of events) {
    const known = people.get(`${app_id} ${person}`) ?? { installed: -1, used: Infinity, paid: Infinity }
    if (kind === 4) known.installed = ago
    else if (kind === 8) known.used = Math.min(known.used, ago)
    else known.paid = Math.min(known.paid, ago)
    people.set(`${app_id} ${person}`, known)
  }
  const users = [...people.values()].filter(({ installed }) => installed >= 0)
  const expected = {
    leaving: users.filter(({ used }) => used >= 7 && used < 14).length,
    spending: users.filter(({ paid }) => paid < 28).length,
    new: users.filter(({ installed }) => installed < 7).length,
  }
  expect(Math.min(...Object.values(expected))).toBeGreaterThan(0)
  expect(await audiencesOf(holder, projectId)).toEqual(expected)
})

it('decide which value a person gets, once the app has reported what they did', async () => {
  let holder = await signIn(test.platform, demoInvited)
  const app = await createClientApp(test, holder, 'Tide Tables')
  const { projectId } = app
  const template = (operator: Operator) => ({
    conditions: [
      {
        name: 'paying',
        anyOf: [{ allOf: [{ subject: 'audience' as const, name: '', operator, values: ['spending'] }] }],
      },
    ],
    parameters: [
      {
        key: 'greeting',
        valueType: 'string' as const,
        description: '',
        group: '',
        defaultValue: 'Hello',
        values: [{ condition: 'paying', value: 'Thanks' }],
      },
    ],
  })
  const publish = async (operator: Operator, baseVersion: number) => {
    await holder.invoke(calls['remote-config.config.update'], { projectId, baseVersion, template: template(operator) })
    await holder.invoke(calls['remote-config.config.create'], { projectId, baseVersion })
  }
  const greetingOf = async (targetingKey: string) => {
    const answer = await app.send('/config/ofrep/v1/evaluate/flags/greeting', { context: { targetingKey } })
    return ((await answer.json()) as { value: string }).value
  }
  await publish('is', 0)
  const event = { time: test.clock.now(), version: '1.0.0' }
  await app.send('/events', [
    { ...event, eventId: '1', personId: 'ada', name: 'purchase', amount: 100, currency: 'EUR' },
    { ...event, eventId: '2', personId: 'grace', name: 'active' },
  ])
  expect(await greetingOf('ada')).toBe('Hello')
  test.clock.advance(day)
  await test.platform.wake()
  expect(await Promise.all(['ada', 'grace', 'unknown'].map(greetingOf))).toEqual(['Thanks', 'Hello', 'Hello'])
  holder = await signIn(test.platform, demoInvited)
  expect(await audiencesOf(holder, projectId)).toEqual({ leaving: 0, spending: 1, new: 2 })

  await publish('isNot', 1)
  expect(await Promise.all(['ada', 'grace', 'unknown'].map(greetingOf))).toEqual(['Hello', 'Thanks', 'Hello'])
  expect(await refused(publish('contains', 2))).toMatchObject({ reason: 'bad-parameter' })

  test.clock.advance(29 * day)
  await test.platform.wake()
  holder = await signIn(test.platform, demoInvited)
  expect(await audiencesOf(holder, projectId)).toEqual({ leaving: 0, spending: 0, new: 0 })
})
