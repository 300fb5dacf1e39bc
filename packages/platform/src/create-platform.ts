import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createEvents } from './calls/events.ts'
import { createFaults, type Faults } from './calls/faults.ts'
import type { Implementation } from './calls/handler.ts'
import type { Caller } from './calls/plane.ts'
import type { Services } from './calls/platform-parts.ts'
import { systemClock, type Clock } from './clock/clock.ts'
import { createJobs } from './clock/jobs.ts'
import type { Database } from './database/connection.ts'
import { ensureDemoTeams } from './demo/demo-teams.ts'
import { defineFileActors } from './files/actors.ts'
import { generalImplementations, generalPlanes, generalTables } from './general.ts'
import type { PlatformHalf } from './half.ts'
import { createRouter } from './http/router.ts'
import { fetchFromPage, type FetchOutside } from './internet/outside.ts'
import { openApiOf } from './openapi.ts'
import type { Process } from './orchestration/process.ts'
import { createPermissions, type Permissions } from './rights/permissions.ts'
import { migrate } from './schema/migrate.ts'
import type { Migration } from './schema/migrations.ts'
import { migrations as generalMigrations } from './schema/migrations.generated.ts'
import { loadSigningKey } from './settings/signing-key.ts'
import type { SqlEngine } from './sql-engines/engine.ts'
import { createMemoryEngine } from './sql-engines/memory-engine.ts'
import type { ObjectStore } from './stores/object-store.ts'
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

/** What a platform is put together from. */
export interface PlatformSum {
  halves: readonly PlatformHalf[]
  /** The processes of the orchestration gateway, composed of the halves' calls, by the call that declares each. */
  processes: Readonly<Record<string, Process>>
}

/** Starts the platform: brings the database up to date, fills a fresh one with the demo team, and wakes its actors. */
export async function createPlatform(options: PlatformOptions, { halves, processes }: PlatformSum): Promise<Platform> {
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
  const tables = tablesOf(halves)
  const implementations = implementationsOf({ halves, processes })
  const services = await database.exclusively(async () => {
    await migrate(database, { migrations: migrationsOf(halves), tables })
    const secret = await loadSigningKey(database)
    const ready: Services = {
      database,
      declared: implementations.map(({ contract }) => contract),
      permissions: permissionsOf(halves),
      events: createEvents(
        halves.flatMap(({ on }) => on ?? []),
        halves.flatMap(({ answers }) => answers ?? []),
      ),
      tables,
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
    if (demoTeam) await ensureDemoTeams(ready, halves)
    return ready
  })
  defineFileActors(services)
  for (const half of halves) half.actors?.(services)
  const faults = createFaults()
  const planes = [...halves.flatMap((half) => half.planes ?? []), ...generalPlanes]
  const router = createRouter({ services, implementations, planes, faults })
  let openApi: string | undefined
  router.get('/openapi.json', (context) => {
    openApi ??= JSON.stringify(openApiOf(implementations, publicOrigin))
    return context.body(openApi, 200, { 'content-type': 'application/json' })
  })
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

/** Every area that a sum answers: the general ones, then those of the halves. */
export function implementationsOf({ halves, processes }: PlatformSum): Implementation[] {
  const services = halves.map(({ implementation }) => implementation)
  return [...generalImplementations(services, processes), ...services]
}

/** Every migration: the general tables' first, which views of the halves may read. */
function migrationsOf(halves: readonly PlatformHalf[]): Migration[] {
  return [...generalMigrations, ...halves.flatMap(({ migrations = [] }) => migrations)]
}

/** What the permissions of all halves mean. */
export function permissionsOf(halves: readonly PlatformHalf[]): Permissions {
  return createPermissions(Object.assign({}, ...halves.map(({ permissions }) => permissions)))
}

/** Every table of the platform, those of the halves among them. */
export function tablesOf(halves: readonly PlatformHalf[]): PgTable[] {
  return [generalTables, ...halves.map(({ tables = {} }) => tables)].flatMap((named) =>
    Object.values<unknown>(named).flatMap((table) => (is(table, PgTable) ? [table] : [])),
  )
}
