import { and, eq, inArray } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { projectLimits, type ProjectRole } from '@console-widgets/projects/model'
import { ownTeam, teamPeople } from '@console-widgets/platform/accounts/views'
import { projectApis } from '@console-widgets/platform/client-plane/tables'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newNumber } from '@console-widgets/platform/database/ids'
import { requireRoom, requireUnique } from '@console-widgets/platform/database/require-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { requireWholeTeam } from '@console-widgets/platform/calls/require-permission'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { newClient } from '@console-widgets/platform/tenancy/clients'
import { describeProject, propertiesOf } from './describe-project.ts'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { requireUsableRegion } from './regions.ts'
import { projectMembers, projects } from '@console-widgets/platform/tenancy/tables'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { countOrders } from './service-strategy.ts'
import { serviceRequests, tenantProjects } from './tables.ts'

/** Handlers that change projects and their members. */
export const changeHandlers: Pick<
  Handlers<typeof calls>,
  'projects.project.create' | 'projects.project.update' | 'projects.project.delete' | 'projects.project-property.manage'
> = {
  'projects.project.create': async ({ projectName, description = '', region }, context) => {
    const { db, userId, now } = context
    await requireRoom(db, projects, projectLimits.projectsPerTeam, 'projects')
    await requireFreeName(db, projectName)
    if (region) await requireUsableRegion(db, null, region)
    const [team] = await db.select().from(ownTeam)
    const projectId = newNumber(18)
    const time = now()
    await db.insert(projects).values({
      projectId,
      projectName,
      description,
      siteId: team?.siteId ?? 1,
      region: region ?? null,
      regions: region ? [region] : [],
      ...newClient(),
      createTime: time,
      updateTime: time,
    })
    await db.insert(projectMembers).values({ projectId, userId, projectRole: 'manager' })
    return describeProject(await findProject(db, projectId), context)
  },

  'projects.project.update': async (
    { projectId, projectName, description, setMembers = [], removeMembers = [] },
    context,
  ) => {
    const { db, now } = context
    await findProject(db, projectId)
    if (projectName !== undefined) await requireFreeName(db, projectName, projectId)
    await db
      .update(projects)
      .set({
        ...(projectName === undefined ? {} : { projectName }),
        ...(description === undefined ? {} : { description }),
        updateTime: now(),
      })
      .where(eq(projects.projectId, projectId))
    if (removeMembers.length > 0)
      await db
        .delete(projectMembers)
        .where(and(eq(projectMembers.projectId, projectId), inArray(projectMembers.userId, removeMembers)))
    await setProjectMembers(db, projectId, setMembers)
    return describeProject(await findProject(db, projectId), context)
  },

  'projects.project.delete': async ({ projectId }, context) => {
    const { db } = context
    // A caller whose permissions cover only some apps may not see all apps of the project.
    requireWholeTeam(context)
    const { projectName } = await findProject(db, projectId)
    const left = await db.$count(apps, eq(apps.projectId, projectId))
    if (left > 0)
      throw refuse(
        'project-has-apps',
        `'${projectName}' still has ${left === 1 ? 'an app' : `${left} apps`}. Move or delete them first.`,
      )
    const orders = await countOrders(db, projectId)
    if (orders > 0)
      throw refuse(
        'project-has-services',
        `'${projectName}' still has ${orders === 1 ? 'a service order' : `${orders} service orders`}. Cancel them first.`,
      )
    await context.services.events.announce('projects.deleting', { projectId }, context)
    await db.delete(serviceRequests).where(eq(serviceRequests.projectId, projectId))
    await db.delete(serviceOrders).where(eq(serviceOrders.projectId, projectId))
    await db.delete(projectApis).where(eq(projectApis.projectId, projectId))
    await db.delete(projectMembers).where(eq(projectMembers.projectId, projectId))
    await db.delete(tenantProjects).where(eq(tenantProjects.projectId, projectId))
    await db.delete(projects).where(eq(projects.projectId, projectId))
  },

  'projects.project-property.manage': async ({ projectId, set, remove }, { db, now }) => {
    const project = await findProject(db, projectId)
    const kept = Object.entries(project.properties).filter(([key]) => !remove.includes(key))
    const properties = Object.fromEntries([...kept, ...set.map(({ key, value }) => [key, value] as const)])
    if (Object.keys(properties).length > projectLimits.properties)
      throw refuse('limit-reached', `A project has at most ${projectLimits.properties} properties`)
    await db.update(projects).set({ properties, updateTime: now() }).where(eq(projects.projectId, projectId))
    return { properties: propertiesOf({ ...project, properties }) }
  },
}

const requireFreeName = (db: Queries, projectName: string, projectId?: string) =>
  requireUnique(db, {
    table: projects,
    field: 'projectName',
    column: projects.projectName,
    value: projectName,
    except: projectId,
    message: `A project of this team is already called '${projectName}'`,
    issue: issue('projectName', 'project-name-taken'),
  })

async function setProjectMembers(
  db: Queries,
  projectId: string,
  members: readonly { userId: string; projectRole: ProjectRole }[],
): Promise<void> {
  for (const [index, { userId, projectRole }] of members.entries()) {
    if ((await db.$count(teamPeople, eq(teamPeople.userId, userId))) === 0)
      throw refuse('bad-parameter', `'${userId}' isn’t a member of this team`, [
        issue(`setMembers.${index}.userId`, 'member-of-team'),
      ])
    await db
      .insert(projectMembers)
      .values({ projectId, userId, projectRole })
      .onConflictDoUpdate({ target: [projectMembers.projectId, projectMembers.userId], set: { projectRole } })
  }
}
