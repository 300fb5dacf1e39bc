import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { measured } from '../database/table-traits.ts'

/** Page views and clicks that the team's members reported (R8), counted by day. Nothing says who they were. */
export const consoleVisits = measured(
  pgTable(
    'cw_console_visits',
    {
      ...teamColumn,
      visitId: text('visit_id').primaryKey(),
      /** UTC day, such as 2026-03-02. */
      day: text('day').notNull(),
      event: text('event').$type<'pageView' | 'click'>().notNull(),
      pageId: text('page_id').notNull(),
      /** Element that was clicked; empty for a page view. */
      element: text('element').notNull(),
      count: integer('count').notNull(),
      lastTime: milliseconds('last_time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_console_visits_once').on(table.teamId, table.day, table.event, table.pageId, table.element),
    ],
  ),
)
