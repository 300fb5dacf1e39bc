import * as v from 'valibot'
import { id, nameText } from '@console-widgets/core/schemas'
import { certificateTypes, memberLimits, userKinds, userTypeCodes } from '../model.ts'
import { member } from './members.ts'
import { appScope, appsMissing, heldRoles, namesApps, newAccount, place } from './parts.ts'

const userName = nameText(memberLimits.userName)

export const createMainUserInput = v.object({
  account: newAccount,
  userName,
  teamName: nameText(memberLimits.teamName),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters')),
  userType: v.picklist(userTypeCodes),
  /** Name in the person's or company's documents, for identity verification. */
  legalName: nameText(memberLimits.legalName),
  certificateType: v.picklist(certificateTypes),
  certificateNumber: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[A-Za-z0-9-]{5,30}$/, 'must have 5 to 30 letters, digits or -'),
  ),
})
/** The password is returned only once; it must be changed at the first sign-in. */
export const createdMainUser = v.object({
  userId: v.string(),
  account: v.string(),
  userName: v.string(),
  teamId: v.string(),
  teamName: v.string(),
  siteId: v.number(),
  verifyRealName: v.number(),
  initialPassword: v.string(),
})

export const createSubUserInput = v.pipe(
  v.object({ account: newAccount, userName, ...place }),
  v.forward(
    v.check((input) => namesApps(input), appsMissing),
    ['appIds'],
  ),
)
export const subUserWithPassword = v.object({ member, initialPassword: v.string() })

/** The older shape: one role, and the fields that pages have always read. */
const userInfo = {
  userId: v.string(),
  userName: v.string(),
  account: v.string(),
  userType: v.number(),
  verifyRealName: v.number(),
  teamId: v.string(),
  siteId: v.number(),
  countryCode: v.string(),
}
export const userInfoV1 = v.object({ ...userInfo, role: v.picklist(heldRoles.item.options) })
/** The older shape, plus the user's permissions by team and app. */
export const userInfoV2 = v.object({
  ...userInfo,
  role: v.picklist(heldRoles.item.options),
  roles: heldRoles,
  permissions: v.record(v.string(), v.literal('Y')),
  kind: v.picklist(userKinds),
  isHolder: v.boolean(),
  teamName: v.string(),
  teamUserType: v.number(),
  appScope,
  appIds: v.array(v.string()),
  joinTime: v.nullable(v.number()),
  lastSeenTime: v.nullable(v.number()),
  teams: v.array(v.object({ teamId: v.string(), teamName: v.string(), roles: heldRoles })),
  /** Pending invitations to other teams. */
  invitations: v.number(),
  /** Unread notices in the team. */
  notices: v.number(),
})
export const userInput = v.object({ userId: v.optional(id) })
