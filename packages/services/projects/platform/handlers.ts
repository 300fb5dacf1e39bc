import { and, eq } from 'drizzle-orm'
import { calls } from '@console-widgets/projects/contract'
import { projectLimits } from '@console-widgets/projects/model'
import * as schemas from '@console-widgets/projects/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { allianceHandlers } from './alliance.ts'
import { apiKeyHandlers } from './api-keys.ts'
import { changeHandlers } from './change-projects.ts'
import { describeProject } from './describe-project.ts'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { countProject } from './homepage-aggregate.ts'
import { listHandlers } from './list-projects.ts'
import { admitClient, oauthHandlers } from './oauth-clients.ts'
import { orderRequestHandlers } from './order-requests.ts'
import { configFile, serverFile } from './project-files.ts'
import { projectApiHandlers } from './project-apis.ts'
import { regionHandlers } from './regions.ts'
import { serviceOrderHandlers } from './service-orders.ts'
import { appClients, projects } from '@console-widgets/platform/tenancy/tables'
import { tenantProjects } from './tables.ts'

/** Handles the calls of the area `projects`. */
export const projectsImplementation = implement(
  calls,
  schemas,
  {
    ...listHandlers,
    ...changeHandlers,
    ...regionHandlers,
    ...serviceOrderHandlers,
    ...orderRequestHandlers,
    ...oauthHandlers,
    ...apiKeyHandlers,
    ...projectApiHandlers,
    ...allianceHandlers,

    'delegate-services.homepage-aggregate.get': ({ projectId }, { db }) => countProject(db, projectId),

    'projects.project.get': async ({ projectId }, context) =>
      describeProject(await findProject(context.db, projectId), context),

    'projects.config-file.get': async ({ projectId, appId }, { db, zone, services }) => {
      const project = await findProject(db, projectId)
      const [app] = await db
        .select()
        .from(apps)
        .where(and(eq(apps.appId, appId), eq(apps.projectId, projectId)))
      const [client] = await db.select().from(appClients).where(eq(appClients.appId, appId))
      const apiKey = await keyOfConfigFile(db, appId)
      if (!app || !client || !apiKey) throw refuse('app-not-found', `There is no app '${appId}' in this project`)
      return configFile(project, app, { clientId: client.clientId, apiKey }, zone, services)
    },

    'projects.server-file.get': async ({ projectId }, { db, zone }) =>
      serverFile(await findProject(db, projectId), zone),

    'projects.tenant-project.get': async ({ projectId }, { db }) => {
      await findProject(db, projectId)
      const [tenant] = await db.select().from(tenantProjects).where(eq(tenantProjects.projectId, projectId))
      if (!tenant) throw refuse('not-found', 'This project doesn’t run on behalf of a tenant')
      return tenant
    },

    'projects.tenant-project.update': async ({ projectId, ...fields }, { db, now }) => {
      await findProject(db, projectId)
      const change = { ...fields, updateTime: now() }
      const [tenant] = await db
        .insert(tenantProjects)
        .values({ projectId, ...change })
        .onConflictDoUpdate({ target: tenantProjects.projectId, set: change })
        .returning()
      return tenant as typeof tenantProjects.$inferSelect
    },

    'projects.tenant-project.delete': async ({ projectId }, { db }) => {
      await findProject(db, projectId)
      const removed = await db.delete(tenantProjects).where(eq(tenantProjects.projectId, projectId)).returning()
      if (removed.length === 0) throw refuse('not-found', 'This project doesn’t run on behalf of a tenant')
    },

    'projects.spark-project-entrance.check': async (_, { db, permissions }) => {
      const projectsLeft = Math.max(0, projectLimits.projectsPerTeam - (await db.$count(projects)))
      const obstacles = [
        ...(permissions.has('projects.manage') ? [] : (['no-permission'] as const)),
        ...(projectsLeft > 0 ? [] : (['limit-reached'] as const)),
      ]
      return { open: obstacles.length === 0, obstacles, projectsLeft }
    },
  },
  { guards: { 'app-oauth.client.verify': admitClient } },
)
