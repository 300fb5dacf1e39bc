import { accounts, unionAccounts } from '../accounts/tables.ts'
import { hashPassword } from '../secrets/secrets.ts'
import type { Database } from '../database/connection.ts'
import { demoAccount } from './people.ts'

/** Lowest cost that scrypt accepts. */
const leastCost = 2

/**
 * Makes the demo password cheap to verify, where only tests or the page itself can access the platform. The password is
 * public, and hundreds of sign-ins would each spend a tenth of a second on its hash.
 */
export async function makeDemoPasswordsQuick(database: Database): Promise<void> {
  const passwordHash = await hashPassword(demoAccount.password, leastCost)
  await database.asPlatform(async (db) => {
    await db.update(accounts).set({ passwordHash })
    await db.update(unionAccounts).set({ passwordHash })
  })
}
