import { eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import * as tables from './tables.ts'

/** Deletes everything that a project has here. */
export async function deleteConfigOf(db: Queries, projectId: string): Promise<void> {
  for (const table of Object.values(tables)) await db.delete(table).where(eq(table.projectId, projectId))
}
