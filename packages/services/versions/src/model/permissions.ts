/** Name of an Android permission without its prefix: `android.permission.CAMERA` → `CAMERA`. */
export function shortPermission(permission: string): string {
  return permission.slice(permission.lastIndexOf('.') + 1)
}
