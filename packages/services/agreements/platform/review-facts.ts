import { and, eq, inArray, ne } from 'drizzle-orm'
import {
  type AgreementType,
  type ReviewFacts,
  unconfirmedSources,
  type UsedPermission,
} from '@console-widgets/agreements/model'
import { permissionGroup, sensitivePermissions } from '@console-widgets/app-packages/model'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { Queries } from '@console-widgets/platform/database/connection'
import { languageOfDocument } from '@console-widgets/platform/orchestration/language-of-document'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { shortPermission } from '@console-widgets/versions/model'
import { sourcesOfPackages, usedPackageIds } from './data-sources.ts'
import { newestDeclaration } from './declaration-rows.ts'

/** Everything that the text of an agreement is compared with, at this moment. */
export async function collectReviewFacts(
  db: Queries,
  { appId, type, lang, content }: { appId: string; type: AgreementType; lang: string; content: string },
): Promise<ReviewFacts> {
  const app = await findApp(db, appId)
  const others = await db.select({ appName: apps.appName }).from(apps).where(ne(apps.appId, appId))
  return {
    type,
    lang,
    appName: app.appName,
    otherApps: [...new Set(others.map(({ appName }) => appName))].filter((name) => name !== app.appName),
    permissions: type === 'privacy' ? await usedPermissions(db, appId) : [],
    sdks: type === 'privacy' ? await undeclaredSdks(db, appId, await usedPackageIds(db, appId)) : [],
    detected: await languageOfDocument(content),
  }
}

/**
 * Sensitive permissions of the packages that are live, in review, or being prepared for the store, and of the newest.
 */
export const usedPermissions = async (db: Queries, appId: string): Promise<UsedPermission[]> =>
  permissionsOf(db, appId, await usedPackageIds(db, appId))

/** Sensitive permissions of packages. */
export async function permissionsOf(
  db: Queries,
  appId: string,
  packageIds: readonly string[],
): Promise<UsedPermission[]> {
  if (packageIds.length === 0) return []
  const packages = await db
    .select({ permissions: appPackages.permissions })
    .from(appPackages)
    .where(and(eq(appPackages.appId, appId), inArray(appPackages.pkgId, [...packageIds])))
  const names = new Set(packages.flatMap(({ permissions }) => sensitivePermissions(permissions)))
  return [...names].toSorted().map((name) => ({ permission: shortPermission(name), group: permissionGroup(name) }))
}

/** SDKs of packages that take data, and that the confirmed declaration of data use doesn't name. */
export async function undeclaredSdks(db: Queries, appId: string, packageIds: readonly string[]): Promise<string[]> {
  const { sources } = await sourcesOfPackages(db, packageIds)
  const declaration = await newestDeclaration(db, appId)
  return unconfirmedSources(sources, declaration?.confirmed ?? []).flatMap(({ kind, name }) =>
    kind === 'sdk' ? name : [],
  )
}
