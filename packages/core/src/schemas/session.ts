import * as v from 'valibot'
import { roles } from '@console-widgets/contract'
import { id, text, time } from './parts.ts'

export const loginInput = v.object({
  /** One-time code that the account service put into the redirect. */
  code: text(200),
  /** The random state that the redirect carried (R80). */
  state: text(200),
  lang: v.optional(v.picklist(['en-US', 'zh-CN', 'ru-ru'])),
})

const team = v.object({
  teamId: v.string(),
  teamName: v.string(),
  country: v.string(),
  siteId: v.number(),
  /** The foremost first. */
  roles: v.array(v.picklist(roles)),
})

/** A fresh session: who it is, in which team, with which rights (R27, R28, R118). */
export const sessionAnswer = v.object({
  siteID: v.string(),
  csrfToken: v.string(),
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
  /** Stands for the rights in the team; answers carry the same in a header as long as nothing has changed. */
  rights: v.optional(v.string()),
  teams: v.array(team),
})

/** `agcTeamId` names the team to go on in; another team of the same person switches to it, empty means the last one. */
export const refreshInput = v.object({ agcTeamId: v.union([v.literal(''), id]) })

export const logoutInput = v.object({ nextUrl: v.optional(v.pipe(v.string(), v.maxLength(2000))) })
/** Where the page may go after the sign-out; an address that is not on the platform's list becomes the sign-in page. */
export const logoutAnswer = v.object({ nextUrl: v.string() })
