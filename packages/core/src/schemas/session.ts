import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, text, time } from './parts.ts'

export const loginInput = v.object({
  /** One-time code that the account service put into the redirect. */
  code: text(200),
  /** Random state from the redirect (R80). */
  state: text(200),
  lang: v.optional(v.picklist(['en-US', 'zh-CN', 'ru-ru'])),
})

const team = v.object({
  teamId: v.string(),
  teamName: v.string(),
  country: v.string(),
  siteId: v.number(),
  /** The highest role first. */
  roles: v.array(v.picklist(roles)),
})

/** A new session: the user, the team, and the permissions (R27, R28, R118). */
export const sessionAnswer = v.object({
  siteID: v.string(),
  csrfToken: v.string(),
  /** Empty for a person who belongs to no team, and can only take part in tests (R13). */
  teamId: v.string(),
  userId: v.string(),
  userName: v.string(),
  expireTime: time,
  realExpireTime: time,
  teamCountry: v.string(),
  teamUserType: v.number(),
  userType: v.number(),
  verifyRealName: v.number(),
  /** Site of a team that was moved overseas (R69). */
  upSiteId: v.optional(v.string()),
  dataLocation: v.string(),
  roles: v.array(v.picklist(roles)),
  permissions: v.record(v.string(), v.literal('Y')),
  /**
   * Fingerprint of the permissions in the team. Responses carry the same value in a header until the permissions
   * change.
   */
  rights: v.optional(v.string()),
  /** Projects and apps that the user can't change: those of demo projects (R120). */
  lockedIds: v.optional(v.array(v.string())),
  teams: v.array(team),
})

/** `agcTeamId` is the team to continue in. Another team of the same user switches to it; empty means the last one. */
export const refreshInput = v.object({ agcTeamId: v.union([v.literal(''), id]) })

export const logoutInput = v.object({ nextUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))) })
/** Where to go after the sign-out. An address that is not on the platform's list is replaced by the sign-in page. */
export const logoutAnswer = v.object({ nextUrl: v.string() })
