import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { tasks } from './tables.ts'

export type TaskRow = typeof tasks.$inferSelect

/** Finds a task of the team. @throws PlatformRefusal if it doesn't exist or has another type */
export async function findTask(db: Queries, taskId: string, kind?: string): Promise<TaskRow> {
  const [row] = await db.select().from(tasks).where(eq(tasks.taskId, taskId))
  if (!row || (kind !== undefined && row.kind !== kind))
    throw refuse('not-found', `There is no task '${taskId}' in this team`)
  return row
}

/**
 * Cancels a task that hasn't finished. Work done so far stays; its run is notified and stops.
 * @throws PlatformRefusal if it has finished
 */
export async function cancelTask(db: Queries, taskId: string, now: number): Promise<TaskRow> {
  const { state } = await findTask(db, taskId)
  const [row] = await db
    .update(tasks)
    .set({ state: 'cancelled', endTime: now })
    .where(and(eq(tasks.taskId, taskId), inArray(tasks.state, ['queued', 'running'])))
    .returning()
  if (!row) throw refuse('conflict', `The task '${taskId}' has already ended: it is ${state}`)
  return row
}
