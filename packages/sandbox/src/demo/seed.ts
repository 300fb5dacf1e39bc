import type { Services } from '../services.ts'
import { accounts, memberships, teams } from '../accounts/tables.ts'
import { hashPassword } from '../accounts/secrets.ts'
import { apps } from '../services/apps/tables.ts'
import { demoTeamId } from './demo-team.ts'

/** The account that a fresh platform can be entered with. */
export const demoAccount = { account: 'demo@northwind.example', password: 'northwind-2026' } as const

/** Fills a fresh platform with a team and its data; one that has an account is left alone. */
export async function ensureDemoTeam({ database, clock }: Services): Promise<void> {
  const fresh = await database.asPlatform(async (db) => (await db.$count(accounts)) === 0)
  if (!fresh) return
  const passwordHash = await hashPassword(demoAccount.password)
  const now = clock.now()
  await database.asPlatform(async (db) => {
    await db.insert(teams).values([
      { teamId: demoTeamId, teamName: 'Northwind Studio', country: 'CN', siteId: 1 },
      { teamId: 'team-lighthouse', teamName: 'Lighthouse Games', country: 'DE', siteId: 7 },
    ])
    await db.insert(accounts).values({ userId: demoTeamId, account: demoAccount.account, userName: 'Ada Lindqvist', passwordHash, lastTeamId: demoTeamId })
    await db.insert(memberships).values([
      { memberTeamId: demoTeamId, userId: demoTeamId, role: 'holder' },
      { memberTeamId: 'team-lighthouse', userId: demoTeamId, role: 'development' },
    ])
    await db.insert(apps).values(
      ['Northwind Maps', 'Northwind Weather', 'Tide Table'].map((appName, index) => ({
        teamId: demoTeamId,
        appId: String(108370001 + index),
        appName,
        packageName: `com.northwind.${appName.split(' ').at(-1)?.toLowerCase()}`,
        packageType: 1,
        parentType: 13,
        isFree: true,
        installationFree: false,
        defaultLang: 'en-US',
        deviceTypes: [4, 5],
        createTime: now - (90 - index) * 86_400_000,
        updateTime: now - index * 86_400_000,
      })),
    )
  })
}
