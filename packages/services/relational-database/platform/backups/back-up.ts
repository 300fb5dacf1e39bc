import { and, desc, eq, sql, sum } from 'drizzle-orm'
import { databaseLimits } from '@console-widgets/relational-database/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { EngineBusy, type EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { engineIdOf, keeperOf, planOf } from '../plans.ts'
import type { DatabaseRow } from '../rows.ts'
import { databaseBackups } from '../tables.ts'
import { type BackupContent, type DumpBudget, dumpDatabase, keysOf } from './dump-database.ts'
import { BackupFault } from './keeper-session.ts'

export type BackupRow = typeof databaseBackups.$inferSelect

/** Where a backup or a restore runs. */
export interface BackupRun {
  services: PlatformParts
  teamId: string
  /** Aborts when the platform closes. */
  signal: AbortSignal
  /** Keeps the task alive. */
  onProgress(done: number, total: number): Promise<void>
}

/** A transaction of the team, in which nothing depends on who has started a task. */
export function inTeamOf<T>({ services, teamId }: BackupRun, work: (db: Queries) => Promise<T>): Promise<T> {
  return services.database.asTeam({ teamId, userId: teamId }, work)
}

/** Milliseconds that a backup waits for a database that runs use, and between two attempts. */
const patience = 10 * 60_000
const attemptEvery = 1000

/** Opens the platform's own session in a database, and waits for runs that are using it. */
export async function openKeeper(run: BackupRun, database: DatabaseRow, wait = patience): Promise<EngineSession> {
  const plan = await inTeamOf(run, (db) => planOf(db, database))
  for (const since = Date.now(); ;) {
    run.signal.throwIfAborted()
    try {
      return await run.services.sqlEngine.open(plan, keeperOf(plan.databaseId), { timeZone: 'UTC' })
    } catch (error) {
      if (!(error instanceof EngineBusy) || Date.now() - since >= wait) throw error
      await new Promise((resolve) => setTimeout(resolve, attemptEvery))
    }
  }
}

/**
 * Makes a backup that has a row. An automatic one without changes since the last leaves no row. One with a budget
 * doesn't wait for a database that others use.
 * @throws BackupFault, EngineBusy, EngineUnavailable
 */
export async function backUp(
  run: BackupRun,
  database: DatabaseRow,
  backupId: string,
  budget?: DumpBudget,
): Promise<void> {
  const { services } = run
  const last = await inTeamOf(run, async (db) => {
    await requireSpace(db)
    const [row] = await db
      .select()
      .from(databaseBackups)
      .where(and(eq(databaseBackups.databaseId, database.databaseId), eq(databaseBackups.state, 'succeeded')))
      .orderBy(desc(databaseBackups.time))
      .limit(1)
    return row
  })
  const session = await openKeeper(run, database, budget ? 0 : undefined)
  // What has been committed by now is in it.
  const time = services.clock.now()
  const content = await dumpDatabase(session, {
    store: services.objects,
    engine: await services.sqlEngine.info(),
    databaseId: engineIdOf(database),
    prefix: backupId,
    last: last?.content ?? undefined,
    onProgress: run.onProgress,
    budget,
  }).finally(() => session.close())
  const outcome = await inTeamOf(run, (db) =>
    keep(db, { backupId, last, content, time, endTime: services.clock.now() }),
  )
  if (outcome === 'kept') return
  const own = keysOf(content).filter((key) => key.startsWith(backupId))
  for (const key of own) await services.objects.remove(key)
  // What it would have shared is gone.
  if (outcome === 'unshared') await backUp(run, database, backupId, budget)
}

interface Made {
  backupId: string
  last: BackupRow | undefined
  content: BackupContent
  time: number
  endTime: number
}

/** Saves a backup, unless it or the one whose objects it shares was deleted meanwhile. */
async function keep(db: Queries, { backupId, last, ...made }: Made): Promise<'kept' | 'unshared' | 'deleted'> {
  const own = eq(databaseBackups.backupId, backupId)
  const [row] = await db.select().from(databaseBackups).where(own).for('update')
  if (!row) return 'deleted'
  if (last) {
    const [still] = await db
      .select()
      .from(databaseBackups)
      .where(eq(databaseBackups.backupId, last.backupId))
      .for('share')
    if (!still) return 'unshared'
  }
  const isUnchanged = last?.content && keysOf(last.content).join() === keysOf(made.content).join()
  if (row.kind === 'automatic' && isUnchanged) await db.delete(databaseBackups).where(own)
  else
    await db
      .update(databaseBackups)
      .set({ state: 'succeeded', ...figuresOf(made.content), ...made })
      .where(own)
  return 'kept'
}

function figuresOf({ structure, parts }: BackupContent) {
  return {
    sizeBytes: parts.reduce((sum, { size }) => sum + size, structure.size),
    // The last part has the large objects.
    tables: parts.length - 1,
    rowCount: parts.slice(0, -1).reduce((sum, { rows }) => sum + rows, 0),
  }
}

/** @throws BackupFault if the team's backups use all of the space that they may use */
async function requireSpace(db: Queries): Promise<void> {
  const content = databaseBackups.content
  // Objects that backups share count once.
  const parts = db
    .selectDistinct({
      key: sql`part ->> 'key'`.as('key'),
      size: sql<number>`(part ->> 'size')::bigint`.as('size'),
    })
    .from(databaseBackups)
    .innerJoin(
      sql`jsonb_array_elements((${content} -> 'parts') || jsonb_build_array(${content} -> 'structure')) part`,
      sql`true`,
    )
    .as('parts')
  const [used] = await db.select({ bytes: sum(parts.size).mapWith(Number) }).from(parts)
  const bytes = used?.bytes ?? 0
  if (bytes > databaseLimits.backupBytes)
    throw new BackupFault(
      `The team’s backups use more than the allowed ${databaseLimits.backupBytes / 1024 ** 3} GB. Delete some of them.`,
    )
}
