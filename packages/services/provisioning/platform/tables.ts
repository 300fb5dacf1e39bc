import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Objection, RequestState, restrictedPermissions } from '@console-widgets/provisioning/model'
import { teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'
import { named } from '@console-widgets/platform/database/table-traits'

/** Requests of teams for restricted permissions: at most one for each. */
export const permissionRequests = named(
  pgTable(
    'cw_permission_requests',
    {
      ...teamColumn,
      requestId: text('request_id').primaryKey(),
      permission: text('permission').$type<(typeof restrictedPermissions)[number]>().notNull(),
      scene: text('scene').notNull(),
      materials: jsonb('materials').$type<{ objectId: string; fileName: string; size: number }[]>().notNull(),
      state: text('state').$type<RequestState>().notNull(),
      objection: text('objection').$type<Objection>(),
      expireTime: bigint('expire_time', { mode: 'number' }),
      ...timeColumns,
    },
    (table) => [uniqueInTeam('cw_permission_requests_permission', table, table.permission)],
  ),
  ({ permission }) => [permission],
)
