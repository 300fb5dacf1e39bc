import { roles as allRoles, type Role } from '@console-widgets/contract'
import { newId } from '../database/ids.ts'
import type { members } from './tables.ts'

/** Sorts roles by rank and removes duplicates. */
export function inOrder(unordered: readonly Role[]): Role[] {
  return allRoles.filter((role) => unordered.includes(role))
}

/** New member of a team, and the start of the membership. */
interface Joining extends Omit<Partial<typeof members.$inferInsert>, 'roles'> {
  userId: string
  roles: readonly Role[]
  now: number
}

/** Row of a new active member. */
export function activeMember({ roles, now, ...rest }: Joining): typeof members.$inferInsert {
  return { memberId: newId(), state: 'active', joinTime: now, updateTime: now, ...rest, roles: inOrder(roles) }
}
