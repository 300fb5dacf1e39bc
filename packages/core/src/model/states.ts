/** Values of the fields that records of several services have. */

/** State of a membership: invited, active, or ended. */
export const memberStates = ['invited', 'active', 'removed'] as const
export type MemberState = (typeof memberStates)[number]

/** Account that a member signs in with: their own, or a sub-user of this team that can't access others. */
export const userKinds = ['main', 'sub'] as const
export type UserKind = (typeof userKinds)[number]

/** Apps that a member has access to. */
export const appScopes = ['all', 'ids'] as const
export type AppScope = (typeof appScopes)[number]

/** State of an invitation. It expires by itself. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Channels of notifications. */
export const noticeChannels = ['mail', 'sms', 'in-site'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Regions that can store the data of a project: China, Singapore, Germany, Russia. */
export const projectRegions = ['CN', 'SG', 'DE', 'RU'] as const
export type ProjectRegion = (typeof projectRegions)[number]

/** State of a project's order of a cloud service. */
export const serviceOrderStates = ['ordered', 'active', 'suspended', 'cancelled'] as const
export type ServiceOrderState = (typeof serviceOrderStates)[number]

/** Why the platform has suspended a service: overdue bills, or use against its rules. */
export const suspensionReasons = ['arrears', 'rules'] as const
export type SuspensionReason = (typeof suspensionReasons)[number]

/** Role of a member in a project. */
export const projectRoles = ['manager', 'developer', 'viewer'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** Whether the app is still being developed. */
export const developStatuses = ['developing', 'finished'] as const
export type DevelopStatus = (typeof developStatuses)[number]

/** Owner of a package name: none, another team, or an app of the caller's team. */
export const packageNameStates = ['free', 'taken', 'own'] as const
export type PackageNameState = (typeof packageNameStates)[number]
