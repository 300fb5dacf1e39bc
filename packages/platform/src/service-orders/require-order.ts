import { and, asc, eq, ne } from 'drizzle-orm'
import type { ProjectRegion, SuspensionReason } from '@console-widgets/core/model'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { serviceOrders } from './tables.ts'

/** What counts most first: one active order of a team is enough. */
const rank = ['active', 'suspended', 'ordered', 'cancelled'] as const

const suspensionMessages: Record<SuspensionReason, string> = {
  arrears: 'bills of the team are overdue',
  rules: 'it was used against the platform’s rules',
}

/** Orders of a service in a region, or in any. Canceled ones don't count. */
function currentOrders(db: Queries, service: string, region: ProjectRegion | undefined) {
  return db
    .select()
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.service, service),
        ne(serviceOrders.state, 'cancelled'),
        region ? eq(serviceOrders.region, region) : undefined,
      ),
    )
    .orderBy(asc(serviceOrders.createTime), asc(serviceOrders.orderId))
}

/** Whether the team can use a service in a region, or in any, and the project whose order says so. */
export async function stateOfService(db: Queries, service: string, region?: ProjectRegion) {
  const orders = await currentOrders(db, service, region)
  const [first] = orders.toSorted((one, other) => rank.indexOf(one.state) - rank.indexOf(other.state))
  return {
    state: first?.state ?? ('none' as const),
    suspension: first?.suspension ?? null,
    projectId: first?.projectId ?? null,
  }
}

/** Regions in which the team can use a service. */
export async function activeRegions(db: Queries, service: string): Promise<ProjectRegion[]> {
  const orders = await currentOrders(db, service, undefined)
  return [...new Set(orders.flatMap(({ state, region }) => (state === 'active' ? [region] : [])))].sort()
}

/**
 * Requires an active order of a service in a region, or in any. The order can't change until the end of the
 * transaction, so that nothing is created under one that is being canceled.
 * @throws PlatformRefusal that says why the service can't be used
 */
export async function requireOrder(db: Queries, service: string, region?: ProjectRegion): Promise<void> {
  const orders = await currentOrders(db, service, region).for('share')
  if (orders.some(({ state }) => state === 'active')) return
  const where = region ? ` in the region ${region}` : ''
  const suspended = orders.find(({ state }) => state === 'suspended')
  if (suspended?.suspension)
    throw refuse(
      'service-suspended',
      `The platform has suspended this service${where}, because ${suspensionMessages[suspended.suspension]}. You can still read and delete.`,
    )
  if (orders.length > 0)
    throw refuse('service-not-enabled', `The platform hasn’t approved the order of this service${where} yet.`)
  throw refuse(
    'service-not-enabled',
    `No project has ordered this service${where}. Order it on a project’s Services tab.`,
  )
}
