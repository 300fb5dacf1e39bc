import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { expectedUsages, orderRequestListFields, requestLimits } from '@console-widgets/projects/model'
import { newId } from '@console-widgets/platform/database/ids'
import { listTable } from '@console-widgets/platform/database/list-table'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { orderReviewSeconds } from './options.ts'
import { refuse } from './refuse.ts'
import { lockProject } from './service-orders.ts'
import { findOffered, offerIn, requireOrderable } from './service-strategy.ts'
import { serviceRequests } from './tables.ts'
import { needsNoApproval } from './white-list.ts'

/** Type of the job that answers a request. */
const reviewKind = 'projects.review-order'

/** Different characters that a purpose needs to say something. */
const leastCharacters = 8

/** Handlers of orders that the platform approves. */
export const orderRequestHandlers: Pick<
  Handlers<typeof calls>,
  'projects.order-config.get' | 'projects.order.apply' | 'projects.order.query'
> = {
  'projects.order-config.get': async ({ projectId, service: area, region }, { db, services }) => {
    await findProject(db, projectId)
    const service = await findOffered(db, services, area)
    if (offerIn({ needsNoApproval: await needsNoApproval(db) }, service, region) !== 'approval')
      throw refuse('conflict', 'This region needs no approval. Order the service directly.')
    return {
      purposeLeast: requestLimits.purposeLeast,
      purposeMost: requestLimits.purpose,
      usages: [...expectedUsages],
      reviewSeconds: services.options.of(orderReviewSeconds),
    }
  },

  'projects.order.apply': async ({ projectId, service: area, region, purpose, usage }, context) => {
    const { db, services, teamId, userId, now } = context
    const project = await lockProject(db, projectId)
    const service = await findOffered(db, services, area)
    const offer = await requireOrderable(context, project, service, region)
    if (offer !== 'approval') throw refuse('conflict', 'This region needs no approval. Order the service directly.')
    const time = now()
    const of = { projectId, service: area, region, userId, createTime: time }
    const orderId = newId()
    await db.insert(serviceOrders).values({ ...of, orderId, state: 'ordered', updateTime: time })
    const [request] = await db
      .insert(serviceRequests)
      .values({ ...of, requestId: newId(), orderId, purpose, usage, state: 'submitted' })
      .returning()
    await services.jobs.schedule(db, {
      kind: reviewKind,
      teamId,
      payload: { orderId },
      dueTime: time + services.options.of(orderReviewSeconds) * 1000,
    })
    return request as typeof serviceRequests.$inferSelect
  },

  'projects.order.query': async ({ projectId, ...input }, { db }) => {
    await findProject(db, projectId)
    return listTable(
      db,
      serviceRequests,
      orderRequestListFields,
      input,
      '-createTime',
      eq(serviceRequests.projectId, projectId),
    )
  },
}

/** Registers the reviewer: approves a request whose purpose says something, and cancels the order of any other. */
export function defineOrderReviewer({ jobs }: PlatformParts): void {
  jobs.define<{ orderId: string }>(reviewKind, async ({ orderId }, { db, now }) => {
    const waiting = and(eq(serviceOrders.orderId, orderId), eq(serviceOrders.state, 'ordered'))
    const [order] = await db.select().from(serviceOrders).where(waiting).for('update')
    const [request] = await db.select().from(serviceRequests).where(eq(serviceRequests.orderId, orderId))
    // The team can have canceled the order in the meantime.
    if (!order || !request) return
    const isConvincing = new Set(request.purpose.toLowerCase().replaceAll(/\s/g, '')).size >= leastCharacters
    await db
      .update(serviceRequests)
      .set({ state: isConvincing ? 'approved' : 'rejected', answerTime: now })
      .where(eq(serviceRequests.requestId, request.requestId))
    await db
      .update(serviceOrders)
      .set(
        isConvincing ? { state: 'active', activeTime: now, updateTime: now } : { state: 'cancelled', updateTime: now },
      )
      .where(waiting)
  })
}
