import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** One of the teams as it is answered. */
export type Member = ItemOf<(typeof calls)['teams.member.list']>

/** The list of teams, and what is done from it. */
export function teamsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    teams: list(calls['teams.member.list'], { id: 'teams', keyOf: (member: Member) => member.memberId, place }),
    create: mutation(calls['teams.member.create']),
    remove: mutation(calls['teams.member.delete']),
  }
}
