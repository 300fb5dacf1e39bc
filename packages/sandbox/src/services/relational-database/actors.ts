import type { Services } from '../../services.ts'
import { defineScriptTask } from './script-task.ts'

/** The actors of databases: who runs scripts. */
export function defineRelationalDatabaseActors(services: Services): void {
  defineScriptTask(services)
}
