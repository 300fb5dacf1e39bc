import { OFREPWebProvider } from '@openfeature/ofrep-web-provider'
import { OpenFeature, type EvaluationContext } from '@openfeature/web-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { placeOf } from '@console-widgets/conditions'
import { rowsOf } from '@console-widgets/platform/database/connection'
import { calls as experimentCalls } from '@console-widgets/ab-testing/contract'
import type { Console } from '@console-widgets/core'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { calls as projectCalls } from '@console-widgets/projects/contract'
import { calls } from '@console-widgets/remote-config/contract'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import type { Template } from '@console-widgets/remote-config/model'

/** The walk of an app and two editors, with the OpenFeature client as it is published. */
let test: TestPlatform
let holder: Console
let developer: Console
let address: string
const statuses: number[] = []
const projectId = demoProjectIds.navigation
const appId = '108370001'

beforeAll(async () => {
  test = await createTestPlatform({ membersEditDemoProjects: true })
  holder = await signIn(test.platform)
  developer = await signIn(test.platform, demoAccounts.development)
  // The demo's experiment holds a parameter that this walk removes.
  await holder.invoke(experimentCalls['ab-testing.experiment.end'], { experimentId: 'experiment-greeting' })
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  address = `${clientAddress(testOrigin, key ?? '')}/config`
})
afterAll(async () => {
  await OpenFeature.close()
  await test.close()
})

const provider = () =>
  new OFREPWebProvider({
    baseUrl: address,
    pollInterval: 0,
    fetchImplementation: async (...asked: Parameters<typeof fetch>) => {
      const answer = await test.platform.fetch(new Request(...asked), { address: '198.51.100.7' })
      statuses.push(answer.status)
      return answer
    },
  })

const german: EvaluationContext = { targetingKey: 'person-1', country: 'DE', appVersion: '2.6' }

const template = (greeting: string): Template => ({
  conditions: [
    { name: 'Germany', anyOf: [{ allOf: [{ subject: 'country', name: '', operator: 'is', values: ['DE'] }] }] },
    {
      name: 'Half',
      anyOf: [{ allOf: [{ subject: 'percent', name: 'half', operator: 'percentAtMost', values: ['100'] }] }],
    },
    {
      name: 'Old',
      anyOf: [{ allOf: [{ subject: 'appVersion', name: '', operator: 'versionLess', values: ['2.0'] }] }],
    },
  ],
  parameters: [
    {
      key: 'greeting',
      valueType: 'string',
      description: '',
      group: '',
      defaultValue: greeting,
      values: [
        { condition: 'Old', value: 'Please update' },
        { condition: 'Germany', value: 'Moin' },
      ],
    },
    {
      key: 'limits',
      valueType: 'json',
      description: '',
      group: '',
      defaultValue: null,
      values: [{ condition: 'Half', value: '{"days":7}' }],
    },
    { key: 'own', valueType: 'boolean', description: '', group: '', defaultValue: null, values: [] },
  ],
})

const get = (console: Console) => console.invoke(calls['remote-config.config.get'], { projectId })
const draft = async (console: Console, next: Template, baseVersion?: number) =>
  console.invoke(calls['remote-config.config.update'], {
    projectId,
    baseVersion: baseVersion ?? (await get(console)).published.version,
    template: next,
  })
const publish = (console: Console, baseVersion: number) =>
  console.invoke(calls['remote-config.config.create'], { projectId, baseVersion, note: 'Greeting' })

it('of a project with data elsewhere is at its own site, which the refusal says', async () => {
  const project = { projectName: 'Fjord', region: 'DE' } as const
  const { projectId: elsewhere } = await holder.invoke(projectCalls['projects.project.create'], project)
  const get = () => holder.invoke(calls['remote-config.config.get'], { projectId: elsewhere })
  expect(await refused(get())).toMatchObject({ reason: 'other-site', kind: 'conflict' })
  await holder.invoke(projectCalls['projects.region.update'], { projectId: elsewhere, regions: ['DE', 'CN'] })
  expect(await get()).toMatchObject({ published: { version: 0 } })
})

