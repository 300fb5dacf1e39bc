import { sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'

/** The team that a fresh platform holds, and whose data a visitor of the demo project sees. */
export const demoTeamId = 'team-northwind'

/** Stands for the user of a request without a session, in the demo project. */
export const visitorId = 'visitor'

/**
 * Turns a transaction that only reads to the demo team, which everybody may look at.
 * @returns whether it was the caller's team all along
 */
export async function lookAtDemoTeam(db: Queries, teamId: string): Promise<boolean> {
  if (teamId === demoTeamId) return true
  await db.execute(sql`select set_config('cw.team', ${demoTeamId}, true)`)
  return false
}
