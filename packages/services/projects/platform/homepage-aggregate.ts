import { eq, isNotNull, sql } from 'drizzle-orm'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { apps, projectMembers } from '@console-widgets/platform/tenancy/tables'

/** Counts what a project has. @throws PlatformRefusal if the team has none with this ID */
export async function countProject(db: Queries, projectId: string) {
  await findProject(db, projectId)
  const ofApps = db
    .select({
      all: sql<number>`count(*)::int`.as('apps'),
      published: sql<number>`(count(*) filter (where ${isNotNull(apps.onShelfVersion)}))::int`.as('published'),
    })
    .from(apps)
    .where(eq(apps.projectId, projectId))
    .as('of_apps')
  const ofMembers = db
    .select({ all: sql<number>`count(*)::int`.as('members') })
    .from(projectMembers)
    .innerJoin(teamPeople, eq(teamPeople.userId, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .as('of_members')
  const inState = (state: string) => sql<number>`(count(*) filter (where ${serviceOrders.state} = ${state}))::int`
  const ofOrders = db
    .select({ active: inState('active').as('active'), suspended: inState('suspended').as('suspended') })
    .from(serviceOrders)
    .where(eq(serviceOrders.projectId, projectId))
    .as('of_orders')
  const [counts] = await db
    .select({
      apps: ofApps.all,
      publishedApps: ofApps.published,
      members: ofMembers.all,
      activeServices: ofOrders.active,
      suspendedServices: ofOrders.suspended,
    })
    .from(ofApps)
    .crossJoin(ofMembers)
    .crossJoin(ofOrders)
  return { projectId, ...(counts as NonNullable<typeof counts>) }
}
