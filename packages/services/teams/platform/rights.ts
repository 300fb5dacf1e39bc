import { holdsEverything, type PermissionException, type Role, type RoleDeviation } from '@console-widgets/contract'
import type { AppScope, MemberObstacle } from '@console-widgets/teams/model'
import type { Permissions } from '@console-widgets/platform/rights/permissions'
import { permissionExceptions, roleDeviations } from '@console-widgets/platform/accounts/tables'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'

/** Permission settings of a team: what it changed from the declared defaults. */
export interface TeamRights {
  declared: Permissions
  deviations: readonly RoleDeviation[]
  exceptions: readonly (PermissionException & { userId: string })[]
}

/** Reads the permission settings of the transaction's team. */
export async function rightsOfTeam(db: Queries, { services }: Pick<Context, 'services'>): Promise<TeamRights> {
  return {
    declared: services.permissions,
    deviations: await db.select().from(roleDeviations),
    exceptions: await db.select().from(permissionExceptions),
  }
}

/** Roles and exceptions that permissions follow from. */
interface Holder {
  roles: readonly Role[]
  userId?: string | null
}

/** Permissions of a member with these roles. */
export function permissionsIn(
  { declared, deviations, exceptions }: TeamRights,
  { roles, userId = null }: Holder,
): ReadonlySet<string> {
  return declared.ofMember({
    roles,
    deviations,
    exceptions: exceptions.filter((exception) => exception.userId === userId),
  })
}

/** Caller whose permissions are compared with those of others. */
type Actor = Pick<Context, 'roles' | 'permissions' | 'appIds'>

/** Whether the actor has all of the holder's permissions. Only full members match full members. */
export function reaches(actor: Actor, rights: TeamRights, holder: Holder): boolean {
  if (holdsEverything(actor.roles)) return true
  if (holdsEverything(holder.roles)) return false
  return [...permissionsIn(rights, holder)].every((name) => actor.permissions.has(name))
}

/** Fields of a member that decide who can change it. */
export interface MemberFacts extends Holder {
  state: string
}

/** Why the actor can't remove the member; null if they can. */
export function obstacleOf(
  actor: Actor,
  rights: TeamRights,
  member: MemberFacts,
  fullMembers: number,
): MemberObstacle | null {
  if (member.roles.includes('holder')) return 'holder'
  if (!reaches(actor, rights, member)) return 'beyond-own-rights'
  return member.state === 'active' && holdsEverything(member.roles) && fullMembers <= 1 ? 'last-administrator' : null
}

/** Number of full members. At least one must remain to manage the team. */
export async function countFullMembers(db: Queries): Promise<number> {
  const people = await db.select({ roles: teamMembers.roles, state: teamMembers.state }).from(teamMembers)
  return people.filter(({ roles, state }) => state === 'active' && holdsEverything(roles)).length
}

const refusals = {
  holder: () => refuse('holder-fixed', 'The account holder can’t be removed or lose the role.'),
  'beyond-own-rights': () =>
    refuse(
      'beyond-own-rights',
      'This member has permissions that you don’t have. Ask a team administrator to make the change.',
    ),
  'last-administrator': () =>
    refuse('last-administrator', 'This is the team’s last administrator. Make another member an administrator first.'),
} as const

/** @throws PlatformRefusal if there is an obstacle */
export function requireNoObstacle(obstacle: MemberObstacle | null): void {
  if (obstacle) throw refusals[obstacle]()
}

/** Roles and app access to grant. */
interface Given {
  roles: readonly Role[]
  appScope: AppScope
}

/** Callers can't grant more than they have. @throws PlatformRefusal that names the field */
export function requireGivable(actor: Actor, rights: TeamRights, { roles, appScope }: Given): void {
  if (!reaches(actor, rights, { roles }))
    throw refuse('beyond-own-rights', 'You can grant only roles whose permissions you have', [
      issue('roles', 'roles-beyond-own'),
    ])
  if (appScope === 'all' && actor.appIds)
    throw refuse('beyond-own-rights', 'You have access to some apps only, so you can grant access only to those', [
      issue('appScope', 'scope-beyond-own'),
    ])
  if (appScope === 'ids' && holdsEverything(roles))
    throw refuse('bad-parameter', 'An administrator has access to all apps', [
      issue('appScope', 'scope-of-administrator'),
    ])
}
