import { and, eq, gt, lte } from 'drizzle-orm'
import { authorizationDays, networkPaths } from '@console-widgets/ads/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newNumber, newSecret } from '@console-widgets/platform/database/ids'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { sealTokens } from './sealed-tokens.ts'
import { adAccounts, adGrants, adProjects } from './tables.ts'
import { tellExpired } from './tell.ts'
import { turnOff } from './turn-off.ts'

type AccountRow = typeof adAccounts.$inferSelect

/** How long a person can take to agree, and the platform to exchange the code. */
const patience = 10 * 60_000

/** Type of the job that ends an authorization. */
export const expireKind = 'ads.expire'

/** Registers who ends authorizations. */
export function defineExpiry({ jobs }: PlatformParts): void {
  jobs.define<{ accountId: string }>(expireKind, async ({ accountId }, { db, teamId, now }) => {
    const [row] = await db
      .update(adAccounts)
      .set({ state: 'expired', updateTime: now })
      .where(
        and(
          eq(adAccounts.accountId, accountId),
          eq(adAccounts.teamId, teamId),
          eq(adAccounts.state, 'authorized'),
          // It may have been renewed since: another job is due then.
          lte(adAccounts.expireTime, now),
        ),
      )
      .returning()
    if (!row) return
    await turnOff(db, eq(adProjects.accountId, accountId), 'authorization', now)
    await tellExpired(db, row, now)
  })
}

/** Begins a round: @returns the page of the ad network, with a state that is good once */
export async function beginRound(
  db: Queries,
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  accountId: string,
  now: number,
): Promise<string> {
  const state = newSecret()
  const round = {
    accountId,
    stateHash: await hashToken(state),
    stateUntil: now + patience,
    codeHash: null,
    codeUntil: null,
  }
  await db.insert(adGrants).values(round).onConflictDoUpdate({ target: adGrants.accountId, set: round })
  return `${publicOrigin}${networkPaths.consent}?state=${state}`
}

/** The account that a state stands for, while it is good. */
export async function accountOfState(db: Queries, state: string, now: number): Promise<AccountRow | undefined> {
  const [found] = await db
    .select({ account: adAccounts })
    .from(adGrants)
    .innerJoin(adAccounts, eq(adAccounts.accountId, adGrants.accountId))
    .where(and(eq(adGrants.stateHash, await hashToken(state)), gt(adGrants.stateUntil, now)))
  return found?.account
}

/** The ad network's answer to a person who agrees: @returns a code that is good once, for the state alone */
export async function issueCode(db: Queries, accountId: string, now: number): Promise<string> {
  const code = newSecret()
  await db
    .update(adGrants)
    .set({ codeHash: await hashToken(code), codeUntil: now + patience })
    .where(eq(adGrants.accountId, accountId))
  return code
}

/**
 * Exchanges a code for tokens, and ends the round.
 * @returns the account, unless state or code is wrong, old, or used
 */
export async function exchangeCode(
  db: Queries,
  services: Pick<PlatformParts, 'secret' | 'jobs'>,
  { state, code }: { state: string; code: string },
  now: number,
): Promise<AccountRow | undefined> {
  const [grant] = await db
    .update(adGrants)
    .set({ stateHash: null, stateUntil: null, codeHash: null, codeUntil: null })
    .where(
      and(
        eq(adGrants.stateHash, await hashToken(state)),
        eq(adGrants.codeHash, await hashToken(code)),
        gt(adGrants.stateUntil, now),
        gt(adGrants.codeUntil, now),
      ),
    )
    .returning()
  return grant && authorize(db, services, grant.accountId, now)
}

/** Ends a round without an authorization. */
export async function abandonRound(db: Queries, state: string): Promise<void> {
  await db
    .update(adGrants)
    .set({ stateHash: null, stateUntil: null, codeHash: null, codeUntil: null })
    .where(eq(adGrants.stateHash, await hashToken(state)))
}

/** Grants access for another period, with new tokens. */
export async function authorize(
  db: Queries,
  services: Pick<PlatformParts, 'secret' | 'jobs'>,
  accountId: string,
  now: number,
): Promise<AccountRow | undefined> {
  const tokens = { accessToken: newSecret(), refreshToken: newSecret() }
  await db
    .update(adGrants)
    .set({ sealedTokens: await sealTokens(services, accountId, tokens) })
    .where(eq(adGrants.accountId, accountId))
  const [before] = await db.select().from(adAccounts).where(eq(adAccounts.accountId, accountId))
  const expireTime = now + authorizationDays * day
  const [row] = await db
    .update(adAccounts)
    .set({
      state: 'authorized',
      networkName: before?.networkName ?? `Harbor Ads ${newNumber(6)}`,
      authorizeTime: now,
      expireTime,
      updateTime: now,
    })
    .where(eq(adAccounts.accountId, accountId))
    .returning()
  if (row)
    await services.jobs.schedule(db, {
      kind: expireKind,
      teamId: row.teamId,
      payload: { accountId },
      dueTime: expireTime,
    })
  return row
}