it('reads, revalidates, and follows the person, a publish, and a rollback', async () => {
  const { published } = await get(holder)
  await draft(holder, template('Hello'))
  const open = provider()
  await OpenFeature.setContext(german)
  await OpenFeature.setProviderAndWait(open)
  const client = OpenFeature.getClient()
  // A draft never leaves the console.
  expect(client.getStringValue('greeting', 'none')).toBe('none')
  const { published: first } = await publish(holder, published.version)
  expect(first.version).toBe(published.version + 1)

  await open.onContextChange(german, { ...german })
  expect(client.getStringDetails('greeting', 'none')).toMatchObject({
    value: 'Moin',
    variant: 'Germany',
    reason: 'TARGETING_MATCH',
  })
  expect(client.getObjectDetails('limits', {})).toMatchObject({ value: { days: 7 }, variant: 'Half', reason: 'SPLIT' })
  expect(client.getBooleanValue('own', true)).toBe(true)
  const before = statuses.length
  await open.onContextChange(german, { ...german })
  expect(statuses.slice(before)).toEqual([304])
  expect(client.getStringValue('greeting', 'none')).toBe('Moin')

  await OpenFeature.setContext({ ...german, country: 'FR' })
  expect(client.getStringDetails('greeting', 'none')).toMatchObject({ value: 'Hello', reason: 'STATIC' })

  await draft(holder, template('Bonjour'))
  await publish(holder, first.version)
  await open.onContextChange({}, { ...german, country: 'FR' })
  expect(client.getStringValue('greeting', 'none')).toBe('Bonjour')
  await holder.invoke(calls['remote-config.version.rollback'], {
    projectId,
    version: first.version,
    baseVersion: first.version + 1,
  })
  await open.onContextChange({}, { ...german, country: 'FR' })
  expect(client.getStringValue('greeting', 'none')).toBe('Hello')
  const { items } = await holder.invoke(calls['remote-config.version.list'], { projectId })
  expect(items[0]).toMatchObject({ kind: 'rollback', restored: first.version, changes: 1 })
})

it('evaluates a single flag by the protocol, with its errors', async () => {
  const ask = async (path: string, body: unknown) => {
    const answer = await test.platform.fetch(
      new Request(`${address}/ofrep/v1/evaluate/flags${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    return [answer.status, await answer.json()] as const
  }
  expect(await ask('/greeting', { context: german })).toMatchObject([200, { key: 'greeting', value: 'Moin' }])
  const [, own] = await ask('/own', { context: german })
  expect(own).toMatchObject({ key: 'own', reason: 'STATIC' })
  expect(own).not.toHaveProperty('value')
  expect(await ask('/none', { context: german })).toMatchObject([404, { key: 'none', errorCode: 'FLAG_NOT_FOUND' }])
  expect(await ask('/__proto__', { context: german })).toMatchObject([404, { errorCode: 'FLAG_NOT_FOUND' }])
  expect(await ask('', { context: {} })).toMatchObject([400, { errorCode: 'TARGETING_KEY_MISSING' }])
  expect(await ask('', { context: [] })).toMatchObject([400, { errorCode: 'INVALID_CONTEXT' }])
  expect(await ask('', { context: { targetingKey: 'x'.repeat(65) } })).toMatchObject([
    400,
    { errorCode: 'INVALID_CONTEXT' },
  ])
  expect(await ask('/greeting', '{')).toMatchObject([400, { key: 'greeting', errorCode: 'PARSE_ERROR' }])
})

it('rejects a publish on top of a stale version, and one of two at once', async () => {
  const { published } = await get(holder)
  const { version } = published
  await draft(developer, template('From the developer'))
  await draft(holder, template('From the holder'))
  const both = await Promise.allSettled([publish(developer, version), publish(holder, version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = both.find((each) => each.status === 'rejected')
  expect(refused?.reason).toMatchObject({ status: 409 })
})

it('locks a parameter, which only its owner and who runs the team unlock', async () => {
  const guard = (console: Console, part: { isOwn: boolean; isLocked: boolean }) =>
    console.invoke(calls['remote-config.parameter.update'], { projectId, key: 'greeting', ...part })
  const { guarded } = await guard(holder, { isOwn: true, isLocked: true })
  expect(guarded).toEqual([expect.objectContaining({ key: 'greeting', isOwn: true, isLocked: true, mayChange: true })])
  const { published, guarded: theirs } = await get(developer)
  expect(theirs).toEqual([expect.objectContaining({ key: 'greeting', isOwn: false, mayChange: false })])
  expect(await refused(guard(developer, { isOwn: true, isLocked: false }))).toMatchObject({ reason: 'parameter-owned' })
  await draft(developer, template('Locked'))
  expect(await refused(publish(developer, published.version))).toMatchObject({ reason: 'parameter-locked' })
  await guard(holder, { isOwn: false, isLocked: false })
  const { published: next, guarded: none } = await publish(developer, published.version)
  expect([next.version, none]).toEqual([published.version + 1, []])
  // A rollback is for emergencies.
  await guard(holder, { isOwn: false, isLocked: true })
  const { version } = published
  await holder.invoke(calls['remote-config.version.rollback'], { projectId, version, baseVersion: version + 1 })
  await guard(holder, { isOwn: false, isLocked: false })
})

it('counts fetches, people, conditions, and attributes as they were', async () => {
  const { publishedVersion, versions, conditions } = await holder.invoke(calls['remote-config.report.get'], {
    projectId,
    days: 1,
  })
  const [live] = versions.filter(({ version }) => version === publishedVersion)
  expect(live).toBeUndefined()
  expect(conditions).toEqual([])
  const send = (person: string, context: object) =>
    test.platform.fetch(
      new Request(`${address}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ context: { targetingKey: person, ...context } }),
      }),
    )
  await Promise.all([
    send('a', { country: 'DE', level: 3 }),
    send('a', { country: 'DE', level: 'high' }),
    send('b', { country: 'FR', level: 4 }),
    send('c', { tags: [1] }),
  ])
  const report = await holder.invoke(calls['remote-config.report.get'], { projectId, days: 1 })
  expect(report.versions.find(({ version }) => version === publishedVersion)).toMatchObject({ fetches: 4, people: 3 })
  expect(report.conditions).toEqual([
    { condition: 'Germany', fetches: 2 },
    { condition: 'Half', fetches: 4 },
  ])
  const { items } = await holder.invoke(calls['remote-config.attribute.list'], {
    projectId,
    filter: ['attributeName:=:level'],
  })
  expect(items.map(({ valueType, contexts }) => [valueType, contexts])).toEqual([
    ['number', 2],
    ['text', 1],
  ])
})

