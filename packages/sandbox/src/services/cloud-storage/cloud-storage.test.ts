import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { demoAccounts } from '../../demo/people.ts'
import { createTestPlatform, signIn, type TestPlatform } from '../../testing/test-platform.ts'

let test: TestPlatform
let holder: Console
beforeAll(async () => {
  test = await createTestPlatform()
  holder = await signIn(test.platform)
}, 60_000)
afterAll(() => test.close())

const create = (bucketName: string, console = holder) => console.invoke(calls['cloud-storage.bucket.create'], { bucketName })
const list = (console = holder) => console.invoke(calls['cloud-storage.bucket.list'], { sort: 'bucketName' })
const refused = (promise: Promise<unknown>) => promise.then(() => undefined, (error: unknown) => error)

it('lists what was created, and no longer what was deleted', async () => {
  const { bucketId } = await create('First')
  expect((await list()).items).toMatchObject([{ bucketId, bucketName: 'First', createTime: test.clock.now() }])
  await holder.invoke(calls['cloud-storage.bucket.delete'], { bucketId })
  expect((await list()).total).toBe(0)
})

it('has each name once, whatever its case', async () => {
  await create('Second')
  expect(await refused(create('SECOND'))).toMatchObject({ reason: 'name-taken', issues: [{ field: 'bucketName' }] })
  expect(await refused(create('x'.repeat(65)))).toMatchObject({ kind: 'invalid', issues: [{ field: 'bucketName' }] })
})

it('refuses a role that may not, and hides what other teams have', async () => {
  const finance = await signIn(test.platform, demoAccounts.finance)
  expect(await refused(create('Third', finance))).toMatchObject({ reason: 'no-permission' })
  await finance.session.switchTeam('team-lighthouse')
  const { bucketId } = await create('Elsewhere', finance)
  expect((await list()).items.map(({ bucketName }) => bucketName)).not.toContain('Elsewhere')
  expect(await refused(holder.invoke(calls['cloud-storage.bucket.delete'], { bucketId }))).toMatchObject({ status: 404 })
})
