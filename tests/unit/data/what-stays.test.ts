import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { type Console, ConsoleError } from '@console-widgets/core'
import { createMemoryPlace, dataOf } from '@console-widgets/data'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

let test: TestPlatform
let console: Console
/** While set, no call reaches the platform. */
let trouble: ConsoleError | undefined

beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())
beforeEach(async () => {
  trouble = undefined
  console = await signIn(test.platform)
  const { invoke } = console
  Object.assign(console, {
    invoke: (...request: Parameters<typeof invoke>) => (trouble ? Promise.reject(trouble) : invoke(...request)),
  })
})

const call = calls['apps.app.list']

/** A mounted query and list of the demo team's apps. */
async function look() {
  const data = dataOf(console)
  const query = data.query(call, { maxReqCount: 3 })
  const list = data.list(call, { id: 'apps', key: 'appId', place: createMemoryPlace('/apps') })
  const stops = [query.listen(() => {}), list.$data.listen(() => {})]
  await expect.poll(() => [query.get().data?.total, list.$data.get().items.length]).toEqual([18, 18])
  return { query, list, stop: () => stops.forEach((end) => end()) }
}

it('a failed refresh keeps the data and reports the error, until the next response', async () => {
  const { query, list, stop } = await look()
  trouble = new ConsoleError({ kind: 'network', code: 'ERR_NETWORK', message: 'The connection failed', call: call.id })
  query.revalidate()
  list.reload()
  await expect.poll(() => [query.get().error, list.$data.get().error]).toEqual([trouble, trouble])
  expect(query.get()).toMatchObject({ data: { total: 18 }, loading: false })
  expect(list.$data.get()).toMatchObject({ total: 18, loading: false })
  expect(list.$data.get().items).toHaveLength(18)

  trouble = undefined
  query.revalidate()
  list.reload()
  await expect
    .poll(() => [query.get(), list.$data.get()])
    .toMatchObject([
      { data: { total: 18 }, error: undefined, loading: false },
      { total: 18, error: undefined, loading: false },
    ])
  stop()
})

it('the end of the session removes everything the user saw', async () => {
  const { query, list, stop } = await look()
  await console.session.signOut()
  await expect.poll(() => [query.get().error?.kind, list.$data.get().error?.kind]).toEqual(['signed-out', 'signed-out'])
  expect(query.get().data).toBeUndefined()
  expect(list.$data.get()).toMatchObject({ items: [], total: undefined, more: false })
  stop()
})
