import { inArray } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { adAccounts } from './tables.ts'

/** Names of the team's ad accounts, by ID. */
export async function namesOfAccounts(db: Queries): Promise<Map<string, string>> {
  const rows = await db.select({ id: adAccounts.accountId, name: adAccounts.accountName }).from(adAccounts)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names of the apps that rows belong to, by ID. */
export async function namesOfApps(db: Queries, rows: readonly { appId: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const wanted = [...new Set(rows.map(({ appId }) => appId))]
  const found = await db.select({ id: apps.appId, name: apps.appName }).from(apps).where(inArray(apps.appId, wanted))
  return new Map(found.map(({ id, name }) => [id, name]))
}
