import type { PermissionDeclarations } from '@console-widgets/contract'

export * from './model/account.ts'
export * from './model/attribution.ts'
export * from './model/config.ts'
export * from './model/device.ts'
export * from './model/event-postback.ts'
export * from './model/macros.ts'
export * from './model/material.ts'
export * from './model/monitor-link.ts'
export * from './model/project.ts'

/** Fields that lists can be filtered and sorted by. */
export const accountListFields = { accountName: 'text', state: 'text', currency: 'text', updateTime: 'time' } as const
export const adsAppListFields = { appId: 'text', accountId: 'text', state: 'text', updateTime: 'time' } as const
export const materialListFields = {
  materialName: 'text',
  kind: 'text',
  state: 'text',
  appId: 'text',
  updateTime: 'time',
} as const
export const adProjectListFields = {
  adProjectName: 'text',
  appId: 'text',
  state: 'text',
  currency: 'text',
  bid: 'number',
  totalBudget: 'number',
  updateTime: 'time',
} as const
export const monitorLinkListFields = {
  linkName: 'text',
  appId: 'text',
  kind: 'text',
  status: 'text',
  updateTime: 'time',
} as const
export const eventPostbackListFields = { event: 'text', state: 'text', attempts: 'number', time: 'time' } as const
export const deviceListFields = { deviceName: 'text', kind: 'text', identifier: 'text', updateTime: 'time' } as const
export const configListFields = {
  configName: 'text',
  appId: 'text',
  status: 'text',
  conversionEvent: 'text',
  updateTime: 'time',
} as const

/** The account holder and administrators may do so, too. */
export const permissions = {
  'ads.spend': ['app-administrator', 'finance', 'operations'],
  'ads.edit': ['app-administrator', 'operations'],
} satisfies PermissionDeclarations
