import { eq, sql } from 'drizzle-orm'
import { calls } from '@console-widgets/apps/contract'
import { appLimits, appListFields } from '@console-widgets/apps/model'
import * as schemas from '@console-widgets/apps/schemas'
import type { Queries } from '../../database/connection.ts'
import { newNumber } from '../../database/ids.ts'
import { listQuery } from '../../database/list-rows.ts'
import { implement } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { apps } from './tables.ts'

/** Answers the calls of the area `apps`. */
export const appsImplementation = implement(calls, schemas, {
  'apps.app.list': async (input, { db }) => {
    const { where, orderBy, limit, offset } = listQuery(appListFields, apps, apps.appId, input, '-updateTime')
    const items = await db.select().from(apps).where(where).orderBy(...orderBy).limit(limit).offset(offset)
    return { items, total: await db.$count(apps, where) }
  },

  'apps.app.get': ({ appId }, { db }) => findApp(db, appId),

  'apps.app.create': async (input, { db, now }) => {
    if ((await db.$count(apps)) >= appLimits.appsPerTeam) throw refuse('limit-reached', `A team has at most ${appLimits.appsPerTeam} apps`)
    await requireFreeName(db, input.appName)
    const time = now()
    const [app] = await db
      .insert(apps)
      .values({ ...input, appId: newNumber(9), createTime: time, updateTime: time })
      .returning()
    return app as typeof apps.$inferSelect
  },
})

/** An app of the team. @throws PlatformRefusal when there is none of this id. */
export async function findApp(db: Queries, appId: string): Promise<typeof apps.$inferSelect> {
  const [app] = await db.select().from(apps).where(eq(apps.appId, appId))
  if (!app) throw refuse('app-not-found', `There is no app '${appId}' in this team`)
  return app
}

async function requireFreeName(db: Queries, appName: string): Promise<void> {
  const taken = await db.$count(apps, eq(sql`lower(${apps.appName})`, appName.toLowerCase()))
  if (taken > 0) throw refuse('name-taken', `An app of this team is already called '${appName}'`, [{ field: 'appName', message: 'is already the name of another app' }])
}
