import type { Zone } from '@console-widgets/core'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { createEvents, type QuestionTakers } from './calls/events.ts'
import { createFaults, type Faults } from './calls/faults.ts'
import type { Implementation } from './calls/handler.ts'
import type { Caller } from './calls/plane.ts'
import type { PlatformParts } from './calls/platform-parts.ts'
import type { Wire } from './calls/wire.ts'
import { systemClock, type Clock } from './clock/clock.ts'
import { createJobs } from './clock/jobs.ts'
import { clientPlane } from './client-plane/client-plane.ts'
import type { Database } from './database/connection.ts'
import { ensureFirstAccount, type FirstAccount } from './accounts/first-account.ts'
import { ensureDemoTeams } from './demo/demo-teams.ts'
import { defineFileActors } from './files/actors.ts'
import { samplePicture, type PictureDecoder } from './pictures/sample-picture.ts'
import { generalImplementations, generalPlanes, generalTables } from './general.ts'
import type { PlatformHalf } from './half.ts'
import { framePolicy, refuseFrame } from './http/frame-policy.ts'
import { healthOf, healthPath } from './http/health.ts'
import { createRouter } from './http/router.ts'
import { fetchFromPage, type FetchOutside } from './internet/outside.ts'
import { createPageOrigins } from './origins/page-origins.ts'
import { openApiOf } from './openapi.ts'
import { createOptionValues, optionsOf, type GivenOptions } from './options/option-values.ts'
import { defineNoticeActors } from './notices/deliver-notices.ts'
import type { ServiceTopic } from './notices/topic.ts'
import type { ServiceMetric } from './metrics/metric.ts'
import type { Process } from './orchestration/process.ts'
import { defineCarrier } from './outbox/carrier.ts'
import { availabilityView } from './release/availability-view.ts'
import type { ReleaseChecks } from './release/checks.ts'
import { createPermissions, type Permissions } from './rights/permissions.ts'
import { migrate } from './schema/migrate.ts'
import type { Migration } from './schema/migrations.ts'
import { migrations as generalMigrations } from './schema/migrations.generated.ts'
import type { OfferedService } from './service-orders/cloud-service.ts'
import { obeyingOrders } from './service-orders/obey-orders.ts'
import { loadSigningKey } from './settings/signing-key.ts'
import type { SqlEngine } from './sql-engines/engine.ts'
import { createMemoryEngine } from './sql-engines/memory-engine.ts'
import type { ObjectStore } from './stores/object-store.ts'
import { createTasks } from './tasks/task-runner.ts'
import type { ServiceGuide } from './workspace/help.ts'

export interface PlatformOptions {
  database: Database
  objects: ObjectStore
  clock?: Clock
  /** Public origin of the platform. */
  publicOrigin: string
  /** Exact origins of pages that can call the platform and embed it in every team, besides its own. */
  allowedOrigins?: readonly string[]
  /**
   * Whether pages on any port of this machine can, too. Only for a platform that no other machine can reach. Default:
   * false.
   */
  allowLoopback?: boolean
  /**
   * Zones with an address of their own, such as `/zones/singapore` below the platform's, which is then the default
   * zone's. Calls of the site's zone see the data of the address's region only. Default: none; the platform answers for
   * every zone at its address.
   */
  zones?: readonly Zone[]
  /** Whether members can change their team's demo projects like the account holder (R120). Default: false. */
  membersEditDemoProjects?: boolean
  /**
   * Fetches files for uploads by URL. Default: the page's own fetch. In Node, pass one that blocks private networks.
   */
  fetchOutside?: FetchOutside
  /**
   * Teams that get new releases first: they carry the cookie x-hd-grey (R33) for the router in front. Default: none.
   */
  greyTeams?: readonly string[]
  /** Zones in which there are test versions (R125). Default: all. */
  betaUpdateZones?: readonly Zone[] | undefined
  /** Whether people use any name they like, so that nothing depends on an identity (R125). Default: no. */
  unrealName?: boolean
  /** Teams that were moved to the overseas site of a zone, by team ID (R69). Default: none. */
  overseasTeams?: Readonly<Record<string, Zone>>
  /**
   * Opens the engine of the teams' databases, with the key that its own passwords are derived from. Default: in memory.
   */
  openSqlEngine?: (secret: CryptoKey) => SqlEngine
  /** Decodes pictures. Default: in this thread, which large JPEGs block for seconds outside of pages. */
  pictures?: PictureDecoder
  /** Whether to fill a fresh database with the demo team. Default: true. */
  demoTeam?: boolean
  /** Account to create on a fresh database without the demo team. Default: none. */
  firstAccount?: FirstAccount | undefined
  /** Values of the services' own options, by area and name. */
  serviceOptions?: GivenOptions
}

