import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/projects/contract'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { auditChanges } from '@console-widgets/platform/audit/tables'
import { day } from '@console-widgets/platform/clock/durations'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { refused } from '@console-widgets/sandbox/testing/refused'
import {
  createTestPlatform,
  signIn,
  testOrigin,
  type TestPlatform,
} from '@console-widgets/sandbox/testing/test-platform'
import { suspensionKind, type SuspensionPayload } from './suspensions.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
afterAll(() => test.close())

const projectId = demoProjectIds.navigation
const appId = '108370001'
const fingerprint = 'AB:'.repeat(31) + 'CD'
const caller = { 'x-app-package': 'com.northwind.maps', 'x-app-fingerprint': fingerprint.toLowerCase() }

/** Asks for the config and for consents as a copy of the app does, and returns the reason of the refusal, if any. */
async function ask(apiKey: string, api: 'remote-config' | 'agreements' = 'remote-config', headers = {}) {
  const path = api === 'agreements' ? 'consents' : 'config/ofrep/v1/evaluate/flags'
  const answer = await test.platform.fetch(
    new Request(`${clientAddress(testOrigin, apiKey)}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ context: { targetingKey: 'ada' } }),
    }),
  )
  return answer.status
}

/** APIs that the plane lists for a copy of the app. */
async function listedApis(apiKey: string): Promise<string[]> {
  const answer = await test.platform.fetch(new Request(clientAddress(testOrigin, apiKey)))
  const { routes } = (await answer.json()) as { routes: { api: string }[] }
  return routes.map(({ api }) => api)
}

const keysOf = async () =>
  (await holder.invoke(calls['delegate-services.api-key.get'], { projectId, filter: [`appId:=:${appId}`] })).items
const keyInFile = async () => {
  const { content } = await holder.invoke(calls['projects.config-file.get'], { projectId, appId })
  return JSON.parse(content).client.api_key as string
}
const create = (keyName: string, restriction = {}) =>
  holder.invoke(calls['delegate-services.api-key.create'], { projectId, appId, keyName, ...restriction })

it('a rotated key is in the configuration file at once, and the one before is accepted for 30 days', async () => {
  const [first] = await keysOf()
  expect(first).toMatchObject({ isInConfigFile: true, apiKey: await keyInFile(), previousUntil: null })
  const { keyId, apiKey: oldest } = first!
  const rotate = () => holder.invoke(calls['delegate-services.api-key.update'], { projectId, keyId, rotate: true })
  const second = await rotate()
  expect(second.previousUntil).toBe(test.clock.now() + 30 * day)
  expect(await keyInFile()).toBe(second.apiKey)
  expect([await ask(oldest), await ask(second.apiKey)]).toEqual([200, 200])

  await test.clock.advance(10 * day)
  holder = await signIn(test.platform)
  const third = await rotate()
  expect([await ask(oldest), await ask(second.apiKey), await ask(third.apiKey)]).toEqual([200, 200, 200])
  await test.clock.advance(20 * day - 1)
  expect(await ask(oldest)).toBe(200)
  await test.clock.advance(1)
  expect([await ask(oldest), await ask(second.apiKey)]).toEqual([404, 200])
  await test.clock.advance(10 * day)
  expect([await ask(second.apiKey), await ask(third.apiKey)]).toEqual([404, 200])

  holder = await signIn(test.platform)
  expect(await keysOf()).toMatchObject([{ apiKey: third.apiKey, previousUntil: null }])
  const rows = await test.platform.services.database.asPlatform((db) =>
    db.select().from(auditChanges).where(eq(auditChanges.tableName, 'cw_api_key_values')),
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(third.apiKey)
})

it('a key obeys its restrictions', async () => {
  const { keyId, ...key } = await create('Release builds', { packageName: 'com.northwind.maps', fingerprint })
  expect(key.fingerprint).toBe('ab'.repeat(31) + 'cd')
  expect(await ask(key.apiKey)).toBe(403)
  expect(await ask(key.apiKey, 'remote-config', caller)).toBe(200)
  expect(await ask(key.apiKey, 'remote-config', { ...caller, 'x-app-package': 'com.other.maps' })).toBe(403)
  expect(await ask(key.apiKey, 'remote-config', { ...caller, 'x-app-fingerprint': '00'.repeat(32) })).toBe(403)
  const update = (change: object) =>
    holder.invoke(calls['delegate-services.api-key.update'], { projectId, keyId, ...change })
  expect(await refused(update({ packageName: null }))).toMatchObject({ issues: [{ field: 'packageName' }] })
  await update({ packageName: null, fingerprint: null, region: 'DE' })
  expect(await ask(key.apiKey)).toBe(403)
  await update({ region: 'CN' })
  expect(await ask(key.apiKey)).toBe(200)

  await holder.invoke(calls['delegate-services.api-key.delete'], { projectId, keyId })
  expect(await ask(key.apiKey)).toBe(404)
})

it('an app has one key at least, and ten at most', async () => {
  const [{ keyId } = { keyId: '' }] = await keysOf()
  const remove = (id: string) => holder.invoke(calls['delegate-services.api-key.delete'], { projectId, keyId: id })
  expect(await refused(remove(keyId))).toMatchObject({ reason: 'conflict' })
  const made = []
  for (let count = 1; count < 10; count++) made.push(await create(`Key ${count}`))
  expect(await refused(create('One more'))).toMatchObject({ reason: 'limit-reached' })
  expect(made.map(({ isInConfigFile }) => isInConfigFile)).not.toContain(true)
  for (const each of made) await remove(each.keyId)
})

it('the apps of a project reach the APIs that are on', async () => {
  const key = await keyInFile()
  const api = { projectId, apiId: 'remote-config' }
  const off = () => holder.invoke(calls['delegate-services.project-api.delete'], api)
  await off()
  expect([await ask(key), await ask(key, 'agreements')]).toEqual([403, 400])
  expect(await listedApis(key)).not.toContain('remote-config')
  expect(await refused(off())).toMatchObject({ reason: 'conflict' })
  const { services } = await holder.invoke(calls['delegate-services.service-status.get'], { projectId })
  expect(services).toMatchObject([
    {
      service: 'cloud-storage',
      kind: 'cloud',
      status: 1,
      regions: [{ region: 'CN', state: 'active' }, { region: 'SG' }],
    },
    { service: 'relational-database', kind: 'cloud', status: 1 },
    { service: 'ads', kind: 'api', status: 1 },
    { service: 'agreements', kind: 'api', status: 1 },
    { service: 'app-messaging', kind: 'api', status: 1 },
    { service: 'links', kind: 'api', status: 1 },
    { service: 'remote-config', kind: 'api', status: 0 },
    { service: 'reports', kind: 'api', status: 1 },
    { service: 'support', kind: 'api', status: 1 },
  ])
  expect(services[0]?.regions[0]?.things).toBeGreaterThan(0)
  expect(await holder.invoke(calls['delegate-services.project-api.create'], api)).toMatchObject({
    isOn: true,
    status: 1,
  })
  expect(await ask(key)).toBe(200)
  expect(
    await refused(holder.invoke(calls['delegate-services.project-api.create'], { projectId, apiId: 'apps' })),
  ).toMatchObject({ issues: [{ field: 'apiId' }] })
})

it('the platform suspends an API of a team, and resumes it', async () => {
  const { database, jobs, clock } = test.platform.services
  const suspend = async (suspended: SuspensionPayload['suspended']) => {
    await database.asPlatform((db) =>
      jobs.schedule(db, { kind: suspensionKind, teamId: demoTeamId, payload: { suspended }, dueTime: clock.now() }),
    )
    await test.platform.wake()
  }
  const key = await keyInFile()
  await suspend([{ service: 'remote-config', reason: 'rules' }])
  expect(await ask(key)).toBe(409)
  const { apis } = await holder.invoke(calls['delegate-services.project-api.get'], { projectId })
  expect(apis).toMatchObject([
    { apiId: 'ads', status: 1 },
    { apiId: 'agreements', status: 1 },
    { apiId: 'app-messaging', status: 1 },
    { apiId: 'links', status: 1 },
    { apiId: 'remote-config', status: 2, isOn: true, suspension: 'rules' },
    { apiId: 'reports', status: 1 },
    { apiId: 'support', status: 1 },
  ])
  expect(await listedApis(key)).not.toContain('remote-config')
  await suspend([])
  expect(await listedApis(key)).toContain('remote-config')
  expect(await ask(key)).toBe(200)
})
