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

/**
 * The permissions that a service declares in its `model.ts`: which roles hold each of them unless a team says otherwise.
 * `holder` and `administrator` are implied.
 */
export type PermissionDeclarations = Record<string, readonly Role[]>

/** Whether a role holds a permission by the declarations. */
export function roleHolds(role: Role, permission: string, declarations: PermissionDeclarations): boolean {
  if (role === 'holder' || role === 'administrator') return permission in declarations
  return declarations[permission]?.includes(role) ?? false
}
