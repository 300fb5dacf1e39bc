import { and, eq, ne } from 'drizzle-orm'
import type { ProjectRegion } from '@console-widgets/core/model'
import { isRegionOpen, type OrderObstacle, projectRegions } from '@console-widgets/projects/model'
import { ownAccount, ownTeam } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { OfferedService, RegionOffer } from '@console-widgets/platform/service-orders/cloud-service'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { locksDemo } from '@console-widgets/platform/rights/demo-lock'
import type { ProjectRow } from '@console-widgets/platform/tenancy/find-project'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { serviceTerms } from './tables.ts'
import { needsNoApproval } from './white-list.ts'

/** Identities that are being verified or were rejected; an account that hasn’t been asked yet may order. */
const unverified = [2, 3]

/** Cloud services that the platform offers, in their order. */
export async function offeredServices(db: Queries, { events }: PlatformParts): Promise<readonly OfferedService[]> {
  return (await events.collectAnswers('service-orders.services', {}, { db })).flat()
}

/** Finds an offered service. @throws PlatformRefusal if it can't be ordered */
export async function findOffered(db: Queries, services: PlatformParts, area: string): Promise<OfferedService> {
  const found = (await offeredServices(db, services)).find((service) => service.area === area)
  if (!found)
    throw refuse('bad-parameter', `'${area}' isn’t a service that projects order`, [
      issue('service', 'cloud-service-area'),
    ])
  return found
}

/** What the team and the person must meet before an order, whatever the service. */
export async function readStanding(
  context: Pick<Context, 'db' | 'userId' | 'teamId' | 'services'>,
  { projectId, isDemo }: ProjectRow,
) {
  const { db, services } = context
  const [team] = await db.select().from(ownTeam)
  const [person] = await db.select().from(ownAccount)
  const orders = await db
    .select({
      projectId: serviceOrders.projectId,
      service: serviceOrders.service,
      region: serviceOrders.region,
      suspension: serviceOrders.suspension,
    })
    .from(serviceOrders)
    .where(ne(serviceOrders.state, 'cancelled'))
  return {
    country: team?.country ?? '',
    isLocked: isDemo && locksDemo(context),
    isUnverified: !services.unrealName && unverified.includes(person?.verifyRealName ?? 0),
    isOverdue: orders.some(({ suspension }) => suspension === 'arrears'),
    ordered: new Set(
      orders.filter((order) => order.projectId === projectId).map(({ service, region }) => `${service} ${region}`),
    ),
    terms: await db.select().from(serviceTerms),
    needsNoApproval: await needsNoApproval(db),
  }
}
type Standing = Awaited<ReturnType<typeof readStanding>>

/** Version of a service's terms that the team has accepted. */
export function acceptedVersion({ terms }: Standing, { area }: OfferedService): number | null {
  return terms.find(({ service }) => service === area)?.version ?? null
}

/** How a service is offered to the team in a region; undefined if it isn't. */
export function offerIn(
  standing: Pick<Standing, 'needsNoApproval'>,
  service: OfferedService,
  region: ProjectRegion,
): RegionOffer | undefined {
  const offer = service.regions[region]
  return offer && standing.needsNoApproval ? 'open' : offer
}

/** Everything that keeps a project from ordering a service in a region. */
export function obstaclesToOrder(
  standing: Standing,
  { regions }: ProjectRow,
  service: OfferedService,
  region: ProjectRegion,
): OrderObstacle[] {
  const isHeld: Record<OrderObstacle, boolean> = {
    'not-in-project': !regions.includes(region),
    'already-ordered': standing.ordered.has(`${service.area} ${region}`),
    'team-not-in-china': !isRegionOpen(region, standing.country),
    overdue: standing.isOverdue,
    identity: standing.isUnverified,
    terms: (acceptedVersion(standing, service) ?? 0) < service.termsVersion,
    'demo-locked': standing.isLocked,
  }
  return (Object.keys(isHeld) as OrderObstacle[]).filter((obstacle) => isHeld[obstacle])
}

/** Rules whose texts have no values. */
type ObstacleRule =
  | 'region-of-project'
  | 'region-of-team'
  | 'already-ordered'
  | 'bills-paid'
  | 'identity-verified'
  | 'terms-accepted'
  | 'demo-project'

const messages: Record<OrderObstacle, readonly [field: string, message: string, rule: ObstacleRule]> = {
  'not-in-project': ['region', 'The project doesn’t store data there. Add the region first.', 'region-of-project'],
  'already-ordered': ['region', 'The project has already ordered this service there.', 'already-ordered'],
  'team-not-in-china': ['region', 'Only teams in China can use this region.', 'region-of-team'],
  overdue: ['service', 'Bills of the team are overdue. Pay them first.', 'bills-paid'],
  identity: ['service', 'Your identity isn’t verified. Wait until it is.', 'identity-verified'],
  terms: ['service', 'The team hasn’t accepted the terms of the service in their current version.', 'terms-accepted'],
  'demo-locked': ['projectId', 'Only the account holder can change the demo project.', 'demo-project'],
}

/** How a service is offered in a region. @throws PlatformRefusal if the project can't order it there */
export async function requireOrderable(
  context: Parameters<typeof readStanding>[0],
  project: ProjectRow,
  service: OfferedService,
  region: ProjectRegion,
) {
  const standing = await readStanding(context, project)
  const offer = offerIn(standing, service, region)
  if (!offer)
    throw refuse('bad-parameter', 'The service isn’t offered in this region', [
      issue('region', 'one-of', { names: regionsOf(service).join(', ') }),
    ])
  const [obstacle] = obstaclesToOrder(standing, project, service, region)
  if (!obstacle) return offer
  const [field, message, rule] = messages[obstacle]
  throw refuse('not-orderable', message, [issue(field, rule)])
}

/** Regions in which a service is offered. */
export function regionsOf({ regions }: OfferedService): ProjectRegion[] {
  return projectRegions.filter((region) => regions[region] !== undefined)
}

/** Orders of a project that aren't canceled. */
export async function countOrders(db: Queries, projectId: string, region?: ProjectRegion): Promise<number> {
  return db.$count(
    serviceOrders,
    and(
      eq(serviceOrders.projectId, projectId),
      ne(serviceOrders.state, 'cancelled'),
      region ? eq(serviceOrders.region, region) : undefined,
    ),
  )
}
