import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = {
  'qualification.manage': ['app-administrator', 'operations', 'legal'],
} satisfies PermissionDeclarations
