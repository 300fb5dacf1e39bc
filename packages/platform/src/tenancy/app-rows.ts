import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { apps } from './tables.ts'

/** Version columns of an app's row, so that lists of apps need no join. */
export interface Shelf {
  /** State of the newest version. Null before the first. */
  releaseState: number | null
  /** Version number of the live version. Null if none is live. */
  onShelfVersion: string | null
}

/** Updates the version columns of an app. */
export async function setShelf(db: Queries, appId: string, shelf: Shelf, now: number): Promise<void> {
  await db
    .update(apps)
    .set({ ...shelf, updateTime: now })
    .where(eq(apps.appId, appId))
}

/** Sets the package name of an app. `updateTime` never moves backward. */
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
