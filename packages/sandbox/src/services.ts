import type { Database } from './database/connection.ts'
import type { Clock } from './clock/clock.ts'
import type { Jobs } from './clock/jobs.ts'
import type { ObjectStore } from './files/object-store.ts'
import type { FetchOutside } from './files/outside.ts'
import type { SqlEngine } from './sql-engines/engine.ts'
import type { Tasks } from './tasks/task-runner.ts'

/** What the parts of the platform share. */
export interface Services {
  database: Database
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
