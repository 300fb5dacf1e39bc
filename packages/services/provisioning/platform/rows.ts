/** Restricted permissions that a team has been granted, for other services. */
import { gt } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { permissionRequests } from './tables.ts'

/** When the granted permissions of the team in scope end. Those that have ended aren’t among them. */
export async function grantedPermissions(db: Queries, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ permission: permissionRequests.permission, expireTime: permissionRequests.expireTime })
    .from(permissionRequests)
    .where(gt(permissionRequests.expireTime, now))
  return new Map(rows.map(({ permission, expireTime }) => [permission, expireTime ?? 0]))
}
