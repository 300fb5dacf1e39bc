import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/answers.ts'
export * from './model/check-content.ts'
export * from './model/content.ts'
export * from './model/form-nodes.ts'
export * from './model/form-texts.ts'
export * from './model/hidden-fields.ts'
export * from './model/status.ts'
export * from './model/steps.ts'
export * from './model/unreachable.ts'

/** Fields that the list can be filtered and sorted by. */
export const questionnaireListFields = {
  title: 'text',
  status: 'text',
  responses: 'number',
  startTime: 'time',
  endTime: 'time',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the answers can be filtered and sorted by. */
export const responseListFields = {
  language: 'text',
  doubt: 'text',
  seconds: 'number',
  createTime: 'time',
} as const

/** Path of the public page of a questionnaire. */
export const publicPath = '/q'

/** Shortest time in milliseconds in which a person can answer anything. */
export const shortestTime = 2000

export const permissions = {
  'questionnaires.edit': ['operations', 'customer-service'],
} satisfies PermissionDeclarations
