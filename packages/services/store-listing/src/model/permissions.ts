import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = {
  'store-listing.manage': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
