import { eq, sql } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { mappingListFields, projectListFields } from '@console-widgets/projects/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { listTable } from '@console-widgets/platform/database/list-table'
import { membersOf } from './describe-project.ts'
import { appClients, projects } from '@console-widgets/platform/tenancy/tables'

const listProjects = (db: Queries, input: ListInput) => listTable(db, projects, projectListFields, input, '-updateTime')

/** Handlers of the project lists. */
export const listHandlers: Pick<
  Handlers<typeof calls>,
  'projects.project.list' | 'projects.developer-project-with-members.list' | 'projects.mapping.list'
> = {
  'projects.project.list': async (input, { db }) => {
    const { items, total } = await listProjects(db, input)
    const members = await membersOf(
      db,
      items.map(({ projectId }) => projectId),
    )
    const counts = await db
      .select({ projectId: apps.projectId, count: sql<number>`count(*)::int` })
      .from(apps)
      .groupBy(apps.projectId)
    return {
      items: items.map((project) => ({
        ...project,
        appCount: counts.find(({ projectId }) => projectId === project.projectId)?.count ?? 0,
        memberCount: members.filter(({ projectId }) => projectId === project.projectId).length,
      })),
      total,
    }
  },

  'projects.developer-project-with-members.list': async (input, { db }) => {
    const { items, total } = await listProjects(db, input)
    const members = await membersOf(
      db,
      items.map(({ projectId }) => projectId),
    )
    return {
      items: items.map((project) => ({
        ...project,
        members: members.filter(({ projectId }) => projectId === project.projectId),
      })),
      total,
    }
  },

  'projects.mapping.list': async (input, { db }) => {
    const columns = { projectId: apps.projectId, appId: apps.appId, clientId: appClients.clientId }
    const { where, orderBy, limit, offset } = listQuery(mappingListFields, columns, apps.appId, input, 'appId')
    const mappings = db
      .select({ ...columns, appName: apps.appName, packageName: apps.packageName })
      .from(apps)
      .innerJoin(appClients, eq(appClients.appId, apps.appId))
      .where(where)
    const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(mappings.as('mappings'))
    return {
      items: await mappings
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
      total: counted?.total ?? 0,
    }
  },
}
