import { eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { projectMembers, projects } from '@console-widgets/platform/tenancy/tables'
import { serviceOrders } from '@console-widgets/platform/service-orders/tables'
import { serviceTerms } from './tables.ts'

/** How the demo team's projects came about. The first manager of each created it. */
export async function historyOfProjects({ db, now }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(projects).where(eq(projects.teamId, demoTeamId)).orderBy(projects.createTime)
  const people = await db.select().from(projectMembers).where(eq(projectMembers.teamId, demoTeamId))
  const terms = await db.select().from(serviceTerms).where(eq(serviceTerms.teamId, demoTeamId))
  const orders = await db.select().from(serviceOrders).where(eq(serviceOrders.teamId, demoTeamId))
  return [
    ...rows.map(({ projectId, projectName, description, createTime }): DemoAct => {
      const ofProject = people.filter((person) => person.projectId === projectId)
      return {
        call: 'projects.project.create',
        userId: ofProject.find(({ projectRole }) => projectRole === 'manager')?.userId ?? demoTeamId,
        time: createTime,
        input: { projectName, description },
        changes: [
          { table: 'cw_projects', key: projectId },
          ...ofProject.map(({ userId }) => ({ table: 'cw_project_members', key: `${projectId}/${userId}` })),
        ],
      }
    }),
    ...terms.map(({ service, version, userId, signTime }): DemoAct => ({
      call: 'projects.agreement.sign',
      userId,
      time: signTime,
      input: { service, version },
      changes: [{ table: 'cw_service_terms', key: `${demoTeamId}/${service}` }],
    })),
    ...orders.map(({ orderId, projectId, service, region, userId, createTime }): DemoAct => ({
      call: 'projects.service-order.create',
      userId,
      time: createTime + 60_000,
      input: { projectId, service, region },
      changes: [{ table: 'cw_service_orders', key: orderId }],
    })),
    {
      call: 'projects.project-property.manage',
      userId: 'user-jonas',
      time: now - 3 * day,
      input: { projectId: demoProjectIds.navigation, set: [{ key: 'stage', value: 'production' }] },
      changes: [
        {
          table: 'cw_projects',
          key: demoProjectIds.navigation,
          before: { properties: { stage: 'staging', team: 'maps' } },
          after: { properties: { stage: 'production', team: 'maps' } },
        },
      ],
    },
  ]
}
