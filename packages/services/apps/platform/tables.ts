import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { nonAgAppStates } from '@console-widgets/apps/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'

/** Apps that are published elsewhere and use services of the platform. */
export const nonAgApps = pgTable(
  'cw_non_ag_apps',
  {
    ...teamColumn,
    packageName: text('package_name').notNull(),
    appName: text('app_name').notNull(),
    url: text('url'),
    state: text('state').$type<(typeof nonAgAppStates)[number]>().notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.packageName] })],
)
