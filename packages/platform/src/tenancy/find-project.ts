import { eq } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { issue } from '../refusals/issue.ts'
import { refuse } from '../refusals/refusal.ts'
import { projects } from './tables.ts'

/** Row of a project. */
export type ProjectRow = typeof projects.$inferSelect

/** Finds a project of the team. @throws PlatformRefusal if it doesn't exist */
export async function findProject(db: Queries, projectId: string): Promise<ProjectRow> {
  const [project] = await db.select().from(projects).where(eq(projects.projectId, projectId))
  if (!project)
    throw refuse('not-found', `There is no project '${projectId}' in this team`, [
      issue('projectId', 'project-of-team'),
    ])
  return project
}
