import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { nonAgAppStates, SeriesKind } from '@console-widgets/apps/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '@console-widgets/platform/database/columns'

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

/** Apps that the store shows as one product. */
export const appSeries = pgTable(
  'cw_app_series',
  {
    ...teamColumn,
    seriesId: text('series_id').primaryKey(),
    kind: text('kind').$type<SeriesKind>().notNull(),
    name: text('name').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_app_series_name', table, table.name)],
)

/** Apps of series. An app is in one series at most. */
export const appSeriesMembers = pgTable(
  'cw_app_series_members',
  {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    seriesId: text('series_id')
      .notNull()
      .references(() => appSeries.seriesId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [index('cw_app_series_members_series').on(table.seriesId, table.position)],
)
