import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/back-test.ts'
export * from './model/conditions.ts'
export * from './model/evaluate.ts'
export * from './model/limits.ts'

/** Fields that rules can be filtered and sorted by. States sort by urgency: `alarm`, `insufficient_data`, `ok`. */
export const alarmListFields = {
  alarmName: 'text',
  appId: 'text',
  level: 'number',
  state: 'text',
  stateTime: 'time',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the history can be filtered and sorted by. */
export const historyListFields = {
  alarmName: 'text',
  fromState: 'text',
  toState: 'text',
  instance: 'text',
  handling: 'text',
  time: 'time',
} as const

/** Fields that logging records can be filtered and sorted by. */
export const recordListFields = { instance: 'text', state: 'text', time: 'time' } as const

export const permissions = {
  'alarms.manage': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
