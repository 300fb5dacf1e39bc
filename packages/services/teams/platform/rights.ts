import { holdsEverything, type PermissionException, type Role, type RoleDeviation } from '@console-widgets/contract'
import type { AppScope, MemberObstacle } from '@console-widgets/teams/model'
import type { Permissions } from '@console-widgets/platform/rights/permissions'
import { permissionExceptions, roleDeviations } from '@console-widgets/platform/accounts/tables'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'

/** What a team says about the rights of its members, beyond the declarations. */
export interface TeamRights {
  declared: Permissions
  deviations: readonly RoleDeviation[]
  exceptions: readonly (PermissionException & { userId: string })[]
}

/** The rights in the team of a transaction. */
export async function rightsOfTeam(db: Queries, { services }: Pick<Context, 'services'>): Promise<TeamRights> {
  return {
    declared: services.permissions,
    deviations: await db.select().from(roleDeviations),
    exceptions: await db.select().from(permissionExceptions),
  }
}

/** Whose rights they are. */
interface Holder {
  roles: readonly Role[]
  userId?: string | null
}

/** The permissions of somebody of these roles. */
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

/** Whose rights are compared with others'. */
type Actor = Pick<Context, 'roles' | 'permissions' | 'appIds'>

/** Whether somebody has all the rights that others have. Only who holds everything stands as high as who does. */
export function reaches(actor: Actor, rights: TeamRights, holder: Holder): boolean {
  if (holdsEverything(actor.roles)) return true
  if (holdsEverything(holder.roles)) return false
  return [...permissionsIn(rights, holder)].every((name) => actor.permissions.has(name))
}

/** What a member is, as far as it decides who may change it. */
export interface MemberFacts extends Holder {
  state: string
}

/** Why somebody cannot take a member's place away, if so. */
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

/** How many members hold everything: one must be left, or nobody could look after the team. */
export async function countFullMembers(db: Queries): Promise<number> {
  const people = await db.select({ roles: teamMembers.roles, state: teamMembers.state }).from(teamMembers)
  return people.filter(({ roles, state }) => state === 'active' && holdsEverything(roles)).length
}

const refusals = {
  holder: () =>
    refuse('holder-fixed', 'The team is the holder’s: nobody can remove the holder, or take the role away.'),
  'beyond-own-rights': () =>
    refuse(
      'beyond-own-rights',
      'This member may do more than you, and so only somebody who may do as much can change it. Ask an administrator of the team.',
    ),
  'last-administrator': () =>
    refuse(
      'last-administrator',
      'This is the last administrator, without whom nobody could look after the team. Make somebody else an administrator first.',
    ),
} as const

/** @throws PlatformRefusal when there is an obstacle */
export function requireNoObstacle(obstacle: MemberObstacle | null): void {
  if (obstacle) throw refusals[obstacle]()
}

/** What somebody is to be given. */
interface Given {
  roles: readonly Role[]
  appScope: AppScope
}

/** Nobody gives more than they have. @throws PlatformRefusal that names the field */
export function requireGivable(actor: Actor, rights: TeamRights, { roles, appScope }: Given): void {
  if (!reaches(actor, rights, { roles }))
    throw refuse('beyond-own-rights', 'You can give only roles that may do no more than you', [
      { field: 'roles', message: 'must not reach beyond your own rights' },
    ])
  if (appScope === 'all' && actor.appIds)
    throw refuse('beyond-own-rights', 'Your own rights reach some apps only, and so must those that you give', [
      { field: 'appScope', message: 'must name apps, as your own does' },
    ])
  if (appScope === 'ids' && holdsEverything(roles))
    throw refuse('bad-parameter', 'An administrator’s rights reach every app', [
      { field: 'appScope', message: 'must be all for an administrator' },
    ])
}
