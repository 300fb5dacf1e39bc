import {
  memberHolds,
  roleHolds,
  roles,
  type PermissionDeclarations,
  type RightsSource,
  type Role,
  type RoleDeviation,
} from '@console-widgets/contract'

/** Declared permissions, resolved for roles and members. */
export interface Permissions {
  /** Names of all declared permissions. */
  names: readonly string[]
  /** Whether any service declares a permission with this name. */
  isDeclared(name: string): boolean
  /** Permissions of a role, by default or with a team's deviations. */
  ofRole(role: Role, deviations?: readonly RoleDeviation[]): ReadonlySet<string>
  /** Roles that have a permission, by default or with a team's deviations. */
  rolesHolding(permission: string, deviations?: readonly RoleDeviation[]): Role[]
  /** Permissions of a member: those of all their roles in the team, plus or minus individual exceptions. */
  ofMember(source: RightsSource): ReadonlySet<string>
}

/** Resolves permissions from all declarations. */
export function createPermissions(declarations: PermissionDeclarations): Permissions {
  const names = Object.keys(declarations)
  /** Cache by roles, for members without deviations and exceptions: nearly all of them. */
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

/** Permissions in the form that the page stores: each with the flag 'Y' (R118). */
export function flagsOf(permissions: ReadonlySet<string>): Record<string, 'Y'> {
  return Object.fromEntries([...permissions].map((name) => [name, 'Y' as const]))
}
