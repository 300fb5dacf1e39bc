import {
  memberHolds,
  roleHolds,
  roles,
  type PermissionDeclarations,
  type RightsSource,
  type Role,
  type RoleDeviation,
} from '@console-widgets/contract'
import { permissions as appPackages } from '@console-widgets/app-packages/model'
import { permissions as apps } from '@console-widgets/apps/model'
import { permissions as projects } from '@console-widgets/projects/model'
import { permissions as versions } from '@console-widgets/versions/model'
import { permissions as teams } from '@console-widgets/teams/model'
import { permissions as reports } from '@console-widgets/reports/model'
import { permissions as relationalDatabase } from '@console-widgets/relational-database/model'
import { permissions as cloudStorage } from '@console-widgets/cloud-storage/model'

/** Every permission that a service declares. */
const declarations: PermissionDeclarations = {
  ...appPackages,
  ...apps,
  ...projects,
  ...versions,
  ...teams,
  ...reports,
  ...relationalDatabase,
  ...cloudStorage,
}

/** Their names. */
export const permissionNames: readonly string[] = Object.keys(declarations)

/** Whether a service declares a permission of this name. */
export function isPermission(name: string): boolean {
  return Object.hasOwn(declarations, name)
}

/** The permissions that a role holds by default, or in a team that departs from that. */
export function permissionsOfRole(role: Role, deviations?: readonly RoleDeviation[]): ReadonlySet<string> {
  return new Set(permissionNames.filter((name) => roleHolds(role, name, declarations, deviations)))
}

/** The roles that hold a permission by default, or in a team that departs from that. */
export function rolesHolding(permission: string, deviations?: readonly RoleDeviation[]): Role[] {
  return roles.filter((role) => roleHolds(role, permission, declarations, deviations))
}

/** By roles, for members of teams that depart from nothing: nearly all of them. */
const byRoles = new Map<string, ReadonlySet<string>>()

/** The permissions of a member: those of all the roles in the team, and what was given or denied to this one alone. */
export function permissionsOfMember(source: RightsSource): ReadonlySet<string> {
  const isPlain = !source.deviations?.length && !source.exceptions?.length
  const key = source.roles.join()
  const known = isPlain ? byRoles.get(key) : undefined
  if (known) return known
  const held = new Set(permissionNames.filter((name) => memberHolds(source, name, declarations)))
  if (isPlain) byRoles.set(key, held)
  return held
}

/** The permissions as the page keeps them: each with the flag 'Y' (R118). */
export function flagsOf(permissions: ReadonlySet<string>): Record<string, 'Y'> {
  return Object.fromEntries([...permissions].map((name) => [name, 'Y' as const]))
}
