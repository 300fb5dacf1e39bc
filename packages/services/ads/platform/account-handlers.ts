import { and, eq, ne } from 'drizzle-orm'
import type { calls } from '@console-widgets/ads/contract'
import { accountListFields, adsAppListFields, mostAccounts } from '@console-widgets/ads/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId, newNumber } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findRow, requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { authorize, beginRound } from './authorization.ts'
import { namesOfAccounts, namesOfApps } from './names.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { openTokens } from './sealed-tokens.ts'
import { adAccounts, adApps, adGrants, adProjects } from './tables.ts'
import { turnOff } from './turn-off.ts'

type AccountRow = typeof adAccounts.$inferSelect
type AdsAppRow = typeof adApps.$inferSelect

/** An account of the team. @throws PlatformRefusal if there is none */
export const findAccount = (db: Queries, accountId: string): Promise<AccountRow> =>
  findRow(db, adAccounts, accountId, 'ad account')

/** @throws PlatformRefusal unless the account is authorized */
export function requireAuthorized({ accountName, state }: AccountRow): void {
  if (state === 'authorized') return
  throw refuse('ad-account-state', `'${accountName}' isn’t authorized. Authorize it first.`, [
    issue('accountId', 'account-authorized'),
  ])
}

type Own = {
  [
    Id in keyof typeof calls as Id extends `ads.account-authorization.${string}` | `ads.app.${string}` ? Id : never
  ]: (typeof calls)[Id]
}

/** Handlers of accounts, and of apps in them. */
export const accountHandlers: Handlers<Own> = {
  'ads.account-authorization.list': (input, { db }) =>
    listTable(db, adAccounts, accountListFields, input, '-updateTime'),

  'ads.account-authorization.create': async ({ accountName, currency }, { db, now, services }) => {
    await requireRoom(db, adAccounts, mostAccounts, 'ad accounts', 'Revoke one without projects.')
    await requireFreeName(db, accountName)
    const time = now()
    const [row] = await db
      .insert(adAccounts)
      .values({
        accountId: newId(),
        accountName,
        currency,
        state: 'unauthorized',
        networkName: null,
        authorizeTime: null,
        expireTime: null,
        createTime: time,
        updateTime: time,
      })
      .returning()
    const account = row as AccountRow
    return { ...account, consentAddress: await beginRound(db, services, account.accountId, time) }
  },

  'ads.account-authorization.get': ({ accountId }, { db }) => findAccount(db, accountId),

  'ads.account-authorization.update': async ({ accountId }, context) => {
    const { db, now, services } = context
    const account = await findAccount(db, accountId)
    // The network renews access while it lasts; later, a person has to agree again.
    if (account.state === 'authorized' && (await hasTokens(context, accountId))) {
      const renewed = await authorize(db, services, accountId, now())
      return { ...(renewed ?? account), consentAddress: null }
    }
    return { ...account, consentAddress: await beginRound(db, services, accountId, now()) }
  },

  'ads.account-authorization.delete': async ({ accountId }, { db, now }) => {
    await findAccount(db, accountId)
    await turnOff(db, eq(adProjects.accountId, accountId), 'authorization', now())
    await db.delete(adGrants).where(eq(adGrants.accountId, accountId))
    const isUsed = (await db.$count(adProjects, eq(adProjects.accountId, accountId))) > 0
    if (isUsed) {
      // Its projects keep their figures, and their currency.
      await db
        .update(adAccounts)
        .set({ state: 'unauthorized', authorizeTime: null, expireTime: null, updateTime: now() })
        .where(eq(adAccounts.accountId, accountId))
      return
    }
    await db.delete(adApps).where(eq(adApps.accountId, accountId))
    await db.delete(adAccounts).where(eq(adAccounts.accountId, accountId))
  },

  'ads.app.list': async (input, { db }) => {
    const { items, total } = await listTable(db, adApps, adsAppListFields, input, '-updateTime')
    return { items: await describeApps(db, items), total }
  },

  'ads.app.create': async ({ accountId, appId }, { db, now }) => {
    requireAuthorized(await findAccount(db, accountId))
    await findApp(db, appId)
    await requireUnbound(db, appId)
    const time = now()
    const [row] = await db
      .insert(adApps)
      .values({ adsAppId: `ad-${newNumber(9)}`, accountId, appId, state: 'active', createTime: time, updateTime: time })
      .returning()
    return describeApp(db, row as AdsAppRow)
  },

  'ads.app.get': async ({ adsAppId }, { db }) => describeApp(db, await findRow(db, adApps, adsAppId, 'ad app')),

  'ads.app.update': async ({ adsAppId, state }, { db, now }) => {
    const before = await findRow(db, adApps, adsAppId, 'ad app')
    if (state === 'active') {
      requireAuthorized(await findAccount(db, before.accountId))
      await requireUnbound(db, before.appId, adsAppId)
    } else await requireIdle(db, before)
    const [row] = await db
      .update(adApps)
      .set({ state, updateTime: now() })
      .where(eq(adApps.adsAppId, adsAppId))
      .returning()
    return describeApp(db, row as AdsAppRow)
  },

  'ads.app.delete': async ({ adsAppId }, { db }) => {
    await requireIdle(db, await findRow(db, adApps, adsAppId, 'ad app'))
    await db.delete(adApps).where(eq(adApps.adsAppId, adsAppId))
  },
}

async function requireFreeName(db: Queries, accountName: string): Promise<void> {
  await requireUnique(db, {
    table: adAccounts,
    field: 'accountName',
    column: adAccounts.accountName,
    value: accountName,
  })
}

async function hasTokens({ db, services }: Context, accountId: string): Promise<boolean> {
  const [grant] = await db.select().from(adGrants).where(eq(adGrants.accountId, accountId))
  if (!grant?.sealedTokens) return false
  const { refreshToken } = await openTokens(services, accountId, grant.sealedTokens)
  return refreshToken !== ''
}

async function requireUnbound(db: Queries, appId: string, except?: string): Promise<void> {
  const others = and(
    eq(adApps.appId, appId),
    eq(adApps.state, 'active'),
    except === undefined ? undefined : ne(adApps.adsAppId, except),
  )
  if ((await db.$count(adApps, others)) > 0)
    throw refuse('ad-app-bound', 'The app is active in an ad account already. Deactivate it there first.', [
      issue('appId', 'app-in-ad-account'),
    ])
}

async function requireIdle(db: Queries, { accountId, appId }: AdsAppRow): Promise<void> {
  const on = and(eq(adProjects.accountId, accountId), eq(adProjects.appId, appId), eq(adProjects.state, 'on'))
  if ((await db.$count(adProjects, on)) > 0)
    throw refuse('ad-in-use', 'Projects of the app are on. Turn them off first.')
}

async function describeApps(db: Queries, rows: readonly AdsAppRow[]) {
  const accounts = await namesOfAccounts(db)
  const apps = await namesOfApps(db, rows)
  return rows.map((row) => ({
    ...row,
    accountName: accounts.get(row.accountId) ?? row.accountId,
    appName: apps.get(row.appId) ?? row.appId,
  }))
}

async function describeApp(db: Queries, row: AdsAppRow) {
  const [described] = await describeApps(db, [row])
  if (!described) throw new TypeError('One app has one description')
  return described
}
