import { desc } from 'drizzle-orm'
import type { Queries } from '../database/connection.ts'
import { apps } from '../tenancy/tables.ts'
import type { PageLink } from './page-link.ts'

/**
 * A page of the team's newest app, by the name of its route; the list of apps if the team has none yet.
 * @param action of the page's list that the link starts
 */
export async function pageOfNewestApp(db: Queries, id: string, action?: string): Promise<PageLink> {
  const [app] = await db.select({ appId: apps.appId }).from(apps).orderBy(desc(apps.createTime)).limit(1)
  return app ? { id, values: { appId: app.appId, ...(action ? { action } : {}) } } : { id: 'apps.list', values: {} }
}
