import { and, count, desc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/relational-database/contract'
import { backupListFields, databaseLimits, restoreListFields } from '@console-widgets/relational-database/model'
import { newId } from '@console-widgets/platform/database/ids'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { listOfDatabase } from '../list-of-database.ts'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { requireFreeName } from '../database-handlers.ts'
import { changeInstance } from '../instance.ts'
import { setPrivilegesOfDatabase } from '../privileges.ts'
import { findDatabase, listPrivileges, type DatabaseRow } from '../rows.ts'
import { databaseBackups, databaseRestores, databaseRuns, databases } from '../tables.ts'
import type { BackupRow } from './back-up.ts'
import { startBackup } from './backup-task.ts'
import { deleteBackups } from './delete-backups.ts'
import { type RestorePayload, restoreTask } from './restore-task.ts'

type Calls = typeof calls

/** Handlers of backups and restores. */
export const backupHandlers = {
  'relational-database.backup.list': (input, { db }) =>
    listOfDatabase(
      db,
      databaseBackups,
      { fields: backupListFields, key: databaseBackups.backupId, sort: '-time' },
      input,
    ),

  'relational-database.backup.create': async ({ name, backupName }, { db, services, teamId, userId, now }) => {
    const database = await findDatabase(db, name)
    requireRunning(database)
    const { databaseId } = database
    const named = and(eq(databaseBackups.databaseId, databaseId), eq(databaseBackups.kind, 'manual'))
    if ((await db.$count(databaseBackups, named)) >= databaseLimits.backupsPerDatabase)
      throw refuse(
        'limit-reached',
        `A database has at most ${databaseLimits.backupsPerDatabase} backups with a name. Delete one that you no longer need.`,
      )
    const backupId = newId()
    await db
      .insert(databaseBackups)
      .values({ backupId, databaseId, kind: 'manual', backupName, state: 'running', time: now(), userId })
    await startBackup(db, services, { teamId, userId, backupId })
    return { backupId }
  },

  'relational-database.backup.delete': async ({ name, backupId }, { db, services }) => {
    const { databaseId } = await findDatabase(db, name)
    const own = and(eq(databaseBackups.databaseId, databaseId), eq(databaseBackups.backupId, backupId))
    const [row] = await db.select().from(databaseBackups).where(own)
    if (!row) throw refuse('not-found', `The database '${name}' has no such backup`)
    if (row.state === 'planned' || row.state === 'running')
      throw refuse('database-state', 'The backup hasn’t ended. Wait until it has.')
    const restored = and(eq(databaseRestores.backupId, backupId), eq(databaseRestores.state, 'running'))
    if ((await db.$count(databaseRestores, restored)) > 0)
      throw refuse('database-state', 'The backup is being restored. Wait until that has ended.')
    await deleteBackups(db, services, eq(databaseBackups.backupId, backupId))
  },

  'relational-database.restore-point.get': async ({ name, time }, { db }) => {
    const database = await findDatabase(db, name)
    const backup = await backupAt(db, database, time)
    const writers = (await listPrivileges(db)).filter(
      (each) => each.databaseId === database.databaseId && !each.readonly,
    )
    const [since] = await db
      .select({
        runsSince: count(),
        lastRunTime: max(databaseRuns.startTime),
        runsBetween: sql<number>`count(*) filter (where ${databaseRuns.startTime} <= ${time})`.mapWith(Number),
      })
      .from(databaseRuns)
      .where(
        and(
          eq(databaseRuns.databaseId, database.databaseId),
          gt(databaseRuns.startTime, backup.time),
          inArray(databaseRuns.accountName, ['', ...writers.map(({ accountName }) => accountName)]),
        ),
      )
    const { runsSince = 0, runsBetween = 0, lastRunTime = null } = since ?? {}
    return { ...backup, runsBetween, runsSince, lastRunTime }
  },

  'relational-database.database.restore': async ({ name, time }, context) =>
    changeInstance(context, () =>
      context.inTeam(async (db) => {
        const database = await findDatabase(db, name)
        requireRunning(database)
        const backup = await backupAt(db, database, time)
        await db.update(databases).set({ state: 'changing' }).where(eq(databases.databaseId, database.databaseId))
        return startRestore(context, db, database, database, backup)
      }),
    ),

  'relational-database.database.restore-copy': async ({ name, time, targetName }, context) =>
    changeInstance(context, () =>
      context.inTeam(async (db) => {
        const database = await findDatabase(db, name)
        const backup = await backupAt(db, database, time)
        await requireFreeName(db, targetName)
        const { characterSet, comment } = database
        const at = context.now()
        const [target] = await db
          .insert(databases)
          .values({
            databaseId: newId(),
            name: targetName,
            characterSet,
            comment,
            state: 'creating',
            createTime: at,
            updateTime: at,
          })
          .returning()
        const privileges = (await listPrivileges(db)).filter((each) => each.databaseId === database.databaseId)
        const wanted = privileges.map(({ accountName, readonly }) => ({ name: accountName, readonly }))
        await setPrivilegesOfDatabase(db, target as DatabaseRow, wanted)
        return startRestore(context, db, database, target as DatabaseRow, backup)
      }),
    ),

  'relational-database.restore.list': (input, { db }) =>
    listOfDatabase(
      db,
      databaseRestores,
      { fields: restoreListFields, key: databaseRestores.restoreId, sort: '-startTime' },
      input,
    ),
} satisfies Partial<Handlers<Calls>>

function requireRunning({ name, state }: DatabaseRow): void {
  if (state !== 'running')
    throw refuse('database-state', `The database '${name}' is ${state}. Wait until it’s running.`)
}

/** The last backup at or before a time. @throws PlatformRefusal if there is none */
async function backupAt(db: Queries, { databaseId, name }: DatabaseRow, time: number): Promise<BackupRow> {
  const [row] = await db
    .select()
    .from(databaseBackups)
    .where(
      and(
        eq(databaseBackups.databaseId, databaseId),
        eq(databaseBackups.state, 'succeeded'),
        lte(databaseBackups.time, time),
      ),
    )
    .orderBy(desc(databaseBackups.time), desc(databaseBackups.endTime))
    .limit(1)
  if (!row)
    throw refuse('not-found', `The database '${name}' has no backup from that time or before`, [
      issue('time', 'before-first-backup'),
    ])
  return row
}

async function startRestore(
  { services, teamId, userId, now }: Context,
  db: Queries,
  { databaseId }: DatabaseRow,
  target: DatabaseRow,
  { backupId, time }: BackupRow,
) {
  const restoreId = newId()
  await db.insert(databaseRestores).values({
    ...{ restoreId, databaseId, backupId, time, userId },
    targetName: target.name,
    isReplacing: target.databaseId === databaseId,
    state: 'running',
    startTime: now(),
  })
  const payload: RestorePayload = { restoreId, targetId: target.databaseId }
  await services.tasks.start(db, { kind: restoreTask, teamId, userId, payload })
  return { restoreId, time }
}
