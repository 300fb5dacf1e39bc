import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { developStatuses, nonAgAppStates } from '@console-widgets/apps/model'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Apps of a team. */
export const apps = pgTable(
  'cw_apps',
  {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    appName: text('app_name').notNull(),
    packageName: text('package_name'),
    packageType: integer('package_type').notNull(),
    parentType: integer('parent_type').notNull(),
    childType: integer('child_type'),
    grandChildType: integer('grand_child_type'),
    isFree: boolean('is_free').notNull(),
    /** In hundredths of the currency. */
    price: integer('price'),
    currency: text('currency'),
    installationFree: boolean('installation_free').notNull(),
    defaultLang: text('default_lang').notNull(),
    projectId: text('project_id'),
    deviceTypes: integer('device_types').array().notNull(),
    developStatus: text('develop_status').$type<(typeof developStatuses)[number]>().notNull().default('developing'),
    /** State of the newest version and the name of the live one: kept here so that the list needs no join. */
    releaseState: integer('release_state'),
    onShelfVersion: text('on_shelf_version'),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [
    index('cw_apps_team').on(table.teamId, table.updateTime),
    index('cw_apps_project').on(table.teamId, table.projectId),
    uniqueIndex('cw_apps_name').on(table.teamId, sql`lower(${table.appName})`),
    index('cw_apps_package_name').on(table.packageName),
  ],
)

/** Package names that some team has an app of; not whose. */
export const packageNamesInUse = pgView('cw_package_names_in_use').as((db) =>
  db
    .selectDistinct({ packageName: apps.packageName })
    .from(apps)
    .where(sql`${apps.packageName} is not null`),
)

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
