import {
  memberHolds,
  roleHolds,
  roles,
  type PermissionDeclarations,
  type RightsSource,
  type Role,
  type RoleDeviation,
} from '@console-widgets/contract'

/** What the permissions that the services declare mean for roles and members. */
export interface Permissions {
  /** The names of all declared permissions. */
  names: readonly string[]
  /** Whether a service declares a permission of this name. */
  isDeclared(name: string): boolean
  /** The permissions that a role holds by default, or in a team that departs from that. */
  ofRole(role: Role, deviations?: readonly RoleDeviation[]): ReadonlySet<string>
  /** The roles that hold a permission by default, or in a team that departs from that. */
  rolesHolding(permission: string, deviations?: readonly RoleDeviation[]): Role[]
  /** The permissions of a member: those of all their roles in the team, and what was given or denied to them alone. */
  ofMember(source: RightsSource): ReadonlySet<string>
}

/** Answers for a sum of declarations. */
export function createPermissions(declarations: PermissionDeclarations): Permissions {
  const names = Object.keys(declarations)
  /** By roles, for members of teams that depart from nothing: nearly all of them. */
  const byRoles = new Map<string, ReadonlySet<string>>()
  return {
    names,
    isDeclared: (name) => Object.hasOwn(declarations, name),
    ofRole: (role, deviations) => new Set(names.filter((name) => roleHolds(role, name, declarations, deviations))),
    rolesHolding: (permission, deviations) =>
      roles.filter((role) => roleHolds(role, permission, declarations, deviations)),
    ofMember(source) {
      const isPlain = !source.deviations?.length && !source.exceptions?.length
      const key = source.roles.join()
      const cachedPermissions = isPlain ? byRoles.get(key) : undefined
      if (cachedPermissions) return cachedPermissions
      const permissions = new Set(names.filter((name) => memberHolds(source, name, declarations)))
      if (isPlain) byRoles.set(key, permissions)
      return permissions
    },
  }
}

/** The permissions as the page keeps them: each with the flag 'Y' (R118). */
export function flagsOf(permissions: ReadonlySet<string>): Record<string, 'Y'> {
  return Object.fromEntries([...permissions].map((name) => [name, 'Y' as const]))
}
