import { defineFileActors } from './files/actors.ts'
import type { Services } from './services.ts'
import { defineAppPackageActors } from './services/app-packages/actors.ts'
import { defineReportActors } from './services/reports/actors.ts'
import { defineTeamActors } from './services/teams/actors.ts'
import { defineStorageActors } from './services/cloud-storage/actors.ts'
import { defineRelationalDatabaseActors } from './services/relational-database/actors.ts'
import { defineVersionActors } from './services/versions/actors.ts'

/** Tells the jobs how the work of one area is done: `jobs.define(kind, …)` for each of its kinds. */
export type DefineActors = (services: Services) => void

/** The actors of every area; they move what people of the platform would. */
export const actors: readonly DefineActors[] = [
  defineFileActors,
  defineAppPackageActors,
  defineVersionActors,
  defineTeamActors,
  defineReportActors,
  defineStorageActors,
  defineRelationalDatabaseActors,
]