/** The whole platform: one fetch handler on a real database. */
export interface Platform {
  /** Answers a request. Sign-in rate limits use the caller's address; without one, all callers count as one. */
  fetch(request: Request, caller?: Caller): Promise<Response>
  /**
   * Value of `content-security-policy` that says which pages may frame the one that is requested: those of the
   * platform, of the origins that the deployment allows, and of the team's.
   */
  framePolicy(request: Request): Promise<string>
  /**
   * Answers the request of a frame whose page may not embed the console with a page that says so, to the people in
   * front of it, in the browser's console, and as a `loadError` message. Undefined for every other request.
   */
  refuseFrame(request: Request, language: 'cn' | 'en' | 'ru'): Promise<Response | undefined>
  /** Fault injection, for stories and tests. */
  faults: Faults
  /** Runs due jobs and queued tasks. Resolves when they are done. */
  wake(): Promise<void>
  services: PlatformParts
  /** Protocols other than HTTP that a host can listen for. */
  wires: readonly Wire[]
  close(): Promise<void>
}

/** Parts that a platform is created from. */
export interface PlatformSum {
  halves: readonly PlatformHalf[]
  /** Processes of the orchestration gateway, composed of the halves' calls, by the call that declares each. */
  processes: Readonly<Record<string, Process>>
}

