import type { PermissionDeclarations } from '@console-widgets/contract'

/** Limits of channels. */
export const channelLimits = { perApp: 200, channelId: 32, channelName: 64, contact: 128 } as const

/** Form of a channel ID. Programs that build a channel's packages write it into them. */
export const channelIdForm = /^[A-Za-z0-9_-]{1,32}$/

/** Fields that the list can be filtered and sorted by. */
export const channelListFields = {
  channelName: 'text',
  channelId: 'text',
  contact: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

export const permissions = { 'channels.manage': ['app-administrator', 'operations'] } satisfies PermissionDeclarations
