import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { defineBackups } from './backups/backup-task.ts'
import { defineBackupRemoval } from './backups/delete-backups.ts'
import { defineRestores } from './backups/restore-task.ts'
import { defineScriptTask } from './script-task.ts'

/** Actors that run scripts, and that back databases up and restore them. */
export function defineRelationalDatabaseActors(services: PlatformParts): void {
  defineScriptTask(services)
  defineBackups(services)
  defineBackupRemoval(services)
  defineRestores(services)
}
