import { and, desc, eq } from 'drizzle-orm'
import { sensitivePermissions } from '@console-widgets/app-packages/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { PackageFacts } from './checks/facts.ts'

/** Access of versions to packages. Everything that this area knows about packages goes through this file. */
export interface VersionPackage extends PackageFacts {
  packageId: string
  objectId: string
  fileName: string
  versionNumber: string | null
  createTime: number
}

/** Maximum number of packages in a response. */
const mostPackages = 50

/** A package of an app; undefined if the app has none with this ID. */
export async function packageOfApp(db: Queries, appId: string, packageId: string): Promise<VersionPackage | undefined> {
  const [row] = await db
    .select()
    .from(appPackages)
    .where(and(eq(appPackages.appId, appId), eq(appPackages.pkgId, packageId)))
  return row && toVersionPackage(row)
}

/** The newest packages of an app, for selection in the editor. */
export async function packagesOfApp(db: Queries, appId: string): Promise<VersionPackage[]> {
  const rows = await db
    .select()
    .from(appPackages)
    .where(eq(appPackages.appId, appId))
    .orderBy(desc(appPackages.createTime))
    .limit(mostPackages)
  return rows.map(toVersionPackage)
}

function toVersionPackage(row: typeof appPackages.$inferSelect): VersionPackage {
  return {
    packageId: row.pkgId,
    objectId: row.objectId,
    fileName: row.fileName,
    versionNumber: row.versionName,
    versionCode: row.versionCode,
    successStatus: row.successStatus,
    signature: row.signer?.fingerprint ?? null,
    sensitivePermissions: sensitivePermissions(row.permissions),
    sensitivePermissionDesc: row.sensitivePermissionDesc,
    createTime: row.createTime,
  }
}
