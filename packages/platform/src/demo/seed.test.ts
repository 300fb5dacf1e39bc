import { describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { createRawBrowser } from '@console-widgets/sandbox/testing/raw-browser'
import { ensureFirstAccount } from '../accounts/first-account.ts'
import { accounts, teams } from '../accounts/tables.ts'
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
  })

  it('has four members with different roles and one password', async () => {
    const test = await createTestPlatform()
    const roles = []
    for (const account of Object.values(demoAccounts))
      roles.push((await signIn(test.platform, account)).session.$profile.get()?.roles[0])
    expect(roles).toEqual(['holder', 'app-administrator', 'development', 'finance'])
    await test.close()
  })

  it('is not created again once it exists', async () => {
    const test = await createTestPlatform()
    await ensureDemoTeams(test.platform.services, [])
    expect(await test.platform.services.database.asPlatform((db) => db.$count(accounts))).toBe(people.length)
    await test.close()
  })

  it('can be omitted', async () => {
    const test = await createTestPlatform({ demoTeam: false })
    expect(await test.platform.services.database.asPlatform((db) => db.$count(accounts))).toBe(0)
    await test.close()
  })

  it('can be replaced by a first account, whose team is empty and whose password is only for the first sign-in', async () => {
    const firstAccount = { account: 'ines@harbour.example', password: 'for-the-first-time', country: 'DE' }
    const test = await createTestPlatform({ demoTeam: false, firstAccount })
    const rows = await test.platform.services.database.asPlatform((db) => db.select().from(accounts))
    expect(rows).toMatchObject([{ account: 'ines@harbour.example', userName: 'ines', mustChangePassword: true }])
    const [team] = await test.platform.services.database.asPlatform((db) => db.select().from(teams))
    expect(team).toMatchObject({ teamId: rows[0]?.userId, teamName: 'harbour.example', country: 'DE', siteId: 7 })
    const browser = createRawBrowser(test.platform)
    const answer = await browser.submit(firstAccount)
    expect(answer.headers.get('location') ?? (await answer.text())).toContain('new-password')
    await ensureFirstAccount(test.platform.services, { ...firstAccount, account: 'other@harbour.example' })
    expect(await test.platform.services.database.asPlatform((db) => db.$count(accounts))).toBe(1)
    await expect(ensureFirstAccount(test.platform.services, { ...firstAccount, country: 'XX' })).rejects.toThrow('XX')
    await test.close()
  })
})
