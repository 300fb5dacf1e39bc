import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fileCalls } from '@console-widgets/core/contract'
import { actHeader } from '@console-widgets/core/model'
import { demoAccounts } from '../demo/people.ts'
import { createRawBrowser, type RawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import type { Queries } from '../database/connection.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { beginAct, renewClaim, type Act } from './acts.ts'
import { acts } from './tables.ts'

let test: TestPlatform
let browser: RawBrowser
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  browser = createRawBrowser(test.platform)
  await browser.signIn()
})
afterAll(() => test.close())

const createApp = async (appName: string, actId: string, by = browser) => {
  const answer = await by.call(
    'POST',
    '/amis/app-manage/v1/app',
    { appName, parentType: 13 },
    { agcCsrfToken: by.csrfToken(), [actHeader]: actId },
  )
  return { status: answer.status, ...((await answer.json()) as { appId?: string; reason?: string }) }
}
const rows = () => test.platform.services.database.asPlatform((db) => db.select().from(acts))

it('returns the first answer to a repeated request without repeating the change', async () => {
  const first = await createApp('Harbour Notes', 'a1')
  expect(first).toMatchObject({ status: 200, appId: expect.any(String) })
  expect(await createApp('Harbour Notes', 'a1')).toEqual(first)
})

it('applies two identical concurrent requests once', async () => {
  const both = await Promise.all([createApp('Tide Tables', 'a2'), createApp('Tide Tables', 'a2')])
  expect(both[0]).toMatchObject({ status: 200, appId: expect.any(String) })
  expect(both[1]).toEqual(both[0])
})

it('rejects an ID that comes again with another input, and changes nothing', async () => {
  const first = await createApp('Sea Marks', 'a3')
  expect(await createApp('Sea Signs', 'a3')).toEqual({
    status: 422,
    reason: 'key-reused',
    ret: { code: 204144659, msg: 'This idempotency-key was sent with other data before. Send a new one.' },
  })
  expect(await createApp('Sea Marks', 'a3')).toEqual(first)
  expect(await createApp('Sea Signs', 'a6')).toMatchObject({ status: 200 })
})

it('rejects one of two concurrent requests with one ID and different inputs', async () => {
  const both = await Promise.all([createApp('North Light', 'a8'), createApp('South Light', 'a8')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

it('treats another ID, and the same ID of another user, as another action', async () => {
  const other = createRawBrowser(test.platform)
  await other.signIn({ account: demoAccounts.appAdministrator.account })
  expect(await createApp('Lamp Oil', 'a3', other)).toMatchObject({ status: 200 })
  expect(await createApp('Sea Marks', 'a4')).toMatchObject({ status: 409, reason: 'name-taken' })
})

it('does not remember rejected requests', async () => {
  expect(await createApp('Sea Marks', 'a5')).toMatchObject({ reason: 'name-taken' })
  const before = (await rows()).length
  expect(await createApp('Sea Marks', 'a5')).toMatchObject({ reason: 'name-taken' })
  expect(await rows()).toHaveLength(before)
})

it('stores answers encrypted', async () => {
  const { appId } = await createApp('Secret Coves', 'act-of-coves')
  const storedRows = JSON.stringify(await rows())
  expect(appId).toEqual(expect.any(String))
  expect(storedRows).not.toContain(appId as string)
  expect(storedRows).not.toContain('act-of-coves')
})

it('lets another node take over a change whose node died, once its claim has ended', async () => {
  const { database } = test.platform.services
  const request = new Request('http://console.test', { headers: { [actHeader]: 'slow' } })
  const caller = {
    call: fileCalls['files.multipart-upload.compose'],
    request,
    userId: 'user-of-acts',
    now: test.clock.now,
  }
  const inTeam = <T>(work: (db: Queries) => Promise<T>) =>
    database.asTeam({ teamId: demoTeamId, userId: 'user-of-acts' }, work)
  const toldToWait = (seconds: string) => ({ reason: 'in-progress', status: 409, headers: { 'retry-after': seconds } })
  const begin = () => inTeam((db) => beginAct(db, caller, { objectId: 'CN1' }))
  const first = (await begin()) as Act
  await expect(begin()).rejects.toMatchObject(toldToWait('5'))
  test.clock.advance(20_000)
  await inTeam((db) => first.renew(db))
  test.clock.advance(20_000)
  await expect(begin()).rejects.toMatchObject(toldToWait('5'))
  test.clock.advance(8000)
  await expect(begin()).rejects.toMatchObject(toldToWait('2'))
  test.clock.advance(12_000)
  const second = (await begin()) as Act
  expect(second.earlierAnswer).toBeUndefined()
  await expect(begin()).rejects.toMatchObject(toldToWait('5'))

  // The first node was only slow, and comes back: it changes nothing that the second now claims.
  await inTeam((db) => first.renew(db))
  await inTeam((db) => first.forget(db))
  await inTeam((db) => first.keepAnswer(db, 'of the first'))
  await expect(begin()).rejects.toMatchObject(toldToWait('5'))
  await inTeam((db) => second.keepAnswer(db, 'of the second'))
  expect((await begin())?.earlierAnswer).toEqual({ answer: 'of the second' })
})

it('renews the claim of a slow change as long as it is applied', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let renewals = 0
    const act = { renew: async () => ++renewals > 0 } as unknown as Act
    const end = renewClaim(act, (work) => work(undefined as never))
    vi.advanceTimersByTime(35_000)
    expect(renewals).toBe(3)
    await end()
    vi.advanceTimersByTime(35_000)
    expect(renewals).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

it('ends the renewals of a claim that is lost, and of one whose database is out of reach', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    let renewals = 0
    const isOurs = async () => ++renewals < 2
    renewClaim({ renew: isOurs } as unknown as Act, (work) => work(undefined as never))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(renewals).toBe(2)

    renewClaim({} as Act, () => Promise.reject(new Error('The database is closed')))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(logged).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    logged.mockRestore()
    vi.useRealTimers()
  }
})

it('forgets a request after a day', async () => {
  test.clock.advance(25 * 3_600_000)
  await browser.signIn()
  await createApp('Day Boats', 'a7')
  expect(await rows()).toHaveLength(1)
})
