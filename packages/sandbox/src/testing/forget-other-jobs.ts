import { notInArray, sql } from 'drizzle-orm'
import { jobs } from '@console-widgets/platform/clock/tables'
import type { Platform } from '@console-widgets/platform/create-platform'
import { halves } from '../services.generated.ts'

/**
 * Deletes the jobs of services that know no reasons why apps aren't available. When many days pass in a test of
 * availability, most of what happens would be the demo team's tests, experiments, and reports.
 */
export async function forgetOtherJobs({ services }: Pick<Platform, 'services'>): Promise<void> {
  const areas = halves.flatMap(({ area, availability }) => (availability === undefined ? [] : area))
  const areaOf = sql`split_part(${jobs.kind}, '.', 1)`
  await services.database.asPlatform((db) => db.delete(jobs).where(notInArray(areaOf, areas)))
}
