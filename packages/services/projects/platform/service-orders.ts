import { and, eq, ne, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { serviceOrderListFields } from '@console-widgets/projects/model'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { OfferedService } from '@console-widgets/platform/service-orders/cloud-service'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import {
  acceptedVersion,
  findOffered,
  obstaclesToOrder,
  offerIn,
  offeredServices,
  readStanding,
  regionsOf,
  requireOrderable,
} from './service-strategy.ts'
import { serviceTerms } from './tables.ts'

export type OrderRow = typeof serviceOrders.$inferSelect

/** Handlers of service orders: what can be ordered, and what a project has ordered. */
export const serviceOrderHandlers: Pick<
  Handlers<typeof calls>,
  | 'projects.region-service-strategy.get'
  | 'projects.service-order.list'
  | 'projects.service-order.get'
  | 'projects.service-order.create'
  | 'projects.service-order.delete'
  | 'projects.agreement.sign'
  | 'projects.api-service.get'
> = {
  'projects.region-service-strategy.get': async ({ projectId }, context) => {
    const { db, services } = context
    const project = await findProject(db, projectId)
    const standing = await readStanding(context, project)
    const offered = await offeredServices(db, services)
    return {
      services: offered.map((service) => ({
        service: service.area,
        termsVersion: service.termsVersion,
        acceptedVersion: acceptedVersion(standing, service),
        regions: regionsOf(service).map((region) => ({
          region,
          offer: offerIn(standing, service, region) ?? ('open' as const),
          obstacles: obstaclesToOrder(standing, project, service, region),
        })),
      })),
    }
  },

  'projects.service-order.list': async ({ projectId, ...input }, { db }) => {
    await findProject(db, projectId)
    return listTable(
      db,
      serviceOrders,
      serviceOrderListFields,
      input,
      '-createTime',
      eq(serviceOrders.projectId, projectId),
    )
  },

  'projects.service-order.get': async (input, context) => describeOrder(await findOrder(context.db, input), context),

  'projects.service-order.create': async ({ projectId, service: area, region }, context) => {
    const { db, services, userId, now } = context
    const project = await lockProject(db, projectId)
    const service = await findOffered(db, services, area)
    const offer = await requireOrderable(context, project, service, region)
    if (offer === 'approval')
      throw refuse('approval-required', 'The platform approves orders in this region. Apply for it.', [
        issue('region', 'needs-approval'),
      ])
    const time = now()
    const row: Omit<OrderRow, 'teamId'> = {
      orderId: newId(),
      projectId,
      service: area,
      region,
      state: 'active',
      suspension: null,
      userId,
      activeTime: time,
      createTime: time,
      updateTime: time,
    }
    const [order] = await db.insert(serviceOrders).values(row).returning()
    return describeOrder(order as OrderRow, context)
  },

  'projects.service-order.delete': async (input, context) => {
    const { db, services, now } = context
    const { orderId, service: area, state } = await findOrder(db, input, 'update')
    if (state === 'cancelled') throw refuse('conflict', 'The order is already canceled')
    const things = await thingsLeft(db, await findOffered(db, services, area), orderId)
    if (things > 0)
      throw refuse(
        'order-in-use',
        `This is the team’s last order there, and ${things === 1 ? 'a thing' : `${things} things`} of the service would be left without one. Delete what it stores first.`,
      )
    await db
      .update(serviceOrders)
      .set({ state: 'cancelled', suspension: null, updateTime: now() })
      .where(eq(serviceOrders.orderId, orderId))
  },

  'projects.agreement.sign': async ({ service: area, version }, { db, services, userId, now }) => {
    const { termsVersion } = await findOffered(db, services, area)
    if (version !== termsVersion)
      throw refuse('conflict', `The current version of the terms is ${termsVersion}. Read it first.`, [
        issue('version', 'exactly', { value: termsVersion }),
      ])
    const signed = { version, userId, signTime: now() }
    await db
      .insert(serviceTerms)
      .values({ service: area, ...signed })
      .onConflictDoUpdate({ target: [serviceTerms.teamId, serviceTerms.service], set: signed })
    return { service: area, version, signTime: signed.signTime }
  },

  'projects.api-service.get': async ({ projectId, service: area }, { db, services }) => {
    await findProject(db, projectId)
    await findOffered(db, services, area)
    const orders = await db
      .select({ region: serviceOrders.region })
      .from(serviceOrders)
      .where(
        and(eq(serviceOrders.projectId, projectId), eq(serviceOrders.service, area), eq(serviceOrders.state, 'active')),
      )
      .orderBy(serviceOrders.region)
    const declared = services.declared.flatMap(({ calls: all }) => Object.values(all))
    return {
      service: area,
      activeRegions: orders.map(({ region }) => region),
      apis: declared
        .filter((call) => call.area === area)
        .map(({ id, title, method, path, effect }) => ({
          id,
          title,
          method,
          path,
          usable: effect !== 'write' || orders.length > 0,
        })),
    }
  },
}

/** Locks a project until the end of the transaction, so that it doesn't order the same twice. */
export async function lockProject(db: Queries, projectId: string) {
  await db.execute(sql`select from cw_projects where project_id = ${projectId} for update`)
  return findProject(db, projectId)
}

async function findOrder(
  db: Queries,
  { projectId, orderId }: { projectId: string; orderId: string },
  lock?: 'update',
): Promise<OrderRow> {
  const query = db
    .select()
    .from(serviceOrders)
    .where(and(eq(serviceOrders.projectId, projectId), eq(serviceOrders.orderId, orderId)))
  const [order] = await (lock ? query.for(lock) : query)
  if (!order) throw refuse('not-found', `There is no order '${orderId}' in this project`)
  return order
}

/** Number of things that would be left without an order if this one were canceled. */
async function thingsLeft(db: Queries, service: OfferedService, orderId: string): Promise<number> {
  const [order] = await db.select().from(serviceOrders).where(eq(serviceOrders.orderId, orderId))
  if (!order) return 0
  const others = await db.$count(
    serviceOrders,
    and(
      ne(serviceOrders.orderId, orderId),
      eq(serviceOrders.service, order.service),
      eq(serviceOrders.state, 'active'),
      service.regionOf ? eq(serviceOrders.region, order.region) : undefined,
    ),
  )
  return others > 0 ? 0 : service.countThings(db, order.region)
}

/** An order in the form of a response. */
async function describeOrder(order: OrderRow, { db, services }: Pick<Context, 'db' | 'services'>) {
  const [person] = await db
    .select({ userName: teamMembers.userName })
    .from(teamMembers)
    .where(eq(teamMembers.userId, order.userId))
  const service = await findOffered(db, services, order.service)
  const things = order.state === 'cancelled' ? 0 : await thingsLeft(db, service, order.orderId)
  return { ...order, userName: person?.userName ?? '', things }
}
