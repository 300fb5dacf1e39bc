import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Changes that were made, each by a hash of who has asked for what under which id, so that none is made twice. */
export const acts = unrecorded(
  pgTable(
    'cw_acts',
    {
      ...teamColumn,
      actHash: text('act_hash').notNull(),
      /** What was answered, readable with the id of the act alone; none while it is being done. */
      answer: text('answer'),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.actHash] }),
      index('cw_acts_time').on(table.teamId, table.time),
    ],
  ),
)
