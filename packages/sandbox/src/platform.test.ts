import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { createTestPlatform, signIn, type TestPlatform } from './testing/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform()
})
afterAll(() => test.close())

it('signs in a user, who sees only apps of their own team', async () => {
  const console = await signIn(test.platform)
  const { items, total } = await console.invoke(calls['apps.app.list'], { sort: 'appName' })
  expect(total).toBeGreaterThan(0)
  expect(items.map((app) => app.appName)).toContain('Tide Table')
  await console.session.switchTeam('team-lighthouse')
  expect((await console.invoke(calls['apps.app.list'], {})).items.map((app) => app.appName)).not.toContain('Tide Table')
})

it('rejects an app without a name and names the field', async () => {
  const console = await signIn(test.platform)
  await console.session.switchTeam('team-northwind')
  const error = await console
    .invoke(calls['apps.app.create'], { appName: ' ', parentType: 13 })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    kind: 'invalid',
    status: 400,
    issues: [{ field: 'appName', message: 'must not be empty' }],
  })
})
