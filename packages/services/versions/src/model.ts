import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/can-do.ts'
export * from './model/distribution.ts'
export * from './model/encryption.ts'
export * from './model/limits.ts'
export * from './model/listing-texts.ts'
export * from './model/media.ts'
export * from './model/permissions.ts'
export * from './model/phased.ts'
export * from './model/polling.ts'
export * from './model/pre-checks.ts'
export * from './model/reasons.ts'
export * from './model/review.ts'
export * from './model/states.ts'
export * from './model/transitions.ts'
export * from './model/uad.ts'
export * from './model/watched.ts'

/** Fields that lists of versions can be filtered and sorted by. */
export const versionListFields = {
  versionNumber: 'text',
  versionCode: 'number',
  releaseType: 'number',
  releaseState: 'number',
  onShelfTime: 'time',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the history of a phased release can be filtered and sorted by. */
export const phasedHistoryFields = { action: 'text', time: 'time' } as const

/** The first three roles and operations can publish; the others can read. */
export const permissions = {
  'versions.edit': ['app-administrator', 'operations'],
  'versions.release': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
