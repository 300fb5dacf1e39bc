import type { Contract } from '@console-widgets/contract'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Permissions } from '../rights/permissions.ts'
import type { Database } from '../database/connection.ts'
import type { Clock } from '../clock/clock.ts'
import type { Events } from './events.ts'
import type { Jobs } from '../clock/jobs.ts'
import type { PageOrigins } from '../origins/page-origins.ts'
import type { ObjectStore } from '../stores/object-store.ts'
import type { FetchOutside } from '../internet/outside.ts'
import type { SqlEngine } from '../sql-engines/engine.ts'
import type { Tasks } from '../tasks/task-runner.ts'

/** Services shared by all parts of the platform. */
export interface Services {
  database: Database
  /** Contracts of every call that the platform answers. */
  declared: readonly Contract[]
  /** Permissions that the services declare. */
  permissions: Permissions
  /** Connects services that don't know each other. */
  events: Events
  /** Every table, including those of the services. */
  tables: readonly PgTable[]
  clock: Clock
  jobs: Jobs
  tasks: Tasks
  objects: ObjectStore
  /** Engine of the teams' databases. */
  sqlEngine: SqlEngine
  /** Key of signed URLs, generated on first start. */
  secret: CryptoKey
  /** Public origin of the platform, for URLs that it returns. */
  publicOrigin: string
  /** Origins of pages that can call the platform, embed it, and be redirect targets of a sign-in. */
  origins: PageOrigins
  /** Fetches URLs from the internet. */
  fetchOutside: FetchOutside
  /** Teams that get new releases first; their cookies say so (R33). */
  greyTeams: readonly string[]
  /** Duration of a simulated review, in seconds. */
  reviewSeconds: number
  /** Approximate number of events behind the demo teams' reports. */
  demoEvents: number
}
