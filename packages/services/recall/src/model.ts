import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/activity.ts'
export * from './model/audience.ts'
export * from './model/journey-problems.ts'
export * from './model/journey.ts'
export * from './model/quiet-hours.ts'
export * from './model/sms-parts.ts'
export * from './model/templates.ts'

/** Fields that the list of activities can be filtered and sorted by. */
export const activityListFields = {
  activityName: 'text',
  state: 'text',
  channel: 'text',
  startTime: 'time',
  updateTime: 'time',
} as const

/** Fields of the list of journeys. */
export const journeyListFields = { journeyName: 'text', state: 'text', version: 'number', updateTime: 'time' } as const

/** Fields of the lists of templates and signatures. */
export const smsTemplateListFields = {
  templateName: 'text',
  language: 'text',
  state: 'text',
  text: 'text',
  updateTime: 'time',
} as const
export const signatureListFields = { signature: 'text', state: 'text', updateTime: 'time' } as const
export const thirdPartyListFields = { templateName: 'text', provider: 'text', updateTime: 'time' } as const

/** The account holder and administrators may do so, too. */
export const permissions = {
  'recall.manage': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