/** Starts the platform: migrates the database, fills a fresh one with the demo team, and starts the actors. */
export async function createPlatform(options: PlatformOptions, { halves, processes }: PlatformSum): Promise<Platform> {
  const {
    database,
    objects,
    clock = systemClock,
    publicOrigin,
    allowedOrigins = [],
    allowLoopback = false,
    zones = [],
    membersEditDemoProjects = false,
    fetchOutside = fetchFromPage,
    pictures = { sample: samplePicture, close: async () => {} },
    greyTeams = [],
    betaUpdateZones,
    unrealName = false,
    overseasTeams = {},
    demoTeam = true,
    firstAccount,
    serviceOptions = {},
    openSqlEngine = () => createMemoryEngine(),
  } = options
  const jobs = createJobs(database, clock)
  const tasks = createTasks(database, clock)
  const tables = tablesOf(halves)
  const implementations = implementationsOf({ halves, processes })
  const services = await database.exclusively(async () => {
    await migrate(database, {
      migrations: migrationsOf(halves),
      tables,
      joinedViews: [availabilityView(halves.flatMap(({ availability }) => availability ?? []))],
    })
    const secret = await loadSigningKey(database)
    const events = createEvents(
      halves.flatMap(({ on }) => on ?? []),
      [
        ...halves.flatMap(({ answers }) => answers ?? []),
        ...halves.flatMap(({ releaseChecks }) => (releaseChecks ? answersOf(releaseChecks) : [])),
        {
          'notices.topics': async () => topicsOf(halves),
          'help.guides': async () => guidesOf(halves),
          'service-orders.services': async () => offeredServicesOf(halves),
          'client-plane.apis': async () => halves.flatMap(({ area, clientRoutes }) => (clientRoutes ? [area] : [])),
        },
      ],
    )
    const ready: PlatformParts = {
      database,
      declared: implementations.map(({ contract }) => contract),
      permissions: permissionsOf(halves),
      events,
      metrics: metricsOf(halves),
      tables,
      clock,
      jobs,
      tasks,
      objects,
      pictures,
      anyFileTags: halves.flatMap(({ anyFileTags = [] }) => anyFileTags),
      sqlEngine: openSqlEngine(secret),
      secret,
      publicOrigin,
      origins: createPageOrigins({
        publicOrigin,
        allowedOrigins,
        allowLoopback,
        teamsOf: async (origin, db) => (await events.collectAnswers('origins.teams', { origin }, { db })).flat(),
      }),
      zones,
      membersEditDemoProjects,
      fetchOutside,
      greyTeams,
      betaUpdateZones,
      unrealName,
      overseasTeams,
      wireAddresses: new Map(),
      options: createOptionValues(optionsOf(halves), serviceOptions),
    }
    if (demoTeam) await ensureDemoTeams(ready, halves)
    else if (firstAccount) await ensureFirstAccount(ready, firstAccount)
    return ready
  })
  defineFileActors(services)
  defineCarrier(services.jobs)
  defineNoticeActors(services)
  for (const half of halves) half.actors?.(services)
  const faults = createFaults()
  const planes = [
    ...halves.flatMap((half) => half.planes ?? []),
    clientPlane(halves.flatMap(({ area, clientRoutes = [] }) => clientRoutes.map((route) => ({ ...route, area })))),
    ...generalPlanes,
  ]
  const router = createRouter({ services, implementations, planes, faults })
  router.get(healthPath, (context) => healthOf(database, context.req.query('callback')))
  let openApi: string | undefined
  router.get('/openapi.json', (context) => {
    openApi ??= JSON.stringify(openApiOf(implementations, publicOrigin))
    return context.body(openApi, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
  })
  void jobs.wake()
  void tasks.wake()
  return {
    fetch: async (request, caller = { address: 'local' }) => router.fetch(request, caller),
    framePolicy: (request) => framePolicy(request, services),
    refuseFrame: (request, language) => refuseFrame(request, services, language),
    faults,
    wake: async () => {
      await jobs.wake()
      await tasks.wake()
      // Tasks schedule jobs, such as those that send their notices.
      await jobs.wake()
    },
    services,
    wires: halves.flatMap(({ wires = [] }) => wires),
    async close() {
      for (const half of halves) await half.flush?.(services)
      await jobs.stop()
      await tasks.stop()
      await pictures.close()
      await services.sqlEngine.close()
      await database.close()
    },
  }
}

/** Every area that the platform answers: the general ones, then those of the halves. */
export function implementationsOf({ halves, processes }: PlatformSum): Implementation[] {
  const services = halves.map(obeyingOrders)
  return [...generalImplementations(services, processes), ...services]
}

/** Every migration. Those of the general tables come first, since views of the halves can read them. */
function migrationsOf(halves: readonly PlatformHalf[]): Migration[] {
  return [...generalMigrations, ...halves.flatMap(({ migrations = [] }) => migrations)]
}

/** Topics that the halves notify members about. */
export function topicsOf(halves: readonly PlatformHalf[]): ServiceTopic[] {
  return halves.flatMap(({ area, notices = {} }) => Object.values(notices).map((topic) => ({ ...topic, area })))
}

/** Answers with the checks of a half. */
const answersOf = ({ run }: ReleaseChecks): QuestionTakers => ({
  'release.checks': ({ release, now }, { db, collectAnswers }) => run(db, release, now, collectAnswers),
})

/** Guides of the halves, each with its service. */
function guidesOf(halves: readonly PlatformHalf[]): ServiceGuide[] {
  return halves.flatMap(({ area, help = [] }) => help.map((guide) => ({ ...guide, area })))
}

/** What the halves measure of apps. */
export function metricsOf(halves: readonly PlatformHalf[]): ServiceMetric[] {
  return halves.flatMap(({ area, metrics = [] }) => metrics.map((metric) => ({ ...metric, namespace: area })))
}

/** Cloud services that the halves offer, in their order. */
export function offeredServicesOf(halves: readonly PlatformHalf[]): OfferedService[] {
  return halves
    .flatMap(({ area, cloudService }) => (cloudService ? [{ area, ...cloudService }] : []))
    .toSorted((one, other) => one.order - other.order)
}

/** Permissions of all halves. */
export function permissionsOf(halves: readonly PlatformHalf[]): Permissions {
  return createPermissions(Object.assign({}, ...halves.map(({ permissions }) => permissions)))
}

/** Every table of the platform, including those of the halves. */
export function tablesOf(halves: readonly PlatformHalf[]): PgTable[] {
  return [generalTables, ...halves.map(({ tables = {} }) => tables)].flatMap((named) =>
    Object.values<unknown>(named).flatMap((table) => (is(table, PgTable) ? [table] : [])),
  )
}
