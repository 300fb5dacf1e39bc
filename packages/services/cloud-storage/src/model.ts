import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/cors.ts'
export * from './model/files.ts'
export * from './model/keys.ts'
export * from './model/levels.ts'
export * from './model/limits.ts'
export * from './model/security.ts'
export * from './rules/index.ts'

export const permissions = {
  /** Buckets, rules, CORS, hosting. */
  'cloud-storage.manage': ['app-administrator', 'operations'],
  /** Add, move, and delete files and folders; manage links to files. */
  'cloud-storage.upload': ['app-administrator', 'operations', 'development'],
  /** Read files and their links. All members can see that a file exists. */
  'cloud-storage.look': ['app-administrator', 'operations', 'development', 'customer-service'],
} satisfies PermissionDeclarations
