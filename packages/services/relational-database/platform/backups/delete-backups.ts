import { day, hour } from '@console-widgets/platform/clock/durations'
import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { backupRules } from '@console-widgets/relational-database/model'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { databaseBackups } from '../tables.ts'
import { keysOf } from './dump-database.ts'

const minute = 60_000

const removalJob = 'relational-database.backup-removal'

/** Deletes backups, and afterwards the objects that no other backup shares. */
export async function deleteBackups(db: Queries, { jobs, clock }: PlatformParts, condition: SQL): Promise<void> {
  const deleted = await db.delete(databaseBackups).where(condition).returning()
  const [first] = deleted
  if (!first) return
  const { databaseId, teamId } = first
  const others = await db
    .select({ content: databaseBackups.content })
    .from(databaseBackups)
    .where(eq(databaseBackups.databaseId, databaseId))
  const shared = new Set(others.flatMap(({ content }) => keysOf(content)))
  const keys = [...new Set(deleted.flatMap(({ content }) => keysOf(content)))].filter((key) => !shared.has(key))
  if (keys.length > 0) await jobs.schedule(db, { kind: removalJob, teamId, payload: { keys }, dueTime: clock.now() })
}

/** Actor that removes the objects of deleted backups, once the transaction that deleted them has ended. */
export function defineBackupRemoval({ jobs, objects }: PlatformParts): void {
  jobs.define<{ keys: string[] }>(removalJob, async ({ keys }) => {
    for (const key of keys) await objects.remove(key)
  })
}

/** A backup, as far as its retention depends on it. */
export interface AgedBackup {
  backupId: string
  kind: string
  state: string
  time: number
}

/**
 * Backups that are no longer kept. Automatic ones stay for an hour, the last one of each five minutes for a day, the
 * last one of each day for a week, and the newest until there is another, since it contains what is there now.
 */
export function expiredBackups(backups: readonly AgedBackup[], now: number): string[] {
  const newestFirst = backups.toSorted((one, other) => other.time - one.time)
  const days = new Set<number>()
  const steps = new Set<number>()
  let isNewest = true
  return newestFirst.flatMap(({ backupId, kind, state, time }) => {
    if (kind === 'manual' || state === 'planned' || state === 'running') return []
    const age = now - time
    if (kind !== 'automatic' || state === 'failed') return age > backupRules.days * day ? [backupId] : []
    const dayOf = Math.floor(time / day)
    const isLastOfDay = !days.has(dayOf)
    days.add(dayOf)
    const stepOf = Math.floor(time / (backupRules.minutesAfterChange * minute))
    const isLastOfStep = !steps.has(stepOf)
    steps.add(stepOf)
    const isKept =
      isNewest ||
      age <= backupRules.hoursOfEach * hour ||
      (isLastOfStep && age <= backupRules.hoursOfAll * hour) ||
      (isLastOfDay && age <= backupRules.days * day)
    isNewest = false
    return isKept ? [] : [backupId]
  })
}

/** Deletes the backups of a database that are no longer kept. */
export async function deleteExpired(
  db: Queries,
  services: PlatformParts,
  databaseId: string,
  now: number,
): Promise<void> {
  const rows = await db
    .select({
      backupId: databaseBackups.backupId,
      kind: databaseBackups.kind,
      state: databaseBackups.state,
      time: databaseBackups.time,
    })
    .from(databaseBackups)
    .where(and(eq(databaseBackups.databaseId, databaseId), ne(databaseBackups.kind, 'manual')))
  const expired = expiredBackups(rows, now)
  if (expired.length > 0) await deleteBackups(db, services, inArray(databaseBackups.backupId, expired))
}
