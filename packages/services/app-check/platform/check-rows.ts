import { and, eq, inArray, sql } from 'drizzle-orm'
import { isRunning } from '@console-widgets/app-check/model'
import type { CheckTask } from '@console-widgets/app-check/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { tasks } from '@console-widgets/platform/tasks/tables'
import { appChecks, checkFindings, suppressions, type RankCounts } from './tables.ts'

/** A check as stored. */
export type CheckRow = typeof appChecks.$inferSelect

/** Returns a check of the team. @throws PlatformRefusal if there is none with this ID */
export function findCheck(db: Queries, taskId: string): Promise<CheckRow> {
  return findRow(db, appChecks, taskId, 'check')
}

/** Checks in the form of a response. The password of the test account isn't part of it. */
export async function describeChecks(db: Queries, rows: readonly CheckRow[]): Promise<CheckTask[]> {
  const runIds = rows.flatMap(({ status, runId }) => (isRunning(status) && runId ? [runId] : []))
  const runs =
    runIds.length === 0
      ? []
      : await db
          .select({ taskId: tasks.taskId, done: tasks.done, total: tasks.total })
          .from(tasks)
          .where(inArray(tasks.taskId, runIds))
  const percents = new Map(runs.map(({ taskId, done, total }) => [taskId, total > 0 ? (done / total) * 100 : 0]))
  return rows.map(({ teamId: _team, testAccountPassword: _password, runId, ...row }) => ({
    ...row,
    progress: isRunning(row.status) ? Math.floor(percents.get(runId ?? '') ?? 0) : 100,
  }))
}

/** One check in the form of a response. */
export async function describeCheck(db: Queries, row: CheckRow): Promise<CheckTask> {
  const [described] = await describeChecks(db, [row])
  return described as CheckTask
}

/** Joins the findings of a check with the team's decisions about them. */
export const sameFinding = and(
  eq(suppressions.appId, checkFindings.appId),
  eq(suppressions.rule, checkFindings.rule),
  eq(suppressions.findingKey, checkFindings.findingKey),
)

/** Findings of checks by rank, without those that are suppressed. */
export async function countRanks(
  db: Queries,
  taskIds: readonly string[],
  category?: (typeof checkFindings.$inferSelect)['category'],
): Promise<Map<string, RankCounts>> {
  const counts = new Map(taskIds.map((taskId) => [taskId, { block: 0, serious: 0, minor: 0, info: 0 }]))
  if (taskIds.length === 0) return counts
  const rows = await db
    .select({ taskId: checkFindings.taskId, rank: checkFindings.rank, count: sql<number>`count(*)::int` })
    .from(checkFindings)
    .leftJoin(suppressions, sameFinding)
    .where(
      and(
        inArray(checkFindings.taskId, [...taskIds]),
        category ? eq(checkFindings.category, category) : undefined,
        sql`${suppressions.suppressionId} is null`,
      ),
    )
    .groupBy(checkFindings.taskId, checkFindings.rank)
  for (const { taskId, rank, count } of rows) {
    const known = counts.get(taskId)
    if (known) known[rank] = count
  }
  return counts
}

/** Sets the verdict of checks that have ended by the findings that aren't suppressed. */
export async function judgeAgain(db: Queries, taskIds: readonly string[]): Promise<void> {
  const counts = await countRanks(db, taskIds)
  for (const [taskId, result] of counts)
    await db
      .update(appChecks)
      .set({ result, status: result.block > 0 ? 'failed' : 'passed' })
      .where(and(eq(appChecks.taskId, taskId), inArray(appChecks.status, ['passed', 'failed'])))
}
