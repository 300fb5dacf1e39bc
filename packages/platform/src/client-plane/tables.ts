import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SuspensionReason } from '@console-widgets/core/model'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { named, unrecorded } from '../database/table-traits.ts'

/** Writes of apps within the current window: one row per app, and one per hashed address. They belong to no team. */
export const clientWrites = pgTable('cw_client_writes', {
  subject: text('subject').primaryKey(),
  writes: integer('writes').notNull(),
  windowEnd: milliseconds('window_end').notNull(),
})

/** APIs that a project has turned on or off for its apps. One without a row is on. */
export const projectApis = named(
  pgTable(
    'cw_project_apis',
    {
      ...teamColumn,
      projectId: text('project_id').notNull(),
      /** Area of the service that answers it. */
      apiId: text('api_id').notNull(),
      isOn: boolean('is_on').notNull(),
      /** Who turned it on or off. */
      userId: text('user_id').notNull(),
      updateTime: milliseconds('update_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.projectId, table.apiId] })],
  ),
  ({ apiId }) => [apiId],
)

/** APIs that the platform has suspended for a team. */
export const apiSuspensions = unrecorded(
  pgTable(
    'cw_api_suspensions',
    { ...teamColumn, apiId: text('api_id').notNull(), reason: text('reason').$type<SuspensionReason>().notNull() },
    (table) => [primaryKey({ columns: [table.teamId, table.apiId] })],
  ),
)
