import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/reports/contract'
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

const create = (reportName: string, console = holder) => console.invoke(calls['reports.report.create'], { reportName })
const list = (console = holder) => console.invoke(calls['reports.report.list'], { sort: 'reportName' })
const refused = (promise: Promise<unknown>) => promise.then(() => undefined, (error: unknown) => error)

it('lists what was created, and no longer what was deleted', async () => {
  const { reportId } = await create('First')
  expect((await list()).items).toMatchObject([{ reportId, reportName: 'First', createTime: test.clock.now() }])
  await holder.invoke(calls['reports.report.delete'], { reportId })
  expect((await list()).total).toBe(0)
})

it('has each name once, whatever its case', async () => {
  await create('Second')
  expect(await refused(create('SECOND'))).toMatchObject({ reason: 'name-taken', issues: [{ field: 'reportName' }] })
  expect(await refused(create('x'.repeat(65)))).toMatchObject({ kind: 'invalid', issues: [{ field: 'reportName' }] })
})

it('refuses a role that may not, and hides what other teams have', async () => {
  const finance = await signIn(test.platform, demoAccounts.finance)
  expect(await refused(create('Third', finance))).toMatchObject({ reason: 'no-permission' })
  await finance.session.switchTeam('team-lighthouse')
  const { reportId } = await create('Elsewhere', finance)
  expect((await list()).items.map(({ reportName }) => reportName)).not.toContain('Elsewhere')
  expect(await refused(holder.invoke(calls['reports.report.delete'], { reportId }))).toMatchObject({ status: 404 })
})
