import { inArray } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { teamPeople } from './views.ts'

/** Names of the team's members by user ID; former members have none. */
export async function readMemberNames(
  db: Queries,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds.filter((userId) => userId !== null))]
  if (ids.length === 0) return new Map()
  const people = await db
    .select({ userId: teamPeople.userId, userName: teamPeople.userName })
    .from(teamPeople)
    .where(inArray(teamPeople.userId, ids))
  return new Map(people.map(({ userId, userName }) => [userId, userName]))
}
