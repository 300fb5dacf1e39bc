import { eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { refuse } from '../refusals/refusal.ts'
import { projects } from './tables.ts'
import { apps } from './tables.ts'

/** Row of an app. */
export type AppRow = typeof apps.$inferSelect

/** Row of an app with the name of its project, as responses have it. */
export interface AppWithProject extends AppRow {
  projectName: string | null
}

/** Selects apps with their project names: the start of every list of apps. */
export function selectApps(db: Queries) {
  return db
    .select({ ...getTableColumns(apps), projectName: projects.projectName })
    .from(apps)
    .leftJoin(projects, eq(projects.projectId, apps.projectId))
}

/** Finds an app of the team. @throws PlatformRefusal if it doesn't exist */
export async function findApp(db: Queries, appId: string): Promise<AppWithProject> {
  const [app] = await selectApps(db).where(eq(apps.appId, appId))
  if (!app) throw refuse('app-not-found', `There is no app '${appId}' in this team`)
  return app
}

/**
 * Finds an app and locks its row until the transaction ends, so that changes of what belongs to it follow each other.
 * @throws PlatformRefusal if it doesn't exist
 */
export async function lockApp(db: Queries, appId: string): Promise<AppWithProject> {
  await db.select({ appId: apps.appId }).from(apps).where(eq(apps.appId, appId)).for('update')
  return findApp(db, appId)
}
