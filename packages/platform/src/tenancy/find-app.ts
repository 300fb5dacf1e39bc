import { eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { projects } from './tables.ts'
import { apps } from './tables.ts'

/** An app as it is kept. */
export type AppRow = typeof apps.$inferSelect

/** An app as it is answered, with the name of its project. */
export interface AppWithProject extends AppRow {
  projectName: string | null
}

/** Apps with the names of their projects: what every list of apps starts with. */
export function selectApps(db: Queries) {
  return db
    .select({ ...getTableColumns(apps), projectName: projects.projectName })
    .from(apps)
    .leftJoin(projects, eq(projects.projectId, apps.projectId))
}

/** An app of the team. @throws PlatformRefusal when there is none of this id. */
export async function findApp(db: Queries, appId: string): Promise<AppWithProject> {
  const [app] = await selectApps(db).where(eq(apps.appId, appId))
  if (!app) throw refuse('app-not-found', `There is no app '${appId}' in this team`)
  return app
}
