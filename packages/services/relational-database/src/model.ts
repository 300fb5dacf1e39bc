import type { PermissionDeclarations } from '@console-widgets/contract'

/** Longest texts, in characters, and how many there may be in a team. */
export const databaseLimits = { databaseName: 64, perTeam: 100 } as const

/** Fields that the list can be filtered and sorted by. */
export const databaseListFields = { databaseName: 'text', createTime: 'time', updateTime: 'time' } as const

export const permissions = {
  'relational-database.manage': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
