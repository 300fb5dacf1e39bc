import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/advice.ts'
export * from './model/days.ts'
export * from './model/dimensions.ts'
export * from './model/exports.ts'
export * from './model/kinds.ts'
export * from './model/limits.ts'
export * from './model/metrics.ts'
export * from './model/news.ts'
export * from './model/reported.ts'
export * from './model/reports.ts'

/** All members can read about distribution, quality, and people; money requires a permission that fewer roles have. */
export const permissions = {
  'reports.finance': ['app-administrator', 'finance'],
  'reports.manage': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
