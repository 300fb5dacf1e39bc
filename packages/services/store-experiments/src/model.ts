import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/material-test.ts'
export * from './model/materials.ts'
export * from './model/plan.ts'
export * from './model/states.ts'

/** Fields that the list of tests can be filtered and sorted by. */
export const testListFields = {
  testName: 'text',
  state: 'text',
  target: 'text',
  startTime: 'time',
  endTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the list of custom pages can be filtered and sorted by. */
export const pageListFields = { pageName: 'text', state: 'text', updateTime: 'time' } as const

/** Fields that the list of dynamic icons can be filtered and sorted by. */
export const iconListFields = { iconName: 'text', state: 'text', startTime: 'time', endTime: 'time' } as const

/** Fields that the list of HarmonyOS materials can be filtered and sorted by. */
export const materialListFields = {
  materialName: 'text',
  state: 'text',
  deviceType: 'number',
  updateTime: 'time',
} as const

/** The account holder and administrators may do both, too. */
export const permissions = {
  'store-experiments.edit': ['app-administrator', 'development', 'operations'],
  'store-experiments.apply': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
