import { asc, eq, inArray } from 'drizzle-orm'
import { teamPeople } from '@console-widgets/platform/accounts/views'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Context } from '@console-widgets/platform/calls/handler'
import { locksDemo } from '@console-widgets/platform/rights/demo-lock'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { ProjectRow } from '@console-widgets/platform/tenancy/find-project'
import { projectMembers } from '@console-widgets/platform/tenancy/tables'

const people = {
  userId: teamPeople.userId,
  userName: teamPeople.userName,
  account: teamPeople.account,
  teamRoles: teamPeople.roles,
}

/** Members of projects, without people who have left the team. */
export async function membersOf(db: Queries, projectIds: readonly string[]) {
  if (projectIds.length === 0) return []
  return db
    .select({ ...people, projectId: projectMembers.projectId, projectRole: projectMembers.projectRole })
    .from(projectMembers)
    .innerJoin(teamPeople, eq(teamPeople.userId, projectMembers.userId))
    .where(inArray(projectMembers.projectId, [...projectIds]))
    .orderBy(asc(teamPeople.userName))
}

/** A project with its apps, its members, and the team members that could join it. */
export async function describeProject(
  project: ProjectRow,
  context: Pick<Context, 'db' | 'userId' | 'teamId' | 'permissions' | 'services'>,
) {
  const { db, userId, permissions } = context
  const members = await membersOf(db, [project.projectId])
  const team = await db.select(people).from(teamPeople).orderBy(asc(teamPeople.userName))
  const ofProject = await db.select().from(apps).where(eq(apps.projectId, project.projectId)).orderBy(asc(apps.appName))
  const own = members.find((member) => member.userId === userId)
  const isLocked = project.isDemo && locksDemo(context)
  const isDeveloper = own?.projectRole === 'manager' || own?.projectRole === 'developer'
  const hasPermission = !isLocked && (permissions.has('apps.manage') || isDeveloper)
  return {
    ...project,
    isLocked,
    properties: propertiesOf(project),
    appList: ofProject.map(({ parentType, ...app }) => ({ ...app, appType: parentType, hasPermission })),
    members,
    candidates: team.filter((person) => !members.some((member) => member.userId === person.userId)),
  }
}

/** Project properties, by key. */
export function propertiesOf({ properties }: ProjectRow): { key: string; value: string }[] {
  return Object.entries(properties)
    .map(([key, value]) => ({ key, value }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
}
