import { and, eq, max } from 'drizzle-orm'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { newId } from '@console-widgets/platform/database/ids'
import { logError } from '@console-widgets/platform/logging/log-error'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { databaseBackup } from '../notices.ts'
import { dropFromEngine, engineIdOf, planOf } from '../plans.ts'
import type { DatabaseRow } from '../rows.ts'
import { noteSize } from '../run-access.ts'
import { databaseAccounts, databaseBackups, databaseRestores, databases } from '../tables.ts'
import { backUp, type BackupRow, type BackupRun, inTeamOf, openKeeper } from './back-up.ts'
import { planExpiry, reasonOf } from './backup-task.ts'
import { BackupFault } from './keeper-session.ts'
import { restoreContent } from './restore-content.ts'

export const restoreTask = 'relational-database.restore'

export interface RestorePayload {
  restoreId: string
  /** Database that the content goes to. */
  targetId: string
}

type RestoreRow = typeof databaseRestores.$inferSelect

/**
 * Restores build a new database in the engine. Once it is complete, the row of the database names it, in one step. So
 * a failure leaves everything as it was.
 */
export function defineRestores(services: PlatformParts): void {
  services.tasks.define<RestorePayload>(
    restoreTask,
    async ({ restoreId, targetId }, task) => {
      const run: BackupRun = {
        services,
        teamId: task.teamId,
        signal: task.signal,
        onProgress: (done, total) => task.progress(done, total),
      }
      const found = await inTeamOf(run, async (db) => {
        const [restore] = await db.select().from(databaseRestores).where(eq(databaseRestores.restoreId, restoreId))
        const [target] = await db.select().from(databases).where(eq(databases.databaseId, targetId))
        return restore?.state === 'running' && target ? { restore, target } : undefined
      })
      if (!found) return
      try {
        await restore(run, found.restore, found.target)
      } catch (error) {
        task.signal.throwIfAborted()
        await fail(run, found.restore, found.target, reasonOf(error))
      }
    },
    { repeatable: true },
  )
}

async function restore(run: BackupRun, { restoreId, backupId, isReplacing }: RestoreRow, target: DatabaseRow) {
  const { services } = run
  // An earlier attempt may have left a part of it.
  await dropFromEngine(services, restoreId)
  if (isReplacing) await keepPresent(run, target)
  const backup = await inTeamOf(run, async (db) => {
    const [row] = await db.select().from(databaseBackups).where(eq(databaseBackups.backupId, backupId))
    return row
  })
  if (!backup) throw new BackupFault('The backup no longer exists')
  await fill(run, backup, { ...target, engineId: restoreId })
  await inTeamOf(run, async (db) => {
    const now = services.clock.now()
    await db
      .update(databases)
      .set({ engineId: restoreId, state: 'running', filling: null, fillingTime: null, updateTime: now })
      .where(eq(databases.databaseId, target.databaseId))
    // From now on, the last state of the database is this one, and not that of a backup from the same millisecond.
    const { databaseId } = target
    const [newest] = await db
      .select({ time: max(databaseBackups.time) })
      .from(databaseBackups)
      .where(and(eq(databaseBackups.databaseId, databaseId), eq(databaseBackups.state, 'succeeded')))
    const time = Math.max(now, (newest?.time ?? 0) + 1)
    const { content, sizeBytes, tables, rowCount, filling, fillingTime } = backup
    await db.insert(databaseBackups).values({
      ...{ backupId: newId(), databaseId, kind: 'automatic', state: 'succeeded', time, endTime: time },
      ...{ content, sizeBytes, tables, rowCount, filling, fillingTime },
    })
    await db
      .update(databaseRestores)
      .set({ state: 'succeeded', endTime: now })
      .where(eq(databaseRestores.restoreId, restoreId))
  })
  if (isReplacing) await dropFromEngine(services, engineIdOf(target)).catch(logError)
  await noteSize({ ...run, userId: run.teamId }, { ...target, engineId: restoreId })
}

/** Backs up what is about to be replaced. */
async function keepPresent(run: BackupRun, target: DatabaseRow): Promise<void> {
  const backupId = newId()
  const { databaseId } = target
  await inTeamOf(run, (db) =>
    db.insert(databaseBackups).values({
      backupId,
      databaseId,
      kind: 'before-restore',
      state: 'running',
      time: run.services.clock.now(),
    }),
  )
  try {
    await backUp(run, target, backupId)
    await inTeamOf(run, (db) => planExpiry(db, run.services, run.teamId, databaseId))
  } catch (error) {
    await inTeamOf(run, (db) => db.delete(databaseBackups).where(eq(databaseBackups.backupId, backupId)))
    throw new BackupFault(`The present content couldn’t be backed up first: ${reasonOf(error)}`)
  }
}

/** Creates a database in the engine with the content of a backup. */
async function fill(run: BackupRun, { content, filling, fillingTime }: BackupRow, target: DatabaseRow): Promise<void> {
  const { services } = run
  const engineId = engineIdOf(target)
  const database = { ...target, filling, fillingTime }
  await services.sqlEngine.provide(await inTeamOf(run, (db) => planOf(db, database)))
  if (!content) return
  const accounts = await inTeamOf(run, (db) => db.select({ id: databaseAccounts.accountId }).from(databaseAccounts))
  const session = await openKeeper(run, database)
  await restoreContent(session, content, {
    store: services.objects,
    engine: await services.sqlEngine.info(),
    databaseId: engineId,
    accounts: new Set(accounts.map(({ id }) => id)),
    onProgress: run.onProgress,
  }).finally(() => session.close())
}

/** Removes what a failed restore has created. */
async function fail(
  run: BackupRun,
  { restoreId, databaseId, isReplacing }: RestoreRow,
  target: DatabaseRow,
  reason: string,
) {
  const { services, teamId } = run
  await dropFromEngine(services, restoreId).catch(logError)
  await inTeamOf(run, async (db) => {
    const now = services.clock.now()
    const isTarget = eq(databases.databaseId, target.databaseId)
    if (isReplacing) await db.update(databases).set({ state: 'running' }).where(isTarget)
    else await db.delete(databases).where(isTarget)
    await db
      .update(databaseRestores)
      .set({ state: 'failed', error: reason, endTime: now })
      .where(eq(databaseRestores.restoreId, restoreId))
    const [source] = await db.select().from(databases).where(eq(databases.databaseId, databaseId))
    if (!source) return
    const page = { id: 'relational-database.backups', values: { name: source.name } }
    const values = { name: source.name, reason }
    await sendNotice(db, { teamId, topic: databaseBackup, message: 'restoreFailed', values, page }, now)
  })
}
