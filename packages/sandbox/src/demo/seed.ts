import { accounts, members, teams, unionAccounts } from '../accounts/tables.ts'
import { hashPassword } from '../accounts/secrets.ts'
import type { Services } from '../services.ts'
import { seedAppPackages } from '../services/app-packages/seed.ts'
import { seedApps } from '../services/apps/seed.ts'
import { seedCloudStorage } from '../services/cloud-storage/seed.ts'
import { seedProjects } from '../services/projects/seed.ts'
import { seedReports } from '../services/reports/seed.ts'
import { seedTeams } from '../services/teams/seed.ts'
import { seedRelationalDatabase } from '../services/relational-database/seed.ts'
import { seedVersions } from '../services/versions/seed.ts'
import { demoTeamId } from './demo-team.ts'
import { demoAccount, demoMembers, demoTeams, demoUnionAccount, people } from './people.ts'
import { createRandom } from './random.ts'
import type { Seed } from './seed-context.ts'

export { demoAccount, demoAccounts, demoUnionAccount } from './people.ts'

/** Where the demo data's chance starts; another number gives other data. */
const demoSeed = 20260302

/** Fills a fresh platform with people, teams and their data; one that has an account is left alone. */
export async function ensureDemoTeam(services: Services): Promise<void> {
  const { database, clock } = services
  const fresh = await database.asPlatform(async (db) => (await db.$count(accounts)) === 0)
  if (!fresh) return
  const passwordHash = await hashPassword(demoAccount.password)
  await database.asPlatform(async (db) => {
    await db.insert(teams).values(demoTeams)
    await db.insert(accounts).values(people.map((person) => ({ ...person, passwordHash })))
    const { partner, unionId } = demoUnionAccount
    await db.insert(unionAccounts).values({ partner, unionId, userId: demoTeamId, passwordHash })
    const seed: Seed = { db, services, random: createRandom(demoSeed), now: clock.now() }
    await db.insert(members).values(demoMembers(seed.now))
    await seedProjects(seed)
    await seedRelationalDatabase(seed)
    await seedApps(seed)
    await seedAppPackages(seed)
    // A version is made of packages.
    await seedVersions(seed)
    // People use the versions that are on the shelf.
    await seedReports(seed)
    await seedTeams(seed)
    await seedCloudStorage(seed)
  })
}
