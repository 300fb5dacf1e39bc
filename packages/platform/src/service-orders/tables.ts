import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ProjectRegion, ServiceOrderState, SuspensionReason } from '@console-widgets/core/model'
import { milliseconds, teamColumn, timeColumns } from '../database/columns.ts'
import { named } from '../database/table-traits.ts'

/** Orders of cloud services. A project has at most one of a service in a region that isn't canceled. */
export const serviceOrders = named(
  pgTable(
    'cw_service_orders',
    {
      ...teamColumn,
      orderId: text('order_id').primaryKey(),
      projectId: text('project_id').notNull(),
      /** Area of the service. */
      service: text('service').notNull(),
      region: text('region').$type<ProjectRegion>().notNull(),
      state: text('state').$type<ServiceOrderState>().notNull(),
      /** Why the platform has suspended it. Null in other states. */
      suspension: text('suspension').$type<SuspensionReason>(),
      /** Who ordered it. */
      userId: text('user_id').notNull(),
      /** Time since which it could be used; null until then. */
      activeTime: milliseconds('active_time'),
      ...timeColumns,
    },
    (table) => [
      index('cw_service_orders_service').on(table.teamId, table.service, table.region),
      uniqueIndex('cw_service_orders_current')
        .on(table.projectId, table.service, table.region)
        .where(sql`${table.state} <> 'cancelled'`),
    ],
  ),
  ({ service, region }) => [service, region],
)
