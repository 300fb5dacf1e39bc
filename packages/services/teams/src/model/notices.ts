export { noticeChannels, type NoticeChannel } from '@console-widgets/core/model'

/** Notices that one call marks as read, and settings that one call changes, at most. */
export const noticeLimits = { ids: 100, switches: 100 } as const
