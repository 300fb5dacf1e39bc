import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Teams that the platform's operators exempt from a rule or let use something early, by feature. */
export const whiteList = unrecorded(
  pgTable('cw_white_list', { ...teamColumn, feature: text('feature').notNull() }, (table) => [
    primaryKey({ columns: [table.teamId, table.feature] }),
  ]),
)
