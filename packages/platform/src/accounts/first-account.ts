import type { PlatformParts } from '../calls/platform-parts.ts'
import { hashPassword } from '../secrets/secrets.ts'
import { createAccount, siteOfCountry } from './new-account.ts'
import { accounts } from './tables.ts'

/** Account holder of a platform without a demo team, who invites all others. */
export interface FirstAccount {
  /** Mail address. */
  account: string
  /** Password of the first sign-in, which asks for another. */
  password: string
  /** Country code of their team, which determines its site. */
  country: string
}

/**
 * Creates the first account, with a team of its own, on a platform without accounts.
 * @throws Error if the country is unknown
 */
export async function ensureFirstAccount(
  { database, clock }: Pick<PlatformParts, 'database' | 'clock'>,
  { account, password, country }: FirstAccount,
): Promise<void> {
  const siteId = siteOfCountry(country)
  if (siteId === undefined) throw new Error(`'${country}' isn’t a country code such as DE.`)
  if ((await database.asPlatform((db) => db.$count(accounts))) > 0) return
  const passwordHash = await hashPassword(password)
  const [userName = account, teamName = account] = account.split('@')
  await database.asPlatform((db) =>
    createAccount(db, {
      account,
      userName,
      teamName,
      country,
      siteId,
      passwordHash,
      mustChangePassword: true,
      verifyRealName: 0,
      now: clock.now(),
    }),
  )
}
