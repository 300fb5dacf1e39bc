import * as v from 'valibot'
import { id, listInput, nameText, page, time } from '@console-widgets/core/schemas'
import { backupKinds, backupStates, databaseLimits, restoreStates } from '../model.ts'
import { databaseName, newDatabaseName } from './parts.ts'

/** A backup of a database. */
export const backup = v.object({
  backupId: v.string(),
  kind: v.picklist(backupKinds),
  backupName: v.nullable(v.string()),
  state: v.picklist(backupStates),
  /** Why it failed. */
  error: v.nullable(v.string()),
  /** Time of what it contains. */
  time: v.number(),
  endTime: v.nullable(v.number()),
  /** Compressed bytes, including those shared with other backups. */
  sizeBytes: v.nullable(v.number()),
  tables: v.nullable(v.number()),
  rowCount: v.nullable(v.number()),
  /** Empty for the platform's own. */
  userName: v.string(),
})
export const backupPage = page(backup)
export const backupListInput = v.object({ ...listInput, name: databaseName })
export const createBackupInput = v.object({ name: databaseName, backupName: nameText(databaseLimits.backupName) })
export const createBackupAnswer = v.object({ backupId: v.string() })
export const backupIdInput = v.object({ name: databaseName, backupId: id })

/** A time whose content can be restored. */
export const restorePointInput = v.object({ name: databaseName, time })
/** The last backup at or before a time, and what happened since. */
export const restorePoint = v.object({
  ...v.pick(backup, ['backupId', 'kind', 'backupName', 'time', 'sizeBytes', 'tables', 'rowCount']).entries,
  /** Runs of accounts with write access from then until the given time. Without any, it is the state at that time. */
  runsBetween: v.number(),
  /** Runs of accounts with write access since then. */
  runsSince: v.number(),
  lastRunTime: v.nullable(v.number()),
})

/** Replaces the content of the database. */
export const restoreInput = v.object({ name: databaseName, time })
export const restoreCopyInput = v.object({ name: databaseName, time, targetName: newDatabaseName })
export const restoreAnswer = v.object({ restoreId: v.string(), time: v.number() })

/** A restore of a backup of the database. */
export const restore = v.object({
  restoreId: v.string(),
  targetName: v.string(),
  /** Whether it replaced the content of the database itself. */
  isReplacing: v.boolean(),
  /** Time of the restored content. */
  time: v.number(),
  state: v.picklist(restoreStates),
  error: v.nullable(v.string()),
  userName: v.string(),
  startTime: v.number(),
  endTime: v.nullable(v.number()),
})
export const restorePage = page(restore)
export const restoreListInput = v.object({ ...listInput, name: databaseName })
