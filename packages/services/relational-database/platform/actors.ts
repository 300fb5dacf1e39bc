import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { defineScriptTask } from './script-task.ts'

/** Actor that runs scripts. */
export function defineRelationalDatabaseActors(services: PlatformParts): void {
  defineScriptTask(services)
}
