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
  /** Files and folders: add, move, delete; links that open a file. */
  'cloud-storage.upload': ['app-administrator', 'operations', 'development'],
  /** What is in a file, and the links that open it. That it is there, every member sees. */
  'cloud-storage.look': ['app-administrator', 'operations', 'development', 'customer-service'],
} satisfies PermissionDeclarations
