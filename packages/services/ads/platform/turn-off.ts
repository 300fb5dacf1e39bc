import { and, eq, type SQL } from 'drizzle-orm'
import { nextRuns, type OffReason } from '@console-widgets/ads/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/availability'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { adProjects } from './tables.ts'
import { tellOffShelf } from './tell.ts'

/** Turns projects off that are on. @returns them */
export async function turnOff(
  db: Queries,
  which: SQL | undefined,
  offReason: OffReason,
  now: number,
): Promise<(typeof adProjects.$inferSelect)[]> {
  const rows = await db
    .select()
    .from(adProjects)
    .where(and(which, eq(adProjects.state, 'on')))
    .for('update')
  for (const { adProjectId, runs } of rows)
    await db
      .update(adProjects)
      .set({ state: 'off', offReason, runs: nextRuns(runs, 'off', now), updateTime: now })
      .where(eq(adProjects.adProjectId, adProjectId))
  return rows
}

/** Ads of an app that has left the store stop at once. */
export const adEvents: EventTakers = {
  'release.availability-changed': async ({ appId }, { db, teamId, now }) => {
    const [app] = await db
      .select({ onShelfVersion: apps.onShelfVersion })
      .from(apps)
      .where(and(eq(apps.appId, appId), eq(apps.teamId, teamId)))
    if (!app || app.onShelfVersion !== null) return
    const which = and(eq(adProjects.appId, appId), eq(adProjects.teamId, teamId))
    for (const row of await turnOff(db, which, 'off-shelf', now())) await tellOffShelf(db, row, now())
  },
}
