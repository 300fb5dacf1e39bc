import type { PermissionDeclarations } from '@console-widgets/contract'

export const permissions = { 'age-rating.manage': ['app-administrator', 'operations'] } satisfies PermissionDeclarations
