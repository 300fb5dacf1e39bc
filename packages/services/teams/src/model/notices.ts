/** Notification channels. */
export const noticeChannels = ['mail', 'sms', 'in-site'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Notification topics. */
export const noticeTopics = [
  'review-result',
  'release',
  'package-result',
  'quality-alarm',
  'comment',
  'report-ready',
  'bill',
  'arrears',
  'payout',
  'quota',
  'database-backup',
  'storage-rule',
  'member-change',
  'permission-change',
  'security',
  'agreement',
  'maintenance',
  'news',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Services that topics are grouped by. */
export const noticeGroups = ['versions', 'quality', 'reports', 'finance', 'cloud', 'teams', 'platform'] as const
export type NoticeGroup = (typeof noticeGroups)[number]

/** A topic: its group, its default channels, and its mandatory channels. */
export interface NoticeDeclaration {
  group: NoticeGroup
  byDefault: readonly NoticeChannel[]
  mandatory: readonly NoticeChannel[]
}

/** Billing, security, and legal notifications have at least one mandatory channel. */
export const noticeDeclarations: Readonly<Record<NoticeTopic, NoticeDeclaration>> = {
  'review-result': { group: 'versions', byDefault: ['mail', 'in-site'], mandatory: ['in-site'] },
  release: { group: 'versions', byDefault: ['mail', 'in-site'], mandatory: [] },
  'package-result': { group: 'versions', byDefault: ['in-site'], mandatory: [] },
  'quality-alarm': { group: 'quality', byDefault: ['mail', 'sms', 'in-site'], mandatory: [] },
  comment: { group: 'quality', byDefault: ['in-site'], mandatory: [] },
  'report-ready': { group: 'reports', byDefault: ['in-site'], mandatory: [] },
  bill: { group: 'finance', byDefault: ['mail'], mandatory: ['mail'] },
  arrears: { group: 'finance', byDefault: ['mail', 'sms', 'in-site'], mandatory: ['mail', 'in-site'] },
  payout: { group: 'finance', byDefault: ['mail', 'in-site'], mandatory: [] },
  quota: { group: 'cloud', byDefault: ['mail', 'in-site'], mandatory: [] },
  'database-backup': { group: 'cloud', byDefault: ['in-site'], mandatory: [] },
  'storage-rule': { group: 'cloud', byDefault: ['in-site'], mandatory: [] },
  'member-change': { group: 'teams', byDefault: ['in-site'], mandatory: [] },
  'permission-change': { group: 'teams', byDefault: ['mail', 'in-site'], mandatory: ['in-site'] },
  security: { group: 'platform', byDefault: ['mail', 'sms', 'in-site'], mandatory: ['mail', 'in-site'] },
  agreement: { group: 'platform', byDefault: ['mail', 'in-site'], mandatory: ['mail'] },
  maintenance: { group: 'platform', byDefault: ['in-site'], mandatory: ['in-site'] },
  news: { group: 'platform', byDefault: [], mandatory: [] },
}
