/** The roles that a member of a team can hold. The holder of the account holds every permission. */
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

/** The roles that hold every permission, always: no team can take one from them. */
export const fullRoles: readonly Role[] = ['holder', 'administrator']

/**
 * The permissions that a service declares in its `model.ts`: which roles hold each of them unless a team says
 * otherwise. `holder` and `administrator` are implied.
 */
export type PermissionDeclarations = Record<string, readonly Role[]>

/** Where a team departs from the declarations: what a role holds there, or no longer holds. */
export interface RoleDeviation {
  role: Role
  permission: string
  held: boolean
}

/** What one member is given beyond the roles, or denied in spite of them. */
export interface PermissionException {
  permission: string
  held: boolean
}

/** What a member's rights come from. */
export interface RightsSource {
  roles: readonly Role[]
  deviations?: readonly RoleDeviation[]
  exceptions?: readonly PermissionException[]
}

/** Whether somebody of these roles holds every permission, whatever a team says. */
export function holdsEverything(held: readonly Role[]): boolean {
  return held.some((role) => fullRoles.includes(role))
}

/** Whether a role holds a permission: by the declarations, unless the team departs from them. */
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

/** Whether a member holds a permission: one of the roles does, unless an exception says otherwise. */
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
