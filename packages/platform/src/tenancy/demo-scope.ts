import { and, eq, or, sql } from 'drizzle-orm'
import type { Selecting } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { demoTeamId } from '../rights/demo-team.ts'
import { apps, projects } from './tables.ts'

/** Product ID of a visitor whose address names none. */
const anyDemo = 'demo'

/**
 * Apps of a demo project, which a visitor sees instead of all apps of its team (R14, R121).
 *
 * @param productId ID of the demo project, or `demo` for the platform's own
 * @throws PlatformRefusal if it isn't a demo project
 */
export async function appsOfDemo(db: Selecting, productId: string): Promise<string[]> {
  const isAsked = or(eq(projects.projectId, productId), sql`${productId} = ${anyDemo}`)
  const found = await db
    .select({ projectId: projects.projectId, appId: apps.appId })
    .from(projects)
    .leftJoin(apps, eq(apps.projectId, projects.projectId))
    .where(and(eq(projects.teamId, demoTeamId), eq(projects.isDemo, true), isAsked))
  if (found.length === 0)
    throw refuse('not-found', `There is no demo project '${productId}'. Leave the product ID out for the one there is`)
  return found.flatMap(({ appId }) => appId ?? [])
}
