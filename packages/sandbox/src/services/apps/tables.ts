import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { developStatuses } from '@console-widgets/apps/model'
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
    isFree: boolean('is_free').notNull(),
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
  (table) => [index('cw_apps_team').on(table.teamId, table.updateTime), index('cw_apps_name').on(table.teamId, sql`lower(${table.appName})`)],
)
