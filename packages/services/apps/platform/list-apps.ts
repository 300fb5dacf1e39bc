import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { calls } from '@console-widgets/apps/contract'
import { appListFields } from '@console-widgets/apps/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findProject } from '@console-widgets/platform/tenancy/find-project'
import { projectMembers } from '@console-widgets/platform/tenancy/tables'
import { findApp, selectApps } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'

/** One window of the team's apps, or of those that match a condition. */
export async function listApps(db: Queries, input: ListInput, condition?: SQL) {
  const { where, orderBy, limit, offset } = listQuery(appListFields, apps, apps.appId, input, '-updateTime')
  const all = and(where, condition)
  return {
    items: await selectApps(db)
      .where(all)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
    total: await db.$count(apps, all),
  }
}

/** Handlers of the app lists. */
export const listHandlers: Pick<
  Handlers<typeof calls>,
  'apps.app.list' | 'apps.app.list-by-project' | 'apps.managed-app-list.query' | 'apps.app-relation.list'
> = {
  'apps.app.list': (input, { db }) => listApps(db, input),

  'apps.app.list-by-project': async ({ projectId, ...input }, { db }) => {
    await findProject(db, projectId)
    return listApps(db, input, eq(apps.projectId, projectId))
  },

  // A role with the permission has it for every app; other members have it for the apps of their own projects.
  'apps.managed-app-list.query': ({ permission, ...input }, { db, userId, permissions }) => {
    if (permissions.has(permission)) return listApps(db, input)
    const own = db
      .select({ projectId: projectMembers.projectId })
      .from(projectMembers)
      .where(and(eq(projectMembers.userId, userId), inArray(projectMembers.projectRole, ['manager', 'developer'])))
    return listApps(db, input, inArray(apps.projectId, own))
  },

  'apps.app-relation.list': async ({ appId }, { db }) => {
    const { packageName, projectId } = await findApp(db, appId)
    const same = or(
      packageName === null ? undefined : eq(apps.packageName, packageName),
      projectId === null ? undefined : eq(apps.projectId, projectId),
    )
    const related = same ? await db.select().from(apps).where(same).orderBy(apps.appName) : []
    return {
      relations: related
        .filter((other) => other.appId !== appId)
        .map((other) => ({
          appId: other.appId,
          appName: other.appName,
          packageType: other.packageType,
          relation:
            other.packageName !== null && other.packageName === packageName
              ? ('same-package-name' as const)
              : ('same-project' as const),
        })),
    }
  },
}
