import { actors } from './actors.ts'
import { createJobs } from './clock/jobs.ts'
import { systemClock, type Clock } from './clock/clock.ts'
import type { Database } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { ensureDemoTeam } from './demo/seed.ts'
import type { ObjectStore } from './files/object-store.ts'
import { fetchFromPage, type FetchOutside } from './files/outside.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { createRouter, type Caller } from './http/router.ts'
import { implementations } from './implementations.ts'
import { platformOpenApi } from './openapi.ts'
import type { Services } from './services.ts'
import { loadSigningKey } from './settings/signing-key.ts'
import type { SqlEngine } from './sql-engines/engine.ts'
import { createMemoryEngine } from './sql-engines/memory-engine.ts'
import { createTasks } from './tasks/task-runner.ts'

export interface PlatformOptions {
  database: Database
  objects: ObjectStore
  clock?: Clock
  /** Origin that the platform is reached at. */
  publicOrigin: string
  /** Exact origins of pages that may call the platform beside its own. */
  allowedOrigins?: readonly string[]
  /**
   * Reads addresses of the internet for uploads from an address. Default: the page's own fetch; Node must give one that
   * guards its network.
   */
  fetchOutside?: FetchOutside
  /**
   * Teams that a release is tried on before all others: they carry the cookie x-hd-grey (R33), for whatever routes
   * their requests. Default: none.
   */
  greyTeams?: readonly string[]
  /** Seconds that a reviewer takes, on the platform's clock. Default: 8, so that a person sees every step. */
  reviewSeconds?: number
  /** Opens the engine of the teams' databases, with the key that its own passwords are made of. Default: in memory. */
  openSqlEngine?: (secret: CryptoKey) => SqlEngine
  /** Whether a fresh database is filled with the demo team. Default: yes. */
  demoTeam?: boolean
  /**
   * Events that the demo teams' reports are computed from, about. Default: 5,000. More than 100,000 are made by a task
   * after the start.
   */
  demoEvents?: number
}

/** The whole platform behind every call: one fetch handler on a real database. */
export interface Platform {
  /** Answers a request. The caller's address is for the sign-in throttle; without one, everybody is one caller. */
  fetch(request: Request, caller?: Caller): Promise<Response>
  /** Trouble on demand, for stories and tests. */
  faults: Faults
  /** Does the work whose time has come, and the tasks that wait; resolves when it is done. */
  wake(): Promise<void>
  services: Services
  close(): Promise<void>
}

/** Starts the platform: brings the database up to date, fills a fresh one with the demo team, and wakes its actors. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const {
    database,
    objects,
    clock = systemClock,
    publicOrigin,
    allowedOrigins = [],
    fetchOutside = fetchFromPage,
    greyTeams = [],
    reviewSeconds = 8,
    demoTeam = true,
    demoEvents = 5000,
    openSqlEngine = () => createMemoryEngine(),
  } = options
  const jobs = createJobs(database, clock)
  const tasks = createTasks(database, clock)
  const services = await database.exclusively(async () => {
    await migrate(database)
    const secret = await loadSigningKey(database)
    const ready: Services = {
      database,
      clock,
      jobs,
      tasks,
      objects,
      sqlEngine: openSqlEngine(secret),
      secret,
      publicOrigin,
      allowedOrigins,
      fetchOutside,
      greyTeams,
      reviewSeconds,
      demoEvents,
    }
    if (demoTeam) await ensureDemoTeam(ready)
    return ready
  })
  for (const define of actors) define(services)
  const faults = createFaults()
  const router = createRouter({ services, implementations, faults })
  router.get('/openapi.json', (context) => context.json(platformOpenApi(publicOrigin)))
  void jobs.wake()
  void tasks.wake()
  return {
    fetch: async (request, caller = { address: 'local' }) => router.fetch(request, caller),
    faults,
    wake: async () => {
      await jobs.wake()
      await tasks.wake()
    },
    services,
    async close() {
      await jobs.stop()
      await tasks.stop()
      await services.sqlEngine.close()
      await database.close()
    },
  }
}
