/** Limits and lifetimes shared by the client and the platform. */

/** Lifetime of the session cookies, in seconds (R78). */
export const sessionSeconds = 3600
/** Seconds after its last refresh in which a session may be refreshed. */
export const realSessionSeconds = 2 * 3600

/** Cookies readable by the page (R33). */
export const cookieNames = {
  teamId: 'agc_team_id',
  csrfToken: 'agc_csrfToken',
  userInfo: 'agc_developer_userinfo',
  teamSiteId: 'agc_team_siteId',
  currentTeamId: 'x-teamId',
  grey: 'x-hd-grey',
} as const

/** Form of a phone number with its country code, as people write it. */
export const phonePattern = /^\+[1-9](?:[\s()-]*\d){6,14}$/

/** A phone number without what people write between its digits. */
export const digitsOfPhone = (phone: string): string => phone.replaceAll(/[\s()-]/g, '')

/** CSRF header by login mode (R137, R138). */
export const csrfHeaders = { account: 'agcCsrfToken', other: 'X-HD-CSRF' } as const

/** Response header with a fingerprint of the caller's permissions in the team. It changes whenever they do. */
export const rightsHeader = 'x-rights'

/**
 * Request header with the idempotency ID of a change. A resent request is not applied again, and gets the first
 * response.
 */
export const actHeader = 'idempotency-key'

/** Size of an upload's stream chunk, in bytes (R154). */
export const uploadChunkBytes = 65_536
/** Size of every part of a multipart upload except the last, in bytes. It is also the minimum. */
export const multipartPartBytes = 5 * 1024 * 1024
/** Largest object of the file service, in bytes. */
export const largestObjectBytes = 4 * 1024 ** 3
/** Object IDs per call, at most. */
export const objectIdsPerCall = 100
/** Seconds that a signed address of the file service is valid. */
export const signedUrlSeconds = 600
/** Seconds after which a temporary object is deleted. */
export const temporaryObjectSeconds = 24 * 3600

/** File extensions that the file service accepts, except for tags whose service accepts any file. */
export const objectSuffixes = [
  'apk',
  'rpk',
  'aab',
  'app',
  'wpk',
  'exe',
  'obb',
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'bmp',
  'mp4',
  'mov',
  'zip',
] as const

/** Default and maximum page size of a list. */
export const defaultPageSize = 10
export const largestPageSize = 100

/** Verdict that opens the risk dialog on the host's page (R178). */
export const riskRetCode = 205524998

/** Types of lead reports (R169). */
export const leadDataTypes = ['agcp_demoproject_browsing', 'agc_service_browsing', 'ecology_service_browsing'] as const
export type LeadDataType = (typeof leadDataTypes)[number]

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
