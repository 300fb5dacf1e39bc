import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = {
  'content.edit': ['app-administrator', 'operations', 'development'],
} satisfies PermissionDeclarations
