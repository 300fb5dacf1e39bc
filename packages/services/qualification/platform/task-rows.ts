import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Task } from '@console-widgets/qualification/schemas'
import type { EventContext } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { releaseObject } from '@console-widgets/platform/files/objects'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { qualificationFiles, qualificationReviews, qualificationTasks } from './tables.ts'

export type TaskRow = typeof qualificationTasks.$inferSelect

/** Returns a task for a change, locked. @throws PlatformRefusal if the team has none with this ID */
export async function lockTask(db: Queries, taskId: string): Promise<TaskRow> {
  await db
    .select({ taskId: qualificationTasks.taskId })
    .from(qualificationTasks)
    .where(eq(qualificationTasks.taskId, taskId))
    .for('update')
  return findRow(db, qualificationTasks, taskId, 'task')
}

/** Tasks as calls return them, in the same order. */
export async function describeTasks(db: Queries, rows: readonly TaskRow[]): Promise<Task[]> {
  if (rows.length === 0) return []
  const names = await db
    .select({ appId: apps.appId, appName: apps.appName })
    .from(apps)
    .where(inArray(apps.appId, [...new Set(rows.map(({ appId }) => appId))]))
  const nameOf = new Map(names.map(({ appId, appName }) => [appId, appName]))
  const fileIds = fileIdsOf(...rows)
  const files = fileIds.length
    ? await db.select().from(qualificationFiles).where(inArray(qualificationFiles.fileId, fileIds))
    : []
  const fileOf = new Map(files.map((file) => [file.fileId, file]))
  const appOf = await appsOfTasks(
    db,
    files.flatMap(({ taskIds }) => taskIds),
  )
  const reviews = await db
    .select()
    .from(qualificationReviews)
    .where(
      inArray(
        qualificationReviews.taskId,
        rows.map(({ taskId }) => taskId),
      ),
    )
    .orderBy(desc(qualificationReviews.round))
  return rows.map(({ documents, round, teamId: _teamId, ...row }) => ({
    ...row,
    earlierReviews: reviews
      .filter((review) => review.taskId === row.taskId && review.round < round)
      .map((review) => ({
        round: review.round,
        ...review.result,
        documents: review.documents.map(({ qualificationCode, number, expireTime }) => ({
          qualificationCode,
          number,
          expireTime,
        })),
      })),
    appName: nameOf.get(row.appId) ?? '',
    qualificationInfos: documents.map(({ fileIds: ids, ...form }) => ({
      ...form,
      qualificationFileInfos: ids.flatMap((id) => fileOf.get(id) ?? []),
      usedBy: new Set(ids.flatMap((id) => (fileOf.get(id)?.taskIds ?? []).flatMap((taskId) => appOf.get(taskId) ?? [])))
        .size,
    })),
  }))
}

/** Adds the result of a review to the history, with what was reviewed. */
export async function keepReview(
  db: Queries,
  {
    teamId,
    taskId,
    round,
    documents,
    lastAuditResult,
  }: Pick<TaskRow, 'teamId' | 'taskId' | 'round' | 'documents' | 'lastAuditResult'>,
): Promise<void> {
  if (!lastAuditResult) return
  const forms = documents.map(({ fileIds: _fileIds, ...form }) => form)
  await db.insert(qualificationReviews).values({ teamId, taskId, round, documents: forms, result: lastAuditResult })
}

export async function describeTask(db: Queries, taskId: string): Promise<Task> {
  const [task] = await describeTasks(db, [await findRow(db, qualificationTasks, taskId, 'task')])
  return task as Task
}

/** Apps by task, of those that the caller can see. */
async function appsOfTasks(db: Queries, taskIds: readonly string[]): Promise<Map<string, string>> {
  if (taskIds.length === 0) return new Map()
  const rows = await db
    .select({ taskId: qualificationTasks.taskId, appId: qualificationTasks.appId })
    .from(qualificationTasks)
    .where(inArray(qualificationTasks.taskId, [...new Set(taskIds)]))
  return new Map(rows.map(({ taskId, appId }) => [taskId, appId]))
}

/** Takes files from a task. Those that no other task uses are released. */
export async function dropFiles(context: EventContext, taskId: string, fileIds: readonly string[]): Promise<void> {
  const { db } = context
  if (fileIds.length === 0) return
  await db
    .update(qualificationFiles)
    .set({ taskIds: sql`array_remove(${qualificationFiles.taskIds}, ${taskId})` })
    .where(inArray(qualificationFiles.fileId, [...fileIds]))
  const released = await db
    .delete(qualificationFiles)
    .where(and(inArray(qualificationFiles.fileId, [...fileIds]), sql`cardinality(${qualificationFiles.taskIds}) = 0`))
    .returning({ objectId: qualificationFiles.objectId })
  for (const { objectId } of released) await releaseObject(db, context, objectId)
}

/** Files of tasks. */
export const fileIdsOf = (...rows: readonly Pick<TaskRow, 'documents'>[]): string[] => [
  ...new Set(rows.flatMap(({ documents }) => documents.flatMap(({ fileIds }) => fileIds))),
]

/** Another task of the app and the feature with one of the documents that isn’t decided. */
export async function openTaskOf(
  db: Queries,
  {
    taskId,
    appId,
    tagId,
    documents,
  }: Pick<TaskRow, 'appId' | 'tagId'> & {
    taskId?: string
    documents: readonly { qualificationCode: string }[]
  },
): Promise<TaskRow | undefined> {
  const open = await db
    .select()
    .from(qualificationTasks)
    .where(
      and(
        eq(qualificationTasks.appId, appId),
        eq(qualificationTasks.tagId, tagId),
        eq(qualificationTasks.state, 0),
        taskId === undefined ? undefined : ne(qualificationTasks.taskId, taskId),
      ),
    )
  const codes = documents.map(({ qualificationCode }) => qualificationCode)
  return open.find((task) => task.documents.some(({ qualificationCode }) => codes.includes(qualificationCode)))
}
