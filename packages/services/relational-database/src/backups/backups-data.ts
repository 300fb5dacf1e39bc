import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from '../contract.ts'
import { backupListFields, restoreListFields } from '../model.ts'

/** A backup as the platform returns it. */
export type Backup = ItemOf<(typeof calls)['relational-database.backup.list']>
/** A restore as the platform returns it. */
export type Restore = ItemOf<(typeof calls)['relational-database.restore.list']>
/** What would be restored for a time. */
export type RestorePoint = AnswerOf<(typeof calls)['relational-database.restore-point.get']>

/** Polling intervals, in milliseconds, while something runs and while something is planned. */
const soon = 1500
const later = 30_000

/** Backups and restores of a database. */
export function backupsData(console: Console, place: Place, name: string) {
  const { list, mutation } = dataOf(console)
  return {
    backups: list(calls['relational-database.backup.list'], {
      id: 'database-backups',
      key: 'backupId',
      fields: backupListFields,
      place,
      input: { name },
      every: (items) =>
        items.some(({ state }) => state === 'running')
          ? soon
          : items.some(({ state }) => state === 'planned')
            ? later
            : undefined,
    }),
    restores: list(calls['relational-database.restore.list'], {
      id: 'database-restores',
      key: 'restoreId',
      fields: restoreListFields,
      place,
      input: { name },
      every: (items) => (items.some(({ state }) => state === 'running') ? soon : undefined),
    }),
    create: mutation(calls['relational-database.backup.create']),
    remove: mutation(calls['relational-database.backup.delete']),
    replace: mutation(calls['relational-database.database.restore']),
    copy: mutation(calls['relational-database.database.restore-copy']),
  }
}

/** What would be restored for a time. */
export function restorePointData(console: Console, _place: Place, ...[name, time]: [name: string, time: number]) {
  return { point: dataOf(console).query(calls['relational-database.restore-point.get'], { name, time }) }
}
