import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProjectRegion } from '@console-widgets/core/model'
import type { expectedUsages, requestStates, tenantStates } from '@console-widgets/projects/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { named } from '@console-widgets/platform/database/table-traits'

/** Customer tenant in whose name a project runs. */
export const tenantProjects = pgTable('cw_tenant_projects', {
  ...teamColumn,
  projectId: text('project_id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  tenantName: text('tenant_name').notNull(),
  state: text('state').$type<(typeof tenantStates)[number]>().notNull(),
  updateTime: milliseconds('update_time').notNull(),
})

/** Terms of services that a team has accepted, in their latest accepted version. */
export const serviceTerms = named(
  pgTable(
    'cw_service_terms',
    {
      ...teamColumn,
      /** Area of the service. */
      service: text('service').notNull(),
      version: integer('version').notNull(),
      userId: text('user_id').notNull(),
      signTime: milliseconds('sign_time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.teamId, table.service] })],
  ),
  ({ service }) => [service],
)

/** OAuth clients of apps, besides the one in the configuration file. Secrets are stored as hashes. */
export const oauthClients = named(
  pgTable(
    'cw_oauth_clients',
    {
      ...teamColumn,
      clientId: text('client_id').primaryKey(),
      appId: text('app_id').notNull(),
      clientName: text('client_name').notNull(),
      redirectUris: text('redirect_uris').array().notNull(),
      secretHash: text('secret_hash').notNull(),
      /** The secret before the last rotation, and the time until which it is accepted. */
      previousHash: text('previous_hash'),
      previousUntil: milliseconds('previous_until'),
      ...timeColumns,
    },
    (table) => [index('cw_oauth_clients_app').on(table.appId, table.createTime)],
  ),
  ({ clientName }) => [clientName],
)

/** What the register of the developer alliance records of the team's apps. Null: it doesn't record this. */
export const allianceApps = named(
  pgTable('cw_alliance_apps', {
    ...teamColumn,
    appId: text('app_id').primaryKey(),
    appName: text('app_name'),
    packageName: text('package_name'),
    parentType: integer('parent_type'),
    fingerprint: text('fingerprint'),
    onShelfVersion: text('on_shelf_version'),
    updateTime: milliseconds('update_time').notNull(),
  }),
  ({ appId }) => [appId],
)

/** Requests to approve an order. */
export const serviceRequests = named(
  pgTable(
    'cw_service_requests',
    {
      ...teamColumn,
      requestId: text('request_id').primaryKey(),
      orderId: text('order_id').notNull(),
      projectId: text('project_id').notNull(),
      service: text('service').notNull(),
      region: text('region').$type<ProjectRegion>().notNull(),
      purpose: text('purpose').notNull(),
      usage: text('usage').$type<(typeof expectedUsages)[number]>().notNull(),
      state: text('state').$type<(typeof requestStates)[number]>().notNull(),
      userId: text('user_id').notNull(),
      createTime: milliseconds('create_time').notNull(),
      answerTime: milliseconds('answer_time'),
    },
    (table) => [index('cw_service_requests_project').on(table.projectId, table.createTime)],
  ),
  ({ service, region }) => [service, region],
)
