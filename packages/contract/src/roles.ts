/** Roles of a team member. The account holder has every permission. */
export const roles = [
  'holder',
  'administrator',
  'app-administrator',
  'development',
  'operations',
  'customer-service',
  'finance',
  'legal',
] as const

export type Role = (typeof roles)[number]

/** Roles that always have every permission; a team cannot revoke any. */
export const fullRoles: readonly Role[] = ['holder', 'administrator']

/**
 * Permissions that a service declares in its `model.ts`, each with the roles that have it by default. `holder` and
 * `administrator` are implied.
 */
export type PermissionDeclarations = Record<string, readonly Role[]>

/** A team's overrides of the declarations: permissions that a role gains or loses there. */
export interface RoleDeviation {
  role: Role
  permission: string
  held: boolean
}

/** Permissions granted to or withheld from one member, regardless of their roles. */
export interface PermissionException {
  permission: string
  held: boolean
}

/** Everything that a member's permissions are derived from. */
export interface RightsSource {
  roles: readonly Role[]
  deviations?: readonly RoleDeviation[]
  exceptions?: readonly PermissionException[]
}

/** Whether one of these roles has every permission, whatever the team's overrides. */
export function holdsEverything(held: readonly Role[]): boolean {
  return held.some((role) => fullRoles.includes(role))
}

/** Whether a role has a permission, by the declarations and the team's overrides. */
export function roleHolds(
  role: Role,
  permission: string,
  declarations: PermissionDeclarations,
  deviations: readonly RoleDeviation[] = [],
): boolean {
  if (!Object.hasOwn(declarations, permission)) return false
  if (fullRoles.includes(role)) return true
  const deviation = deviations.find((candidate) => candidate.role === role && candidate.permission === permission)
  return deviation?.held ?? (declarations[permission] as readonly Role[]).includes(role)
}

/** Whether a member has a permission through a role or an exception. */
export function memberHolds(
  { roles: held, deviations, exceptions = [] }: RightsSource,
  permission: string,
  declarations: PermissionDeclarations,
): boolean {
  if (!Object.hasOwn(declarations, permission)) return false
  if (holdsEverything(held)) return true
  const exception = exceptions.find((candidate) => candidate.permission === permission)
  return exception?.held ?? held.some((role) => roleHolds(role, permission, declarations, deviations))
}
