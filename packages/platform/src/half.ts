import type { PermissionDeclarations } from '@console-widgets/contract'
import type { EventTakers, QuestionTakers } from './calls/events.ts'
import type { Implementation } from './calls/handler.ts'
import type { Plane } from './calls/plane.ts'
import type { Wire } from './calls/wire.ts'
import type { PlatformParts } from './calls/platform-parts.ts'
import type { ClientRoute } from './client-plane/client-route.ts'
import type { HalfSeed } from './demo/seed-context.ts'
import type { Metric } from './metrics/metric.ts'
import type { NoticeTopic } from './notices/topic.ts'
import type { ServiceOption } from './options/service-option.ts'
import type { IssueRules } from './refusals/issue.ts'
import type { Reasons } from './refusals/refusal.ts'
import type { AvailabilityReasons } from './release/availability.ts'
import type { ReleaseChecks } from './release/checks.ts'
import type { Migration } from './schema/migrations.ts'
import type { CloudService } from './service-orders/cloud-service.ts'
import type { HelpGuide } from './workspace/help.ts'

/** A service's half of the platform. */
export interface PlatformHalf {
  /** Area of the service, which is also its package name. */
  area: string
  implementation: Implementation
  permissions: PermissionDeclarations
  /** How projects order it: its writes are rejected without an active order. Default: it needs no order. */
  cloudService?: CloudService
  /** The reasons that it alone refuses for. */
  reasons?: Reasons
  /** The rules of fields that it alone has, and that only the platform can check. */
  issues?: IssueRules
  /** The service's tables and views: `import * as tables from './tables.ts'`. */
  tables?: Readonly<Record<string, unknown>>
  /** Settings of its own: `import * as options from './options.ts'`. */
  options?: Readonly<Record<string, ServiceOption>>
  /** Migrations of its tables, oldest first. */
  migrations?: readonly Migration[]
  /** Registers background work: `jobs.define(kind, …)` for each type. */
  actors?(services: PlatformParts): void
  /** Writes what it has in memory, before the platform closes. */
  flush?(services: PlatformParts): Promise<void>
  /** Topics that it notifies members about: `import * as notices from './notices.ts'`. */
  notices?: Readonly<Record<string, NoticeTopic>>
  /** Answers about it that a console's help shows: `import help from '@console-widgets/<area>/help'`. */
  help?: readonly HelpGuide[]
  /** What it measures of apps, and that can be watched. */
  metrics?: readonly Metric[]
  /** Its view of the reasons why apps aren't available in countries. */
  availability?: AvailabilityReasons
  /** What it demands of an app before a release: `defineReleaseChecks`. */
  releaseChecks?: ReleaseChecks
  seed?: HalfSeed
  /** Upload tags, with all below them, that accept files of any name and empty files. */
  anyFileTags?: readonly string[]
  /** URLs other than those of its calls. */
  planes?: readonly Plane[]
  /** URLs for the apps themselves, which name their app by its public key. */
  clientRoutes?: readonly ClientRoute[]
  /** Protocols other than HTTP that it answers on ports of their own. */
  wires?: readonly Wire[]
  /** Handlers of other services' events, in the transaction of the announcing call. A refusal aborts the call. */
  on?: EventTakers
  /** Answers to questions of other services. */
  answers?: QuestionTakers
}

/** Declares a service's half of the platform. */
export function definePlatformHalf(half: PlatformHalf): PlatformHalf {
  return half
}
