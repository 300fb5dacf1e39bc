import { sql } from 'drizzle-orm'
import { recordCall } from '@console-widgets/platform/audit/audit'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'

/**
 * Runs a change in a team other than the caller's. It is recorded in that team's audit log and not in the caller's,
 * which has nothing to do with it. For calls named as `elsewhere`.
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
 * Runs a transaction with the platform's permissions, for changes that affect a team's rows and accounts together.
 * Changes to the team belong to the caller's action. The transaction sees the rows of every team.
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
