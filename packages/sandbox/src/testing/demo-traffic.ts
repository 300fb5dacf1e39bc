import { inArray } from 'drizzle-orm'
import type { Platform } from '@console-widgets/platform/create-platform'
import { jobs } from '@console-widgets/platform/clock/tables'

/**
 * Ends the traffic, reviews, consents, and visits of the demo team's apps. Generating them takes most of the time of a
 * test in which days pass; what is there already stays.
 */
export async function stopDemoTraffic({ services: { database, jobs: kinds } }: Platform): Promise<void> {
  await database.asPlatform((db) => db.delete(jobs).where(inArray(jobs.kind, kinds.playingUsers())))
}
