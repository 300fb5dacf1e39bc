import { accounts, members, teams, unionAccounts } from '../accounts/tables.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { hashPassword } from '../secrets/secrets.ts'
import { fillHalves } from './fill-halves.ts'
import type { SeededArea } from './seed-context.ts'
import { demoAccount, demoMembers, demoTeams, demoUnionAccount, people } from './people.ts'

/** Fills a platform without accounts with demo users, teams, and their data. */
export async function ensureDemoTeams(services: PlatformParts, halves: readonly SeededArea[]): Promise<void> {
  const { database, clock } = services
  const fresh = await database.asPlatform(async (db) => (await db.$count(accounts)) === 0)
  if (!fresh) return
  const passwordHash = await hashPassword(demoAccount.password)
  await database.asPlatform(async (db) => {
    const now = clock.now()
    await db.insert(teams).values(demoTeams)
    await db.insert(accounts).values(people.map((person) => ({ ...person, passwordHash })))
    const { partner, unionId } = demoUnionAccount
    await db.insert(unionAccounts).values({ partner, unionId, userId: demoTeamId, passwordHash })
    await db.insert(members).values(demoMembers(now))
    await fillHalves(halves, { db, services, now })
  })
}
