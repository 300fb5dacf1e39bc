import type { Role } from '@console-widgets/contract'

/** How many people there may be in a team, and the longest names and texts, in characters. */
export const memberLimits = {
  perTeam: 200,
  /** Apps that a member can be limited to. */
  appIds: 100,
  userName: 64,
  account: 64,
  note: 200,
  teamName: 64,
  legalName: 100,
  /** Accounts of other teams that one team may have made. */
  mainUsersPerTeam: 50,
} as const

export {
  appScopes,
  memberStates,
  userKinds,
  type AppScope,
  type MemberState,
  type UserKind,
} from '@console-widgets/core/model'

/** The roles that can be given. There is one holder, whose account the team is. */
export const assignableRoles = [
  'administrator',
  'app-administrator',
  'development',
  'operations',
  'customer-service',
  'finance',
  'legal',
] as const satisfies readonly Role[]

/** What an account is: a person's, or a company's. */
export const userTypes = { personal: 1, enterprise: 2 } as const
export const userTypeCodes = [1, 2] as const

/** Whether the platform knows the real name behind an account. */
export const realNameStates = { none: 0, verified: 1, inReview: 2 } as const

/** What proves a real name. */
export const certificateTypes = ['identity-card', 'passport', 'business-licence'] as const

/** A new account's name: 3 to 64 small letters, digits and . _ - @, a letter or digit first and last. */
export const accountPattern = /^[a-z0-9][a-z0-9._@-]{1,62}[a-z0-9]$/

/** Fields that the members can be filtered and sorted by. */
export const memberListFields = {
  userName: 'text',
  account: 'text',
  roles: 'texts',
  state: 'text',
  kind: 'text',
  appScope: 'text',
  note: 'text',
  inviteTime: 'time',
  joinTime: 'time',
  lastSeenTime: 'time',
  updateTime: 'time',
} as const

/** Fields that the apps that a member can be limited to are filtered and sorted by. */
export const scopeListFields = { appName: 'text', appId: 'text', projectName: 'text' } as const

/** Why a person cannot be changed by whoever asks. */
export const memberObstacles = ['holder', 'beyond-own-rights', 'last-administrator'] as const
export type MemberObstacle = (typeof memberObstacles)[number]
