import type { InvitationState } from '@console-widgets/core/model'
import { routes } from '../routes.ts'

/** How many invitations may wait for an answer, and the longest message, in characters. */
export const invitationLimits = { pendingPerTeam: 50, message: 500 } as const

/** Days that an invitation is good for; sending it again begins them anew. */
export const invitationDays = 7

export { invitationStates } from '@console-widgets/core/model'
export type { InvitationState }

/** Whether an invitation can be sent again: it waits, or nobody has answered it in time. */
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

/** Where in a console the link of an invitation leads. */
export function invitationRoute(invitationToken: string): string {
  return routes['teams.own-invitation'].replace(':invitationToken', invitationToken)
}
