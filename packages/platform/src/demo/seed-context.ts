import type { Queries } from '../database/connection.ts'
import type { PlatformParts } from '../calls/platform-parts.ts'
import type { DemoAct } from './history.ts'
import type { Random } from './random.ts'

/** Context of a service's `seed.ts`: one transaction with the platform's rights, in which each row sets its team. */
export interface Seed {
  db: Queries
  services: PlatformParts
  /** Sequence seeded by the service's area, so that its demo data doesn't depend on other services. */
  random: Random
  /** Current time. Demo data covers the 90 days before. */
  now: number
}

/** Days that the demo data covers. */
export const demoDays = 90

/** Demo data of a service. */
export interface HalfSeed {
  /** Areas whose demo rows must exist before. */
  after?: readonly string[]
  fill(seed: Seed): Promise<void>
  /** Rows that are there before the rows of every service, such as signatures without which no app is available. */
  prepare?(seed: Seed): Promise<void>
  /** Actions that led to the demo team's rows, for its audit log. Called once all rows exist. */
  history?(seed: Seed): Promise<DemoAct[]>
}

/** Area with the seed of its half. */
export interface SeededArea {
  area: string
  seed?: HalfSeed
}
