import type { Contract } from '@console-widgets/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Permissions } from '../rights/permissions.ts'
import type { Database } from '../database/connection.ts'
import type { Clock } from '../clock/clock.ts'
import type { Events } from './events.ts'
import type { Jobs } from '../clock/jobs.ts'
import type { ObjectStore } from '../stores/object-store.ts'
import type { FetchOutside } from '../internet/outside.ts'
import type { SqlEngine } from '../sql-engines/engine.ts'
import type { Tasks } from '../tasks/task-runner.ts'

/** What the parts of the platform share. */
export interface Services {
  database: Database
  /** What is declared: every call that the platform answers. */
  declared: readonly Contract[]
  /** What the permissions that the services declare mean. */
  permissions: Permissions
  /** Joins services that do not know each other. */
  events: Events
  /** Every table, those of the services among them. */
  tables: readonly PgTable[]
  clock: Clock
  jobs: Jobs
  tasks: Tasks
  objects: ObjectStore
  /** Where the databases of teams are. */
  sqlEngine: SqlEngine
  /** Key of signed addresses, made at the first start. */
  secret: CryptoKey
  /** Origin that the platform is reached at, for the addresses that it hands out. */
  publicOrigin: string
  /** Exact origins of pages that may call the platform and be returned to after a sign-in. */
  allowedOrigins: readonly string[]
  /** Reads addresses of the internet. */
  fetchOutside: FetchOutside
  /** Teams that a release is tried on before all others; their cookies tell (R33). */
  greyTeams: readonly string[]
  /** Seconds that a reviewer takes. */
  reviewSeconds: number
  /** Events that the demo teams' reports are computed from, about. */
  demoEvents: number
}
