/** Limits and lifetimes that the client and the platform share. */

/** Lifetime of the session cookies, in seconds (R78). */
export const sessionSeconds = 3600
/** A session may be refreshed until this many seconds after its last refresh. */
export const realSessionSeconds = 2 * 3600

/** Cookies that the page can read (R33). */
export const cookieNames = {
  teamId: 'agc_team_id',
  csrfToken: 'agc_csrfToken',
  userInfo: 'agc_developer_userinfo',
  teamSiteId: 'agc_team_siteId',
  currentTeamId: 'x-teamId',
  grey: 'x-hd-grey',
} as const

/** CSRF header by login mode (R137, R138). */
export const csrfHeaders = { account: 'agcCsrfToken', other: 'X-HD-CSRF' } as const

/** Header of an answer that stands for the caller's rights in the team: another value, other rights. */
export const rightsHeader = 'x-rights'

/**
 * Header of a change with the id of the act that it is: sent again, it is not done again, and gets the first answer.
 */
export const actHeader = 'idempotency-key'

/** Size of an upload's stream chunk, in bytes (R154). */
export const uploadChunkBytes = 65_536
/** Smallest part of a multipart upload but the last, in bytes; use exactly it. */
export const multipartPartBytes = 5 * 1024 * 1024
/** Largest object of the file service, in bytes. */
export const largestObjectBytes = 4 * 1024 ** 3
/** Object ids that one call takes at most. */
export const objectIdsPerCall = 100
/** Seconds that a signed address of the file service stays valid. */
export const signedUrlSeconds = 600
/** Seconds after which a temporary object is swept. */
export const temporaryObjectSeconds = 24 * 3600

/** File name endings that the file service takes. */
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

/**
 * Whether a file of any name, also an empty one, may be uploaded under a tag: cloud storage keeps what people bring.
 */
export function takesAnyFile(bizTag: string): boolean {
  return bizTag === 'cloud-storage' || bizTag.startsWith('cloud-storage/')
}

/** Page size of a list when the request names none, and the largest. */
export const defaultPageSize = 10
export const largestPageSize = 100

/** The verdict that opens the risk dialog on the host's page (R178). */
export const riskRetCode = 205524998

/** What a lead report can be about (R169). */
export const leadDataTypes = ['agcp_demoproject_browsing', 'agc_service_browsing', 'ecology_service_browsing'] as const
export type LeadDataType = (typeof leadDataTypes)[number]

/** Where a member stands: an invitation waits for an answer, the person works in the team, or no longer does. */
export const memberStates = ['invited', 'active', 'removed'] as const
export type MemberState = (typeof memberStates)[number]

/**
 * Whose account a member signs in with: the person's own, or one that this team has made and that works in it alone.
 */
export const userKinds = ['main', 'sub'] as const
export type UserKind = (typeof userKinds)[number]

/** Which apps a member's rights reach. */
export const appScopes = ['all', 'ids'] as const
export type AppScope = (typeof appScopes)[number]

/** Where an invitation stands. It expires by itself. */
export const invitationStates = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
export type InvitationState = (typeof invitationStates)[number]

/** Regions that can keep the data of a project: China, Singapore, Germany, Russia. */
export const projectRegions = ['CN', 'SG', 'DE', 'RU'] as const
export type ProjectRegion = (typeof projectRegions)[number]

/** What a member does on a project. */
export const projectRoles = ['manager', 'developer', 'viewer'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** Whether the developer still works on the app. */
export const developStatuses = ['developing', 'finished'] as const
export type DevelopStatus = (typeof developStatuses)[number]

/** Who has a package name: nobody, another team, or an app of the own team. */
export const packageNameStates = ['free', 'taken', 'own'] as const
export type PackageNameState = (typeof packageNameStates)[number]
