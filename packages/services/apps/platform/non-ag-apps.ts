import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/apps/contract'
import { appLimits, nonAgAppListFields } from '@console-widgets/apps/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { listHandler } from '@console-widgets/platform/database/plain-handlers'
import { nonAgApps } from './tables.ts'

/** Handlers for apps on other stores and use services of the platform. */
export const nonAgAppHandlers: Pick<Handlers<typeof calls>, 'apps.non-ag-app.list' | 'apps.non-ag-app.update'> = {
  'apps.non-ag-app.list': listHandler(nonAgApps, nonAgAppListFields, 'appName'),

  'apps.non-ag-app.update': async ({ packageName, appName, url, state }, { db, now }) => {
    const known = (await db.$count(nonAgApps, eq(nonAgApps.packageName, packageName))) > 0
    if (!known && (await db.$count(nonAgApps)) >= appLimits.nonAgAppsPerTeam)
      throw refuse('limit-reached', `A team lists at most ${appLimits.nonAgAppsPerTeam} apps on other stores`)
    const fields = { appName, url: url ?? null, state, updateTime: now() }
    const [app] = await db
      .insert(nonAgApps)
      .values({ packageName, ...fields })
      .onConflictDoUpdate({ target: [nonAgApps.teamId, nonAgApps.packageName], set: fields })
      .returning()
    return app as typeof nonAgApps.$inferSelect
  },
}
