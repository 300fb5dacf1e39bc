import type { Services } from '@console-widgets/platform/calls/platform-parts'
import { defineScriptTask } from './script-task.ts'

/** Actor that runs scripts. */
export function defineRelationalDatabaseActors(services: Services): void {
  defineScriptTask(services)
}
