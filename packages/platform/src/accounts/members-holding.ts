import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import type { Permissions } from '../rights/permissions.ts'
import { permissionExceptions, roleDeviations } from './tables.ts'
import { teamMembers } from './views.ts'

/** What members must be able to do, and in which app. */
export interface Ability {
  permission: string
  /** App that they must have access to. Default: none in particular. */
  appId?: string | undefined
}

/** Active members of the transaction's team who have a permission by their roles or an exception, by name. */
export async function membersHolding(
  db: Queries,
  permissions: Permissions,
  { permission, appId }: Ability,
): Promise<{ userId: string; userName: string }[]> {
  const deviations = await db.select().from(roleDeviations)
  const exceptions = await db.select().from(permissionExceptions).where(eq(permissionExceptions.permission, permission))
  const members = await db
    .select()
    .from(teamMembers)
    .where(eq(teamMembers.state, 'active'))
    .orderBy(asc(teamMembers.userName), asc(teamMembers.userId))
  return members.flatMap(({ userId, userName, roles, appScope, appIds }) => {
    if (userId === null || (appId !== undefined && appScope === 'ids' && !appIds.includes(appId))) return []
    const own = exceptions.filter((exception) => exception.userId === userId)
    return permissions.ofMember({ roles, deviations, exceptions: own }).has(permission) ? [{ userId, userName }] : []
  })
}
