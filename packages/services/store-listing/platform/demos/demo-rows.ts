import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Demo } from '@console-widgets/store-listing/schemas'
import { listingDemos } from '../tables.ts'

export type DemoRow = typeof listingDemos.$inferSelect

/** A demo as calls return it. */
export const describeDemo = ({ teamId: _teamId, round: _round, ...demo }: DemoRow): Demo => demo

/** The demos that are on the store page of an app: at most one of each language. */
export async function shownDemos(db: Queries, appId: string): Promise<DemoRow[]> {
  return db
    .select()
    .from(listingDemos)
    .where(and(eq(listingDemos.appId, appId), eq(listingDemos.state, 'passed')))
    .orderBy(desc(listingDemos.reviewTime))
}
