import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findTask, type TaskRow } from '@console-widgets/platform/tasks/task'

/** Types of the area's tasks. */
export const storageTasks = {
  delete: 'cloud-storage.delete',
  move: 'cloud-storage.move',
  copy: 'cloud-storage.copy',
  refresh: 'cloud-storage.refresh',
} as const

/** Returns a task of this area. @throws PlatformRefusal if it is another area's, or doesn't exist */
export async function findStorageTask(db: Queries, taskId: string): Promise<TaskRow> {
  const row = await findTask(db, taskId)
  if (!(Object.values(storageTasks) as string[]).includes(row.kind))
    throw refuse('not-found', `There is no task '${taskId}' of cloud storage in this team`)
  return row
}

/** A task in the form of a response. */
export function describeTask({ taskId, kind, state, done, total, error, createTime, endTime }: TaskRow) {
  return {
    taskId,
    kind,
    state,
    done,
    total,
    failReason: error?.reason ?? null,
    failMessage: error?.message ?? null,
    createTime,
    endTime,
  }
}
