import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** A member as it is answered. */
export type Member = ItemOf<(typeof calls)['teams.member-role.list']>

/** The list of members, and what is done from it. */
export function teamsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    members: list(calls['teams.member-role.list'], { id: 'team-members', keyOf: (member: Member) => member.memberId, place }),
    invite: mutation(calls['teams.invitation.create']),
    remove: mutation(calls['teams.member.remove']),
  }
}
