import { sql } from 'drizzle-orm'
import { recordCall } from '@console-widgets/platform/audit/audit'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'

/**
 * Acts in another team than the caller's: that team's audit trail tells of it, and the caller's does not, since it is
 * no business of the team that somebody happens to be signed in to. For calls named as `elsewhere`.
 */
export function actInTeam<T>(
  context: Context,
  teamId: string,
  input: unknown,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  const { userId, recordId, services } = context
  return services.database.asTeam({ teamId, userId, recordId }, async (db) => {
    const answer = await work(db)
    await recordCall(db, context, input)
    return answer
  })
}

/**
 * A transaction with the platform's rights, for what a team's rows and the accounts have to do with each other: both
 * change, or neither. What it changes of the team belongs to the caller's act. It sees the rows of every team.
 */
export function besideAccounts<T>(
  { services, teamId, recordId }: Context,
  work: (db: Queries) => Promise<T>,
): Promise<T> {
  return services.database.asPlatform(async (db) => {
    await db.execute(sql`select set_config('cw.team', ${teamId}, true), set_config('cw.record', ${recordId}, true)`)
    return work(db)
  })
}
