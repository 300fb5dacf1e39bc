import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'

/** Team of a fresh platform, whose data visitors of the demo project see. */
export const demoTeamId = 'team-northwind'

/** User ID of demo project visitors, who have no session. */
export const visitorId = 'visitor'

/**
 * Switches a read-only transaction to the demo team, which everyone can view.
 * @returns whether it already was the caller's team
 */
export async function lookAtDemoTeam(db: Queries, teamId: string): Promise<boolean> {
  if (teamId === demoTeamId) return true
  await db.execute(sql`select set_config('cw.team', ${demoTeamId}, true)`)
  return false
}
