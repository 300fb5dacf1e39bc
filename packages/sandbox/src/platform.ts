import { createJobs } from './clock/jobs.ts'
import { systemClock, type Clock } from './clock/clock.ts'
import type { Database } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { ensureDemoTeam } from './demo/seed.ts'
import type { ObjectStore } from './files/object-store.ts'
import { createFaults, type Faults } from './http/faults.ts'
import { createRouter } from './http/router.ts'
import { implementations } from './implementations.ts'
import type { Services } from './services.ts'

export interface PlatformOptions {
  database: Database
  objects: ObjectStore
  clock?: Clock
  /** Origin that the platform is reached at. */
  publicOrigin: string
  /** Exact origins of pages that may call the platform beside its own. */
  allowedOrigins?: readonly string[]
  /** Key of signed addresses, at least 32 bytes; nodes that share a database share it. Default: a random one. */
  secret?: Uint8Array<ArrayBuffer>
  /** Address of a caller, for the sign-in throttle. Default: everybody is one. */
  callerAddress?: (request: Request) => string
}

/** The whole platform behind every call: one fetch handler on a real database. */
export interface Platform {
  fetch(request: Request): Promise<Response>
  /** Trouble on demand, for stories and tests. */
  faults: Faults
  /** Does the work whose time has come; resolves when it is done. */
  wake(): Promise<void>
  services: Services
  close(): Promise<void>
}

/** Starts the platform: brings the database up to date, fills a fresh one with the demo team, and wakes its actors. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, objects, clock = systemClock, publicOrigin, allowedOrigins = [] } = options
  await migrate(database)
  const jobs = createJobs(database, clock)
  const secret = await crypto.subtle.importKey('raw', options.secret ?? crypto.getRandomValues(new Uint8Array(32)), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const services: Services = { database, clock, jobs, objects, secret, publicOrigin, allowedOrigins }
  await ensureDemoTeam(services)
  const faults = createFaults()
  const router = createRouter({ services, implementations, faults, callerAddress: options.callerAddress ?? (() => 'local') })
  void jobs.wake()
  return {
    fetch: async (request) => router.fetch(request),
    faults,
    wake: jobs.wake,
    services,
    async close() {
      await jobs.stop()
      await database.close()
    },
  }
}
