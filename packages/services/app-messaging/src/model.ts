import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/audience.ts'
export * from './model/choose.ts'
export * from './model/colors.ts'
export * from './model/message-nodes.ts'
export * from './model/message.ts'

/** Fields that the list of messages can be filtered and sorted by. */
export const messageListFields = {
  messageName: 'text',
  state: 'text',
  kind: 'text',
  priority: 'number',
  startTime: 'time',
  endTime: 'time',
  updateTime: 'time',
} as const

/** The account holder and administrators may do so, too. */
export const permissions = {
  'app-messaging.manage': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
