import { eq } from 'drizzle-orm'
import type { EventContext, Events, EventTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { requireUnique } from '@console-widgets/platform/database/require-rows'
import type { AppRow } from '@console-widgets/platform/tenancy/find-app'
import { requireUsablePackageName } from '@console-widgets/platform/tenancy/package-names'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { issue } from './issues.ts'
import { requireNameFreeInSeries } from './series.ts'

/** Reactions to names that the developer alliance records, and that a team takes over. */
export const nameEvents: EventTakers = {
  'apps.name-taken-over': async ({ app, appName }, { db, now }) => {
    await requireFreeAppName(db, appName, app.appId)
    await db.update(apps).set({ appName, updateTime: now() }).where(eq(apps.appId, app.appId))
  },
  'apps.package-name-taken-over': ({ app, packageName }, context) =>
    renamePackage({ ...context, services: { events: context } }, app, packageName),
}

/** Gives an app another package name, if nothing fixes its name. */
export async function renamePackage(
  context: EventContext & { services: { events: Events } },
  app: AppRow,
  packageName: string,
): Promise<void> {
  const { db, now, services } = context
  if (app.packageName === packageName) return
  await services.events.announce('apps.renaming-package', { app }, context)
  await requireUsablePackageName(context, packageName, app.packageType, app.appId)
  await requireNameFreeInSeries(db, app.appId, packageName)
  await db.update(apps).set({ packageName, updateTime: now() }).where(eq(apps.appId, app.appId))
}

/** Rejects a name that another app of the team has. */
export const requireFreeAppName = (db: Queries, appName: string, appId?: string) =>
  requireUnique(db, {
    table: apps,
    field: 'appName',
    column: apps.appName,
    value: appName,
    except: appId,
    message: `An app of this team is already called '${appName}'`,
    issue: issue('appName', 'app-name-taken'),
  })
