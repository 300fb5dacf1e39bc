import type { PermissionDeclarations } from '@console-widgets/contract'
import type { EventTakers, QuestionTakers } from './calls/events.ts'
import type { Implementation } from './calls/handler.ts'
import type { Plane } from './calls/plane.ts'
import type { Services } from './calls/platform-parts.ts'
import type { HalfSeed } from './demo/seed-context.ts'
import type { Reasons } from './refusals/refusal.ts'
import type { Migration } from './schema/migrations.ts'

/** A service's half of the platform: all that it brings in. */
export interface PlatformHalf {
  /** The service's area, which is also the name of its package. */
  area: string
  implementation: Implementation
  permissions: PermissionDeclarations
  /** The reasons that it alone refuses for. */
  reasons?: Reasons
  /** The service's tables and views: `import * as tables from './tables.ts'`. */
  tables?: Readonly<Record<string, unknown>>
  /** How its tables came to be, the oldest first. */
  migrations?: readonly Migration[]
  /** Registers the work that is done by itself: `jobs.define(kind, …)` for each of its kinds. */
  actors?(services: Services): void
  seed?: HalfSeed
  /** Addresses beside those of its calls. */
  planes?: readonly Plane[]
  /** What it does when others tell of something, in the transaction of their act. A refusal stops the act. */
  on?: EventTakers
  /** What it answers when others ask. */
  answers?: QuestionTakers
}

/** Declares a service's half of the platform. */
export function definePlatformHalf(half: PlatformHalf): PlatformHalf {
  return half
}
