import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/assignment.ts'
export * from './model/experiment.ts'
export * from './model/metrics.ts'
export * from './model/plan.ts'
export * from './model/segments.ts'

/** Fields that the list of experiments can be filtered and sorted by. */
export const experimentListFields = {
  experimentName: 'text',
  state: 'text',
  goal: 'text',
  percent: 'number',
  startTime: 'time',
  updateTime: 'time',
} as const

/** The account holder and administrators may do both, too. */
export const permissions = {
  'ab-testing.edit': ['app-administrator', 'development', 'operations'],
  'ab-testing.apply': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
