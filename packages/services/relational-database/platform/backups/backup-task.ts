import { and, eq, getTableColumns } from 'drizzle-orm'
import { backupRules } from '@console-widgets/relational-database/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { refusalOfEngine } from '../instance.ts'
import { databaseBackup } from '../notices.ts'
import type { DatabaseRow } from '../rows.ts'
import { databaseBackups, databases } from '../tables.ts'
import { backUp, type BackupRun, inTeamOf } from './back-up.ts'
import { deleteExpired } from './delete-backups.ts'
import { BackupFault } from './keeper-session.ts'

const backupTask = 'relational-database.back-up'
const dueJob = 'relational-database.backup-due'
const expiryJob = 'relational-database.backup-expiry'

const minute = 60_000

interface Wanted {
  backupId: string
}

/** Starts a backup that has a row. */
export async function startBackup(
  db: Queries,
  { tasks }: PlatformParts,
  { teamId, userId, backupId }: { teamId: string; userId: string; backupId: string },
): Promise<void> {
  await tasks.start(db, { kind: backupTask, teamId, userId, payload: { backupId } satisfies Wanted })
}

/** Plans the automatic backup of a database that has changed, unless one is planned. */
export async function planBackup(
  { services, teamId }: Pick<BackupRun, 'services' | 'teamId'>,
  { databaseId }: Pick<DatabaseRow, 'databaseId'>,
): Promise<void> {
  const time = services.clock.now() + backupRules.minutesAfterChange * minute
  const isNew = await services.database.asTeam({ teamId, userId: teamId }, async (db) => {
    // Until the end of this transaction, so that concurrent runs plan one.
    const [row] = await db.select().from(databases).where(eq(databases.databaseId, databaseId)).for('update')
    const planned = and(eq(databaseBackups.databaseId, databaseId), eq(databaseBackups.state, 'planned'))
    if (!row || (await db.$count(databaseBackups, planned)) > 0) return false
    const backupId = newId()
    await db.insert(databaseBackups).values({ backupId, databaseId, kind: 'automatic', state: 'planned', time })
    await services.jobs.schedule(db, { kind: dueJob, teamId, payload: { backupId } satisfies Wanted, dueTime: time })
    return true
  })
  if (isNew) void services.jobs.wake()
}

/** Reason why a backup or a restore failed, for users. Others are logged. */
export function reasonOf(error: unknown): string {
  return error instanceof BackupFault ? error.message : refusalOfEngine(error).message
}

/** Deletes what isn't kept any longer, an hour, a day, and a week after a backup. */
export async function planExpiry(
  db: Queries,
  services: PlatformParts,
  teamId: string,
  databaseId: string,
): Promise<void> {
  for (const hours of [backupRules.hoursOfEach, backupRules.hoursOfAll, backupRules.days * 24])
    await services.jobs.schedule(db, {
      kind: expiryJob,
      teamId,
      payload: { databaseId },
      dueTime: services.clock.now() + hours * 60 * minute + 1,
    })
}

/** Actors of backups: those that are due, those that a user has asked for, and their expiry. */
export function defineBackups(services: PlatformParts): void {
  services.jobs.define<Wanted>(dueJob, async ({ backupId }, { db, teamId }) => {
    const [row] = await db
      .update(databaseBackups)
      .set({ state: 'running' })
      .where(eq(databaseBackups.backupId, backupId))
      .returning()
    if (row) await startBackup(db, services, { teamId, userId: teamId, backupId })
  })

  services.jobs.define<{ databaseId: string }>(expiryJob, ({ databaseId }, { db, now }) =>
    deleteExpired(db, services, databaseId, now),
  )

  services.tasks.define<Wanted>(
    backupTask,
    async ({ backupId }, task) => {
      const run: BackupRun = {
        services,
        teamId: task.teamId,
        signal: task.signal,
        onProgress: (done, total) => task.progress(done, total),
      }
      const database = await inTeamOf(run, async (db) => {
        const [row] = await db
          .select(getTableColumns(databases))
          .from(databases)
          .innerJoin(databaseBackups, eq(databaseBackups.databaseId, databases.databaseId))
          .where(and(eq(databaseBackups.backupId, backupId), eq(databaseBackups.state, 'running')))
        return row
      })
      if (!database) return
      try {
        await backUp(run, database, backupId)
      } catch (error) {
        task.signal.throwIfAborted()
        await fail(run, database, backupId, reasonOf(error))
      }
      await inTeamOf(run, async (db) => {
        await planExpiry(db, services, task.teamId, database.databaseId)
        await deleteExpired(db, services, database.databaseId, services.clock.now())
      })
    },
    { repeatable: true },
  )
}

async function fail(run: BackupRun, { name }: DatabaseRow, backupId: string, reason: string): Promise<void> {
  const { services, teamId } = run
  await inTeamOf(run, async (db) => {
    const now = services.clock.now()
    await db
      .update(databaseBackups)
      .set({ state: 'failed', error: reason, endTime: now })
      .where(eq(databaseBackups.backupId, backupId))
    const page = { id: 'relational-database.backups', values: { name } }
    await sendNotice(db, { teamId, topic: databaseBackup, message: 'failed', values: { name, reason }, page }, now)
  })
}
