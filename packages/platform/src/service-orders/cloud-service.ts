import type { ParsedOf, AnyCall } from '@console-widgets/contract'
import type { ProjectRegion } from '@console-widgets/core/model'
import type { Context } from '../calls/handler.ts'
import type { Queries } from '../database/connection.ts'

/** How a region is offered: to everyone, or after the platform has approved a request. */
export type RegionOffer = 'open' | 'approval'

/**
 * A service that teams use once a project has ordered it. Declared in the manifest of its half, as `cloudService`: its
 * writes are then rejected without an active order, and projects offer it.
 */
export interface CloudService {
  /** Position among the services that can be ordered. */
  order: number
  /** Regions in which it is offered. */
  regions: Readonly<Partial<Record<ProjectRegion, RegionOffer>>>
  /** Version of its terms, which a team accepts before it orders. */
  termsVersion: number
  /** Number of things in a region that must be deleted before the order can be canceled. */
  countThings(db: Queries, region: ProjectRegion): Promise<number>
  /**
   * Region that a write changes something in; undefined if what it names doesn't exist. Default: the service has no
   * data of a region, and an order in any region is enough.
   */
  regionOf?(input: ParsedOf<AnyCall>, context: RegionContext): Promise<ProjectRegion | undefined>
  /** Writes that need no order, since they only end something. Those that destroy never need one. */
  withoutOrder?: readonly string[]
}

/** What determines the region of a write: its transaction, and the place that answers. */
export type RegionContext = Pick<Context, 'db' | 'zone' | 'region'>

/** A cloud service with its area. */
export interface OfferedService extends CloudService {
  area: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which cloud services does the platform offer? */
    'service-orders.services': { question: object; answer: readonly OfferedService[] }
  }
}
