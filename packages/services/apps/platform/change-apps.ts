import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/apps/contract'
import { appLimits, isDeletable } from '@console-widgets/apps/model'
import { newNumber } from '@console-widgets/platform/database/ids'
import { requireRoom } from '@console-widgets/platform/database/require-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { makeAppClient } from '@console-widgets/platform/tenancy/clients'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import type {} from '@console-widgets/platform/release/availability'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { deleteRowsOfApp } from '@console-widgets/platform/tenancy/rows-of-app'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { renamePackage, requireFreeAppName } from './app-names.ts'
import { requireKinds } from './kinds.ts'
import { requireMovable } from './move-app.ts'
import { leaveSeries } from './series.ts'
import { requireUsablePackageName } from '@console-widgets/platform/tenancy/package-names'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** Handlers that create, change, and delete an app. */
export const changeHandlers: Pick<
  Handlers<typeof calls>,
  'apps.app.create' | 'apps.app.update' | 'apps.app.delete' | 'apps.package-name.update' | 'apps.develop-status.update'
> = {
  'apps.app.create': async (input, context) => {
    const { db, now } = context
    await requireRoom(db, apps, appLimits.appsPerTeam, 'apps')
    await requireFreeAppName(db, input.appName)
    if (input.packageName) await requireUsablePackageName(context, input.packageName, input.packageType)
    if (input.projectId) await findProject(db, input.projectId)
    requireKinds(input.parentType, input.childType, input.grandChildType)
    const time = now()
    const appId = newNumber(9)
    await db.insert(apps).values({ ...input, ...priceOf(input), appId, createTime: time, updateTime: time })
    await makeAppClient(db, appId, time)
    await context.services.events.announce('apps.kind-changed', { appId }, context)
    const app = await findApp(db, appId)
    if (!app.isFree) await context.services.events.announce('apps.priced', { app }, context)
    return app
  },

  'apps.app.update': async ({ appId, ...change }, context) => {
    const { db, now } = context
    const app = await findApp(db, appId)
    if (change.appName !== undefined) await requireFreeAppName(db, change.appName, appId)
    if (change.projectId && change.projectId !== app.projectId) await requireMovable(db, app, change.projectId)
    const next = { ...app, ...change }
    requireKinds(app.parentType, next.childType, next.grandChildType)
    if (!next.isFree && (next.price === null || next.currency === null))
      throw refuse('bad-parameter', 'A paid app needs a price and its currency', [issue('price', 'price-of-paid-app')])
    if (app.isFree && !next.isFree && !isDeletable(app))
      throw refuse('app-on-shelf', `'${app.appName}' is or was free for its users, and stays free`, [
        issue('isFree', 'stays-free'),
      ])
    await db
      .update(apps)
      .set({ ...change, ...priceOf(next), updateTime: now() })
      .where(eq(apps.appId, appId))
    const changed = await findApp(db, appId)
    if (changed.price !== app.price || changed.currency !== app.currency)
      await context.services.events.announce('apps.priced', { app: changed }, context)
    if (next.childType !== app.childType || next.grandChildType !== app.grandChildType) {
      await context.services.events.announce('apps.kind-changed', { appId }, context)
      await context.services.events.announce('release.availability-changed', { appId }, context)
    }
    return changed
  },

  'apps.app.delete': async ({ appId }, context) => {
    const { db } = context
    const app = await findApp(db, appId)
    if (!isDeletable(app))
      throw refuse('app-on-shelf', `'${app.appName}' is live or was live. Unpublish it before you delete it.`)
    await context.services.events.announce('apps.deleting', { app }, context)
    await leaveSeries(db, appId)
    await deleteRowsOfApp(context, appId)
  },

  'apps.package-name.update': async ({ appId, packageName }, context) => {
    const app = await findApp(context.db, appId)
    await renamePackage(context, app, packageName)
    return findApp(context.db, appId)
  },

  'apps.develop-status.update': async ({ appId, developStatus }, { db, now }) => {
    await findApp(db, appId)
    await db.update(apps).set({ developStatus, updateTime: now() }).where(eq(apps.appId, appId))
    return findApp(db, appId)
  },
}

/** Free apps have no price. */
function priceOf({
  isFree,
  price,
  currency,
}: {
  isFree: boolean
  price?: number | null | undefined
  currency?: string | null | undefined
}) {
  return isFree ? { price: null, currency: null } : { price, currency }
}
