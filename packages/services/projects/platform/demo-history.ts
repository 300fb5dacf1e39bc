import { eq } from 'drizzle-orm'
import type { DemoAct } from '@console-widgets/platform/demo/history'
import { day, type Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { demoProjectIds } from '@console-widgets/platform/tenancy/demo-projects'
import { projectMembers, projects } from '@console-widgets/platform/tenancy/tables'

/** How the demo team's projects came about. The first manager of each created it. */
export async function historyOfProjects({ db, now }: Seed): Promise<DemoAct[]> {
  const rows = await db.select().from(projects).where(eq(projects.teamId, demoTeamId)).orderBy(projects.createTime)
  const people = await db.select().from(projectMembers).where(eq(projectMembers.teamId, demoTeamId))
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
