import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = {
  'store-listing.manage': ['app-administrator', 'operations'],
  'store-listing.drm-key': ['app-administrator'],
} satisfies PermissionDeclarations
