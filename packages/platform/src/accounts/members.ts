import { roles as allRoles, type Role } from '@console-widgets/contract'
import { newId } from '../database/ids.ts'
import type { members } from './tables.ts'

/** Roles with the foremost first, each once. */
export function inOrder(unordered: readonly Role[]): Role[] {
  return allRoles.filter((role) => unordered.includes(role))
}

/** Who works in a team from when on. */
interface Joining extends Omit<Partial<typeof members.$inferInsert>, 'roles'> {
  userId: string
  roles: readonly Role[]
  now: number
}

/** The row of somebody who works in a team from now on. */
export function activeMember({ roles, now, ...rest }: Joining): typeof members.$inferInsert {
  return { memberId: newId(), state: 'active', joinTime: now, updateTime: now, ...rest, roles: inOrder(roles) }
}
