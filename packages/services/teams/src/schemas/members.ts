import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { invitationStates, memberObstacles, memberStates, userKinds } from '../model.ts'
import { appIds, appScope, appsMissing, givenRoles, heldRoles, namesApps, note } from './parts.ts'

/** A member as the platform returns it. */
export const member = v.object({
  memberId: v.string(),
  /** Null until the person accepts. */
  userId: v.nullable(v.string()),
  /** Account name until the person accepts. */
  userName: v.string(),
  account: v.string(),
  kind: v.picklist(userKinds),
  roles: heldRoles,
  state: v.picklist(memberStates),
  appScope,
  appIds: v.array(v.string()),
  note: v.string(),
  inviteTime: v.nullable(v.number()),
  joinTime: v.nullable(v.number()),
  lastSeenTime: v.nullable(v.number()),
  removeTime: v.nullable(v.number()),
  updateTime: v.number(),
  /** Pending or expired invitation. */
  invitation: v.nullable(
    v.object({ invitationId: v.string(), state: v.picklist(invitationStates), expireTime: v.number() }),
  ),
  /** Number of permissions granted or revoked on top of the roles. */
  exceptions: v.number(),
  /** Whether the member is the caller. */
  isSelf: v.boolean(),
  /** Why the caller can't change or remove this member; null if they can. */
  obstacle: v.nullable(v.picklist(memberObstacles)),
})
export const memberPage = page(member)
export const memberListInput = v.object(listInput)
export const memberIdInput = v.object({ memberId: id })
export const updateMemberInput = v.pipe(
  v.object({
    memberId: id,
    roles: v.optional(givenRoles),
    appScope: v.optional(appScope),
    appIds: v.optional(appIds),
    note,
  }),
  v.forward(
    v.check((input) => namesApps(input), appsMissing),
    ['appIds'],
  ),
)
