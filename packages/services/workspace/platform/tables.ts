import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'
import { unrecorded } from '@console-widgets/platform/database/table-traits'

/** Things that a member visited last. Not in the audit log, since a visit changes nothing of the team's. */
export const visits = unrecorded(
  pgTable(
    'cw_visits',
    {
      ...teamColumn,
      userId: text('user_id').notNull(),
      kind: text('kind').notNull(),
      thingId: text('thing_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.teamId, table.userId, table.kind, table.thingId] }),
      index('cw_visits_time').on(table.teamId, table.userId, table.time),
    ],
  ),
)
