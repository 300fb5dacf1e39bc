import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PermissionException, Role, RoleDeviation } from '@console-widgets/contract'
import type { Selecting } from '../database/connection.ts'
import type { Permissions } from '../rights/permissions.ts'
import { fingerprint } from '../secrets/fingerprint.ts'
import { members, permissionExceptions, roleDeviations, teams } from './tables.ts'

/** A user's membership in a team, with permissions and app access. */
export interface Place {
  roles: readonly Role[]
  /** Site of the team. */
  siteId: number
  permissions: ReadonlySet<string>
  /** Accessible apps. Undefined: all of them. */
  appIds: readonly string[] | undefined
}

/** Columns of a member that determine the place, for queries that read more. */
export const placeColumns = {
  roles: members.roles,
  siteId: teams.siteId,
  appScope: members.appScope,
  appIds: members.appIds,
  deviations: sql<
    RoleDeviation[] | null
  >`(select jsonb_agg(d) from ${roleDeviations} d where d.team_id = ${members.teamId} and d.role = any (${members.roles}))`,
  exceptions: sql<
    PermissionException[] | null
  >`(select jsonb_agg(e) from ${permissionExceptions} e where e.team_id = ${members.teamId} and e.user_id = ${members.userId})`,
}

/** Finds a user's place in a team, in one query. Undefined if the user isn't, or is no longer, a member. */
export async function placeIn(
  db: Selecting,
  permissions: Permissions,
  userId: string,
  teamId: string,
): Promise<Place | undefined> {
  const [row] = await db
    .select(placeColumns)
    .from(members)
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .where(and(eq(members.userId, userId), eq(members.teamId, teamId), isActive()))
  return row && placeOf(permissions, row)
}

/** Place from a member's row. */
export function placeOf(
  permissions: Permissions,
  {
    roles,
    siteId,
    appScope,
    appIds,
    deviations,
    exceptions,
  }: Pick<typeof members.$inferSelect, 'roles' | 'appScope' | 'appIds'> & {
    siteId: number
    deviations: RoleDeviation[] | null
    exceptions: PermissionException[] | null
  },
): Place {
  return {
    roles,
    siteId,
    permissions: permissions.ofMember({ roles, deviations: deviations ?? [], exceptions: exceptions ?? [] }),
    appIds: appScope === 'ids' ? appIds : undefined,
  }
}

/** Condition for active members: neither only invited nor removed. */
export function isActive(): SQL {
  return eq(members.state, 'active')
}

/**
 * Fingerprint of a place. Every response carries it, so that an open page learns with its next call that its
 * permissions have changed.
 */
export function markOfRights({ roles, permissions, appIds }: Pick<Place, 'roles' | 'permissions' | 'appIds'>): string {
  const text = [roles.join(), [...permissions].join(), appIds?.join() ?? '*'].join(' ')
  return fingerprint(text).toString(36)
}
