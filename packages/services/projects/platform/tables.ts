import { pgTable, text } from 'drizzle-orm/pg-core'
import type { tenantStates } from '@console-widgets/projects/model'
import { milliseconds, teamColumn } from '@console-widgets/platform/database/columns'

/** Customer tenant in whose name a project runs. */
export const tenantProjects = pgTable('cw_tenant_projects', {
  ...teamColumn,
  projectId: text('project_id').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  tenantName: text('tenant_name').notNull(),
  state: text('state').$type<(typeof tenantStates)[number]>().notNull(),
  updateTime: milliseconds('update_time').notNull(),
})
