import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, pgView, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DevelopStatus, ProjectRegion, ProjectRole } from '@console-widgets/core/model'
import { milliseconds, teamColumn, timeColumns, uniqueInTeam } from '../database/columns.ts'
import { named } from '../database/table-traits.ts'

/** Projects of a team. */
export const projects = pgTable(
  'cw_projects',
  {
    ...teamColumn,
    projectId: text('project_id').primaryKey(),
    projectName: text('project_name').notNull(),
    description: text('description').notNull().default(''),
    siteId: integer('site_id').notNull(),
    /** Default region of its data. Can't be changed once set. */
    region: text('region').$type<ProjectRegion>(),
    regions: text('regions').$type<ProjectRegion>().array().notNull().default([]),
    /** Whether visitors can view it. */
    isDemo: boolean('is_demo').notNull().default(false),
    properties: jsonb('properties').$type<Record<string, string>>().notNull().default({}),
    /** Credentials of the project's servers. */
    clientId: text('client_id').notNull(),
    clientSecret: text('client_secret').notNull(),
    ...timeColumns,
  },
  (table) => [uniqueInTeam('cw_projects_name', table, table.projectName)],
)

/** Members of projects. */
export const projectMembers = pgTable(
  'cw_project_members',
  {
    ...teamColumn,
    projectId: text('project_id').notNull(),
    userId: text('user_id').notNull(),
    projectRole: text('project_role').$type<ProjectRole>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('cw_project_members_user').on(table.teamId, table.userId),
  ],
)

/** Credentials of apps, created with the app and included in its configuration file. */
export const appClients = pgTable('cw_app_clients', {
  ...teamColumn,
  appId: text('app_id').primaryKey(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret').notNull(),
})

/** API keys of apps, with what each is restricted to. The oldest of an app is part of its configuration file. */
export const apiKeys = named(
  pgTable(
    'cw_api_keys',
    {
      ...teamColumn,
      keyId: text('key_id').primaryKey(),
      appId: text('app_id').notNull(),
      keyName: text('key_name').notNull(),
      /** The only package that can use it, and the SHA-256 fingerprint of its certificate. Null together: any. */
      packageName: text('package_name'),
      fingerprint: text('fingerprint'),
      /** The only region that answers it. Null: any. */
      region: text('region').$type<ProjectRegion>(),
      ...timeColumns,
    },
    (table) => [index('cw_api_keys_app').on(table.appId, table.createTime)],
  ),
  ({ keyName }) => [keyName],
)

/** Values of API keys: the current one of each, and the ones before its rotations that are still accepted. */
export const apiKeyValues = named(
  pgTable(
    'cw_api_key_values',
    {
      ...teamColumn,
      valueId: text('value_id').primaryKey(),
      keyId: text('key_id').notNull(),
      appId: text('app_id').notNull(),
      /** Public: identifies the app to the client plane, and is part of every copy of the app. */
      apiKey: text('api_key').notNull(),
      /** Time until which it is accepted. Null: it is the current one. */
      validUntil: milliseconds('valid_until'),
      createTime: milliseconds('create_time').notNull(),
    },
    (table) => [
      uniqueIndex('cw_api_key_values_value').on(table.apiKey),
      uniqueIndex('cw_api_key_values_current')
        .on(table.keyId)
        .where(sql`${table.validUntil} is null`),
      index('cw_api_key_values_app').on(table.appId),
    ],
  ),
  ({ keyId }) => [keyId],
)

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
    /** In hundredths of the currency unit. */
    price: integer('price'),
    currency: text('currency'),
    installationFree: boolean('installation_free').notNull(),
    defaultLang: text('default_lang').notNull(),
    projectId: text('project_id'),
    deviceTypes: integer('device_types').array().notNull(),
    developStatus: text('develop_status').$type<DevelopStatus>().notNull().default('developing'),
    /** State from all versions, and name of the live one, denormalized for lists of apps. */
    releaseState: integer('release_state'),
    onShelfVersion: text('on_shelf_version'),
    ...timeColumns,
  },
  (table) => [
    index('cw_apps_team').on(table.teamId, table.updateTime),
    index('cw_apps_project').on(table.teamId, table.projectId),
    uniqueInTeam('cw_apps_name', table, table.appName),
    index('cw_apps_package_name').on(table.packageName),
  ],
)

/** Package names in use by any team. */
export const packageNamesInUse = pgView('cw_package_names_in_use').as((db) =>
  db
    .selectDistinct({ packageName: apps.packageName })
    .from(apps)
    .where(sql`${apps.packageName} is not null`),
)
