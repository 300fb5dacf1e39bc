import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operator } from '@console-widgets/conditions'
import type { Console } from '@console-widgets/core'
import { demoInvited } from '@console-widgets/platform/demo/people'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { calls } from '@console-widgets/remote-config/contract'
import type { Template } from '@console-widgets/remote-config/model'
import { createClientApp } from '@console-widgets/sandbox/testing/client-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { calls as teamCalls } from '@console-widgets/teams/contract'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())

describe('audiences', () => {
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
      await holder.invoke(calls['remote-config.config.update'], {
        projectId,
        baseVersion,
        template: template(operator),
      })
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
})

describe('versions', () => {
  const parameter = (key: string, defaultValue: string, values: Record<string, string> = {}) => ({
    key,
    valueType: 'string' as const,
    description: '',
    group: '',
    defaultValue,
    values: Object.entries(values).map(([condition, value]) => ({ condition, value })),
  })
  const inCountry = (country: string) => ({
    name: 'Here',
    anyOf: [{ allOf: [{ subject: 'country' as const, name: '', operator: 'is' as const, values: [country] }] }],
  })
  const template = (color: string, values: Record<string, string> = {}, country = 'DE') => ({
    conditions: [inCountry(country)],
    parameters: [parameter('color', color, values), parameter('size', '1')],
  })

  /** A project of a team whose clock stands still, and what an editor does there. */
  async function open(name: string) {
    const { projectId } = await createClientApp(test, await signIn(test.platform, demoInvited), name)
    const ask = async () => signIn(test.platform, demoInvited)
    const version = async () => (await (await ask()).invoke(calls['remote-config.config.get'], { projectId })).published
    const draft = async (next: Template) => {
      const baseVersion = (await version()).version
      await (await ask()).invoke(calls['remote-config.config.update'], { projectId, baseVersion, template: next })
      return { projectId, baseVersion }
    }
    return {
      projectId,
      ask,
      version,
      draft,
      publish: async (next: Template) => (await ask()).invoke(calls['remote-config.config.create'], await draft(next)),
      schedule: async (next: Template, publishTime: number, note = '') =>
        (await ask()).invoke(calls['remote-config.plan.create'], { ...(await draft(next)), publishTime, note }),
      plans: async () =>
        (await (await ask()).invoke(calls['remote-config.plan.list'], { projectId, sort: 'publishTime' })).items,
      versions: async () => (await (await ask()).invoke(calls['remote-config.version.list'], { projectId })).items,
    }
  }

  /** Turns the clock by a week, and returns the rows that result, with times from their start. */
  async function passWeek(name: string, steps: number) {
    const { schedule, publish, plans, versions, projectId, ask } = await open(name)
    const start = test.clock.now()
    await publish(template('blue'))
    await schedule(template('green'), start + 3.5 * hour, 'Spring')
    await schedule(
      { ...template('blue'), parameters: [parameter('color', 'blue'), parameter('size', '2')] },
      start + 5 * day,
    )
    const never = await schedule(template('gray'), start + day)
    await (await ask()).invoke(calls['remote-config.plan.cancel'], { projectId, planId: never.planId })
    const late = await schedule(template('red'), start + 2 * day, 'Late')
    await (
      await ask()
    ).invoke(calls['remote-config.plan.update'], {
      projectId,
      planId: late.planId,
      publishTime: start + 6 * day,
      note: 'Later',
    })
    for (let step = 0; step < steps; step++) {
      test.clock.advance((7 * day) / steps)
      await test.platform.wake()
    }
    const since = (time: number) => (time - start) / hour
    return {
      plans: (await plans()).map(({ state, publishTime, version, problem, problemNames }) => ({
        state,
        at: since(publishTime),
        version,
        problem,
        problemNames,
      })),
      versions: (await versions()).map(({ version, kind, note, publishTime, changes }) => ({
        version,
        kind,
        note,
        at: since(publishTime),
        changes,
      })),
    }
  }

  it('that are scheduled are published on top of each other, by a week at once as by 168 hours', async () => {
    const atOnce = await passWeek('Week', 1)
    expect(atOnce.plans).toEqual([
      { state: 'published', at: 3.5, version: 2, problem: null, problemNames: [] },
      { state: 'canceled', at: 24, version: null, problem: null, problemNames: [] },
      { state: 'published', at: 120, version: 3, problem: null, problemNames: [] },
      // Both change the color: the first was published since this one was made.
      { state: 'failed', at: 144, version: null, problem: 'changed', problemNames: ['color'] },
    ])
    expect(atOnce.versions.slice(0, 2)).toEqual([
      { version: 3, kind: 'schedule', note: '', at: 120, changes: 1 },
      { version: 2, kind: 'schedule', note: 'Spring', at: 3.5, changes: 1 },
    ])
    expect(await passWeek('Hours', 168)).toEqual(atOnce)
  })

  it('that are scheduled aren’t published if a condition of theirs has changed: a notice tells, and they can be taken back', async () => {
    const { schedule, publish, plans, version, projectId, ask } = await open('Conditions')
    await publish(template('blue'))
    const { planId } = await schedule(template('blue', { Here: 'black' }), test.clock.now() + day, 'Night')
    await publish(template('blue', {}, 'FR'))
    const opened = await (await ask()).invoke(calls['remote-config.plan.get'], { projectId, planId })
    expect(opened.conflicts).toEqual([{ part: 'condition', condition: 'Here' }])
    test.clock.advance(day)
    await test.platform.wake()
    expect(await plans()).toMatchObject([{ state: 'failed', problem: 'changed', problemNames: ['Here'] }])
    expect((await version()).version).toBe(2)
    const editor = await ask()
    const { items } = await editor.invoke(teamCalls['notices.notice.list'], { language: 'en', maxReqCount: 50 })
    const about = items.filter(({ topic, page }) => topic === 'config-schedule' && page?.values.projectId === projectId)
    expect(about).toHaveLength(1)
    expect(about[0]?.body).toContain('Others have changed Here since it was scheduled. Note: Night.')
    const { draft } = await editor.invoke(calls['remote-config.plan.edit'], { projectId, planId })
    expect(draft).toMatchObject({ baseVersion: 1, template: template('blue', { Here: 'black' }) })
    expect(await refused(editor.invoke(calls['remote-config.plan.edit'], { projectId, planId }))).toMatchObject({
      reason: 'draft-open',
    })
  })

  it('that are scheduled aren’t published while a parameter of theirs is locked: neither taken nor carried out', async () => {
    const { schedule, publish, plans, version, projectId, ask } = await open('Locks')
    await publish(template('blue'))
    const lock = async (isLocked: boolean) =>
      (await ask()).invoke(calls['remote-config.parameter.update'], { projectId, key: 'color', isOwn: false, isLocked })
    await lock(true)
    expect(await refused(schedule(template('green'), test.clock.now() + hour))).toMatchObject({
      reason: 'parameter-locked',
    })
    await lock(false)
    await schedule(template('green'), test.clock.now() + hour, 'Spring')
    await lock(true)
    test.clock.advance(hour)
    await test.platform.wake()
    expect(await plans()).toMatchObject([{ state: 'failed', problem: 'locked', problemNames: ['color'] }])
    expect((await version()).version).toBe(1)
    const { items } = await (await ask()).invoke(teamCalls['notices.notice.list'], { language: 'en', maxReqCount: 50 })
    const about = items.filter(({ topic, page }) => topic === 'config-schedule' && page?.values.projectId === projectId)
    expect(about).toMatchObject([{ body: expect.stringContaining('color') }])
    expect(about[0]?.body).toContain('Note: Spring.')
  })

  it('give back some of their parameters, and leave the others as they are', async () => {
    const { publish, version, projectId, ask } = await open('Parts')
    await publish(template('blue'))
    const next = { ...template('green'), parameters: [parameter('color', 'green'), parameter('size', '2')] }
    const { published } = await publish(next)
    const editor = await ask()
    await editor.invoke(calls['remote-config.version.rollback'], {
      projectId,
      version: 1,
      baseVersion: published.version,
      keys: ['size'],
    })
    expect((await version()).template.parameters).toMatchObject([
      { key: 'color', defaultValue: 'green' },
      { key: 'size', defaultValue: '1' },
    ])
  })

  it('can’t be scheduled in the past, without a change, or changed once they are over', async () => {
    const { schedule, publish, projectId, ask } = await open('Rules')
    await publish(template('blue'))
    const now = test.clock.now()
    expect(await refused(schedule(template('green'), now))).toMatchObject({ issues: [{ field: 'publishTime' }] })
    expect(await refused(schedule(template('green'), now + 91 * day))).toMatchObject({
      issues: [{ field: 'publishTime', message: 'must be at most 90 days ahead' }],
    })
    expect(await refused(schedule(template('blue'), now + day))).toMatchObject({ reason: 'config-unchanged' })
    const { planId } = await schedule(template('green'), now + day)
    await (await ask()).invoke(calls['remote-config.plan.cancel'], { projectId, planId })
    const editor = await ask()
    const late = editor.invoke(calls['remote-config.plan.update'], { projectId, planId, publishTime: now + day })
    expect(await refused(late)).toMatchObject({ reason: 'plan-over' })
  })
})
