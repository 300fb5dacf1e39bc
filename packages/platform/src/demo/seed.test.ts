import { describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { accounts } from '../accounts/tables.ts'
import { createTestPlatform, signIn, testStart } from '@console-widgets/sandbox/testing/test-platform'
import { demoAccounts, people } from './people.ts'
import { ensureDemoTeams } from './demo-teams.ts'

describe('demo team', () => {
  it('has apps of all types and languages, created over the last 90 days', async () => {
    const test = await createTestPlatform()
    const console = await signIn(test.platform)
    const { items } = await console.invoke(calls['apps.app.list'], { maxReqCount: 100 })
    expect(items).toHaveLength(18)
    expect(new Set(items.map((app) => app.defaultLang))).toEqual(new Set(['en-US', 'zh-CN', 'ru-RU']))
    expect(new Set(items.map((app) => app.packageType))).toEqual(new Set([1, 2, 8]))
    const oldest = Math.min(...items.map((app) => app.createTime))
    expect((testStart - oldest) / 86_400_000).toBeGreaterThan(80)
    expect(Math.max(...items.map((app) => app.updateTime))).toBeLessThanOrEqual(testStart)
    await test.close()
  }, 60_000)

  it('has four members with different roles and one password', async () => {
    const test = await createTestPlatform()
    const roles = []
    for (const account of Object.values(demoAccounts))
      roles.push((await signIn(test.platform, account)).session.$profile.get()?.roles[0])
    expect(roles).toEqual(['holder', 'app-administrator', 'development', 'finance'])
    await test.close()
  }, 60_000)

  it('is not created again once it exists', async () => {
    const test = await createTestPlatform()
    await ensureDemoTeams(test.platform.services, [])
    expect(await test.platform.services.database.asPlatform((db) => db.$count(accounts))).toBe(people.length)
    await test.close()
  }, 60_000)

  it('can be omitted', async () => {
    const test = await createTestPlatform({ demoTeam: false })
    expect(await test.platform.services.database.asPlatform((db) => db.$count(accounts))).toBe(0)
    await test.close()
  }, 60_000)
})
