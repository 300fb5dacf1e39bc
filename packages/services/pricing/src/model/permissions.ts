import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = {
  'pricing.manage': ['app-administrator', 'finance', 'operations'],
} satisfies PermissionDeclarations
