import type { Contract } from '@console-widgets/contract'
import type { Zone } from '@console-widgets/core'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Permissions } from '../rights/permissions.ts'
import type { Database } from '../database/connection.ts'
import type { Clock } from '../clock/clock.ts'
import type { Events } from './events.ts'
import type { Jobs } from '../clock/jobs.ts'
import type { ServiceMetric } from '../metrics/metric.ts'
import type { OptionValues } from '../options/option-values.ts'
import type { PageOrigins } from '../origins/page-origins.ts'
import type { PictureDecoder } from '../pictures/sample-picture.ts'
import type { ObjectStore } from '../stores/object-store.ts'
import type { FetchOutside } from '../internet/outside.ts'
import type { SqlEngine } from '../sql-engines/engine.ts'
import type { Tasks } from '../tasks/task-runner.ts'
import type { WireAddress } from './wire-address.ts'

/** Stores, engines, and settings that all modules of the platform share. A handler finds them as `services`. */
export interface PlatformParts {
  database: Database
  /** Contracts of every call that the platform answers. */
  declared: readonly Contract[]
  /** Permissions that the services declare. */
  permissions: Permissions
  /** Connects services that don't know each other. */
  events: Events
  /** What all services measure of apps. */
  metrics: readonly ServiceMetric[]
  /** Every table, including those of the services. */
  tables: readonly PgTable[]
  clock: Clock
  jobs: Jobs
  tasks: Tasks
  objects: ObjectStore
  /** Decodes pictures. */
  pictures: PictureDecoder
  /** Upload tags of services that accept files of any name and empty files. */
  anyFileTags: readonly string[]
  /** Engine of the teams' databases. */
  sqlEngine: SqlEngine
  /** Key of signed URLs, generated on first start. */
  secret: CryptoKey
  /** Public origin of the platform, for URLs that it returns. */
  publicOrigin: string
  /** Origins of pages that can call the platform, embed it, and be redirect targets of a sign-in. */
  origins: PageOrigins
  /** Zones with an address of their own. None: the platform answers for every zone at its address. */
  zones: readonly Zone[]
  /** Whether all members can change their team's demo projects, as their roles allow (R120). */
  membersEditDemoProjects: boolean
  /** Fetches URLs from the internet. */
  fetchOutside: FetchOutside
  /** Teams that get new releases first; their cookies say so (R33). */
  greyTeams: readonly string[]
  /** Zones in which there are test versions (R125). Undefined: all. */
  betaUpdateZones: readonly Zone[] | undefined
  /** Whether people use any name they like: nothing depends on an identity, whose state no screen shows (R125). */
  unrealName: boolean
  /** Teams that were moved to the overseas site of a zone, by team ID (R69). */
  overseasTeams: Readonly<Record<string, Zone>>
  /** Addresses of the protocols other than HTTP that the host listens for, by protocol. */
  wireAddresses: Map<string, WireAddress>
  /** Values of the services' own options. */
  options: OptionValues
}
