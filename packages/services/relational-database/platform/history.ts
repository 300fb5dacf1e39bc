import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { databaseLimits, type RunState } from '@console-widgets/relational-database/model'
import { redactPasswords } from '@console-widgets/platform/audit/redact-passwords'
import type { Queries } from '@console-widgets/platform/database/connection'
import { databaseRuns } from './tables.ts'

/** Start of a run. */
export type RunStart = Pick<
  typeof databaseRuns.$inferInsert,
  'runId' | 'databaseId' | 'accountName' | 'kind' | 'userId' | 'startTime' | 'fileName' | 'taskId'
>

/** Milliseconds after which an editor run without a recorded end is considered dead. */
const longestRun = (databaseLimits.timeoutSeconds + 60) * 1000

/** Adds a run to the history, and removes excess entries. */
export async function beginRun(db: Queries, run: RunStart, text: string): Promise<void> {
  const kept = redactPasswords(text.slice(0, databaseLimits.sqlKept))
  await db.insert(databaseRuns).values({ ...run, sql: kept, state: 'running' })
  const dead = and(
    eq(databaseRuns.state, 'running'),
    eq(databaseRuns.kind, 'query'),
    lt(databaseRuns.startTime, run.startTime - longestRun),
  )
  await db.update(databaseRuns).set({ state: 'failed' }).where(dead)
  await removeExcess(db)
}

/** A run that has already ended. */
export type FinishedRun = RunStart & Omit<typeof databaseRuns.$inferInsert, 'teamId'>

/** Adds ended runs to the history, and removes excess entries. */
export async function recordRuns(db: Queries, runs: readonly FinishedRun[]): Promise<void> {
  await db.insert(databaseRuns).values(
    runs.map(({ sql: text, error, ...run }) => ({
      ...run,
      sql: redactPasswords(text.slice(0, databaseLimits.sqlKept)),
      error: error ? { ...error, message: redactPasswords(error.message) } : null,
    })),
  )
  await removeExcess(db)
}

async function removeExcess(db: Queries): Promise<void> {
  const [oldest] = await db
    .select({ time: databaseRuns.startTime })
    .from(databaseRuns)
    .orderBy(desc(databaseRuns.startTime))
    .offset(databaseLimits.runsKept)
    .limit(1)
  if (oldest)
    await db
      .delete(databaseRuns)
      .where(and(lt(databaseRuns.startTime, oldest.time), sql`${databaseRuns.state} <> 'running'`))
}

/** Records the outcome of a run. */
export async function endRun(
  db: Queries,
  runId: string,
  end: Partial<typeof databaseRuns.$inferInsert> & { state: RunState },
): Promise<void> {
  await db
    .update(databaseRuns)
    .set({ ...end, ...(end.error ? { error: { ...end.error, message: redactPasswords(end.error.message) } } : {}) })
    .where(eq(databaseRuns.runId, runId))
}
