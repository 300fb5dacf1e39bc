import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bucketData, storageData } from '@console-widgets/cloud-storage/data'
import type { Console } from '@console-widgets/core'
import { createMemoryPlace, type Query } from '@console-widgets/data'
import { instanceData } from '@console-widgets/relational-database/data'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Console
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())
beforeEach(async () => {
  console = await signIn(test.platform)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  console.close()
})

const place = createMemoryPlace('/')
const reads = {
  'the list of buckets': () => storageData(console, place).service,
  'a bucket': () => bucketData(console, place, 'northwind-uploads').service,
  'databases, and a database': () => instanceData(console).instance,
}

/** Suspends these services of the demo team, and resumes all others. */
async function suspend(...services: string[]): Promise<void> {
  const { database, jobs } = test.platform.services
  const payload = { suspended: services.map((service) => ({ service, reason: 'arrears' })) }
  await database.asPlatform((db) =>
    jobs.schedule(db, { kind: 'projects.suspend-services', teamId: demoTeamId, payload, dueTime: test.clock.now() }),
  )
  await test.platform.wake()
}

it.each(Object.entries(reads))('an untouched page of %s learns that its service is suspended', async (_, read) => {
  const query = read() as Query<{ order: { state: string } }>
  const stop = query.listen(() => undefined)
  const state = () => query.get().data?.order.state
  await vi.waitFor(() => expect(state()).toBe('active'), { timeout: 5000 })
  await suspend('cloud-storage', 'relational-database')
  expect(state()).toBe('active')
  await vi.advanceTimersByTimeAsync(31_000)
  await vi.waitFor(() => expect(state()).toBe('suspended'), { timeout: 5000 })
  await suspend()
  stop()
})
