import { accounts, unionAccounts } from '../accounts/tables.ts'
import { hashPassword } from '../secrets/secrets.ts'
import type { Database } from '../database/connection.ts'
import { demoAccount } from './people.ts'

/** The least that scrypt takes. */
const leastCost = 2

/**
 * Makes the one password of all demo accounts quick to check, where nobody but a test or a page itself reaches the
 * platform: everybody knows it, and hundreds of sign-ins would spend a tenth of a second each on hashing it.
 */
export async function makeDemoPasswordsQuick(database: Database): Promise<void> {
  const passwordHash = await hashPassword(demoAccount.password, leastCost)
  await database.asPlatform(async (db) => {
    await db.update(accounts).set({ passwordHash })
    await db.update(unionAccounts).set({ passwordHash })
  })
}
