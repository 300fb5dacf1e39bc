import { and, desc, eq } from 'drizzle-orm'
import { backupRules } from '@console-widgets/relational-database/model'
import { hour } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { logError } from '@console-widgets/platform/logging/log-error'
import { EngineBusy } from '@console-widgets/platform/sql-engines/engine'
import type { DatabaseRow } from '../rows.ts'
import { databaseBackups } from '../tables.ts'
import { backUp, type BackupRun, inTeamOf } from './back-up.ts'
import { planBackup, planExpiry } from './backup-task.ts'
import { deleteExpired } from './delete-backups.ts'
import { BackupFault } from './keeper-session.ts'

/** What a backup after a run may read, so that the run isn't noticeably slower. */
const budget = {
  rows: backupRules.rowsOfEachChange,
  bytes: backupRules.megabytesOfEachChange * 1024 ** 2,
  lockWait: 1000,
}

/**
 * Makes what a run has changed a point in time: backs the database up before the run answers. Databases that are too
 * large for that, busy, or can't be backed up get a planned backup.
 */
export async function followChange(
  { services, teamId }: Pick<BackupRun, 'services' | 'teamId'>,
  database: DatabaseRow,
): Promise<void> {
  const run: BackupRun = { services, teamId, signal: new AbortController().signal, onProgress: async () => {} }
  const { databaseId } = database
  const backupId = newId()
  const last = await inTeamOf(run, async (db) => {
    const [row] = await db
      .select({ rowCount: databaseBackups.rowCount, time: databaseBackups.time })
      .from(databaseBackups)
      .where(and(eq(databaseBackups.databaseId, databaseId), eq(databaseBackups.state, 'succeeded')))
      .orderBy(desc(databaseBackups.time))
      .limit(1)
    if ((row?.rowCount ?? 0) > budget.rows) return 'large'
    const time = services.clock.now()
    await db.insert(databaseBackups).values({ backupId, databaseId, kind: 'automatic', state: 'running', time })
    return row
  })
  if (last === 'large') return planBackup(run, database)
  try {
    await backUp(run, database, backupId, budget)
    await inTeamOf(run, async (db) => {
      const now = services.clock.now()
      if (!last || Math.floor(last.time / hour) !== Math.floor(now / hour))
        await planExpiry(db, services, teamId, databaseId)
      await deleteExpired(db, services, databaseId, now)
    })
  } catch (error) {
    // The run has succeeded, whatever becomes of its backup. The planned one tells the team why it fails.
    if (!(error instanceof BackupFault || error instanceof EngineBusy)) logError(error)
    await inTeamOf(run, (db) => db.delete(databaseBackups).where(eq(databaseBackups.backupId, backupId)))
    await planBackup(run, database)
  }
}
