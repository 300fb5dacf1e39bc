import type { Role } from '@console-widgets/contract'

/** Maximum number of members, and maximum lengths in characters. */
export const memberLimits = {
  perTeam: 200,
  /** App access of a member: all apps, or some. */
  appIds: 100,
  userName: 64,
  account: 64,
  note: 200,
  teamName: 64,
  legalName: 100,
  /** Relation of an account that one team created in another team. */
  mainUsersPerTeam: 50,
  /** Passwords of sub-users that one person can reset within an hour. More look like a stolen account. */
  passwordResetsPerHour: 5,
} as const

export {
  appScopes,
  memberStates,
  userKinds,
  type AppScope,
  type MemberState,
  type UserKind,
} from '@console-widgets/core/model'

/** Roles that can be assigned. The account holder is the only one and isn't assignable. */
export const assignableRoles = [
  'administrator',
  'app-administrator',
  'development',
  'operations',
  'customer-service',
  'finance',
  'legal',
] as const satisfies readonly Role[]

/** Account type: individual or company. */
export const userTypes = { personal: 1, enterprise: 2 } as const
export const userTypeCodes = [1, 2] as const

/** State of the identity verification of an account. */
export const realNameStates = { none: 0, verified: 1, inReview: 2, rejected: 3 } as const

/** Documents that prove an identity. */
export const certificateTypes = ['identity-card', 'passport', 'business-licence'] as const

/** Name of a new account: 3 to 64 lowercase letters, digits, and . _ - @; the first and last is a letter or digit. */
export const accountPattern = /^[a-z0-9][a-z0-9._@-]{1,62}[a-z0-9]$/

/** Fields that the member list can be filtered and sorted by. */
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

/** Fields that the apps for app access can be filtered and sorted by. */
export const scopeListFields = { appName: 'text', appId: 'text', projectName: 'text' } as const

/** Reasons why the caller can't change a member. */
export const memberObstacles = ['holder', 'beyond-own-rights', 'last-administrator'] as const
export type MemberObstacle = (typeof memberObstacles)[number]
