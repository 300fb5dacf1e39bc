import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PermissionException, Role, RoleDeviation } from '@console-widgets/contract'
import type { Selecting } from '../database/connection.ts'
import type { Permissions } from '../rights/permissions.ts'
import { members, permissionExceptions, roleDeviations, teams } from './tables.ts'

/** A person's place in a team: what may be done there, and on which apps. */
export interface Place {
  roles: readonly Role[]
  /** Site of the team. */
  siteId: number
  permissions: ReadonlySet<string>
  /** The apps that the rights reach; undefined: all of them. */
  appIds: readonly string[] | undefined
}

/** What is read of a member to tell the place, in one query with whatever else is asked. */
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

/** Finds a person's place in a team, in one query. None when the person does not work there, or no more. */
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

/** The place that a member's row tells. */
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

/** Whether a member works in the team: is neither only invited nor removed. */
export function isActive(): SQL {
  return eq(members.state, 'active')
}

/**
 * A short text that is another one when a place is: each answer carries it, so that an open page learns with its next
 * call that its rights are not what they were.
 */
export function markOfRights({ roles, permissions, appIds }: Pick<Place, 'roles' | 'permissions' | 'appIds'>): string {
  const text = [roles.join(), [...permissions].join(), appIds?.join() ?? '*'].join(' ')
  // FNV-1a: nothing is to be kept from anybody, and two places in a row shall not look the same.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
