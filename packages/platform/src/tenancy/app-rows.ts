import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { apps } from './tables.ts'

/** What an app's row says of its versions, so that a list of apps needs no join. */
export interface Shelf {
  /** State of the newest version; null before the first. */
  releaseState: number | null
  /** Number of the version that people have; null when there is none. */
  onShelfVersion: string | null
}

/** Writes down how an app's versions stand. */
export async function setShelf(db: Queries, appId: string, shelf: Shelf, now: number): Promise<void> {
  await db
    .update(apps)
    .set({ ...shelf, updateTime: now })
    .where(eq(apps.appId, appId))
}

/** Writes down the name that an app's package has. An app that was changed later than the package keeps its time. */
export async function setPackageName(
  db: Queries,
  appId: string,
  packageName: string | null,
  now: number,
): Promise<void> {
  await db
    .update(apps)
    .set({ packageName, updateTime: sql`greatest(${apps.updateTime}, ${now})` })
    .where(eq(apps.appId, appId))
}