it('estimates whom conditions and a draft reach, from the people of the last weeks', async () => {
  const { published } = await get(holder)
  const { conditions, parameters } = published.template
  const rule = (subject: 'percent' | 'attribute', name: string, value: string) => ({
    anyOf: [{ allOf: [{ subject, name, operator: subject === 'percent' ? 'percentAtMost' : 'is', values: [value] }] }],
  })
  await draft(holder, {
    conditions: [
      ...conditions.filter(({ name }) => name === 'Germany'),
      { name: 'Half', ...rule('percent', 'half', '50') },
      { name: 'Beta', ...rule('attribute', 'channel', 'beta') },
    ] as Template['conditions'],
    parameters: parameters.map((each) => ({
      ...each,
      values: each.key === 'greeting' ? [{ condition: 'Germany', value: 'Servus' }] : each.values,
    })),
  })
  const reach = await holder.invoke(calls['remote-config.reach.get'], { projectId })
  const since = new Date(test.platform.services.clock.now() - 28 * 86_400_000).toISOString().slice(0, 10)
  const people = await test.platform.services.database.asPlatform((db) =>
    rowsOf<{ person: number; country: string }>(
      db,
      sql`select distinct on (e.app_id, e.person) e.person, e.country from cw_report_events e
        join cw_apps a on a.app_id = e.app_id
        where a.project_id = ${projectId} and e.kind = 8 and e.person > 0 and e.day >= ${since}::date
        order by e.app_id, e.person, e.day desc`,
    ),
  )
  expect(people.length).toBeGreaterThan(50)
  const germans = people.filter(({ country }) => country === 'DE')
  const half = people.filter(({ person }) => placeOf('half', `demo-${person}`) <= 50_000_000)
  expect(reach).toMatchObject({ people: people.length, affectedUnknown: [] })
  expect(reach.conditions).toEqual([
    { condition: 'Germany', least: germans.length, most: germans.length, unknown: [] },
    { condition: 'Half', least: half.length, most: half.length, unknown: [] },
    { condition: 'Beta', least: 0, most: people.length, unknown: [{ subject: 'attribute', name: 'channel' }] },
  ])
  // Germans are greeted in another way, and those beyond the first half lose a value.
  const others = people.filter((each) => germans.includes(each) || !half.includes(each))
  expect(reach.affected).toBe(others.length)
  // Those to evaluate as are some of them.
  const stored = new Map(people.map(({ person, country }) => [`demo-${person}`, country]))
  expect(reach.examples.map(({ targetingKey }) => stored.get(targetingKey))).toEqual(
    reach.examples.map(({ country }) => country),
  )
  expect(new Set(reach.examples.map(({ country }) => country)).size).toBeGreaterThan(2)
})
