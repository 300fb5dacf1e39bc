import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ProjectRegion, ProjectRole, tenantStates } from '@console-widgets/projects/model'
import { milliseconds, teamColumn } from '../../database/columns.ts'

/** Projects of a team. */
export const projects = pgTable(
  'cw_projects',
  {
    ...teamColumn,
    projectId: text('project_id').primaryKey(),
    projectName: text('project_name').notNull(),
    description: text('description').notNull().default(''),
    siteId: integer('site_id').notNull(),
    /** Default region of its data; fixed once it is set. */
    region: text('region').$type<ProjectRegion>(),
    regions: text('regions').array().$type<ProjectRegion[]>().notNull().default([]),
    /** Whether visitors may look at it. */
    isDemo: boolean('is_demo').notNull().default(false),
    properties: jsonb('properties').$type<Record<string, string>>().notNull().default({}),
    /** What servers of the project sign in with. */
    clientId: text('client_id').notNull(),
    clientSecret: text('client_secret').notNull(),
    createTime: milliseconds('create_time').notNull(),
    updateTime: milliseconds('update_time').notNull(),
  },
  (table) => [uniqueIndex('cw_projects_name').on(table.teamId, sql`lower(${table.projectName})`)],
)

/** Who works on a project. */
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

/** What an app signs in with; it goes into the app's configuration file, and is made with the app. */
export const appClients = pgTable('cw_app_clients', {
  ...teamColumn,
  appId: text('app_id').primaryKey(),
  clientId: text('client_id').notNull(),
  clientSecret: text('client_secret').notNull(),
  apiKey: text('api_key').notNull(),
})

/** The customer's tenant in whose name a project runs. */
export const tenantProjects = pgTable('cw_tenant_projects', {
  ...teamColumn,
  projectId: text('project_id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  tenantName: text('tenant_name').notNull(),
  state: text('state').$type<(typeof tenantStates)[number]>().notNull(),
  updateTime: milliseconds('update_time').notNull(),
})
