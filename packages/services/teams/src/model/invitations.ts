import type { InvitationState } from '@console-widgets/core/model'
import { routes } from '../routes.ts'

/** Maximum number of pending invitations, and maximum lengths in characters. */
export const invitationLimits = { pendingPerTeam: 50, message: 500, phone: 30 } as const

/** Validity of an invitation in days; starts over when it is sent again. */
export const invitationDays = 7

export { invitationStates } from '@console-widgets/core/model'
export type { InvitationState }

/** Whether an invitation can be sent again: it is pending or has expired. */
export function isSendable(state: InvitationState): boolean {
  return state === 'pending' || state === 'expired'
}

/** Fields that the invitations can be filtered and sorted by. */
export const invitationListFields = {
  account: 'text',
  roles: 'texts',
  state: 'text',
  inviterName: 'text',
  createTime: 'time',
  expireTime: 'time',
} as const

/** Console path that an invitation link leads to. */
export function invitationRoute(invitationToken: string): string {
  return routes['teams.own-invitation'].replace(':invitationToken', invitationToken)
}
