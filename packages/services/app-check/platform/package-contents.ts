import { asc, inArray } from 'drizzle-orm'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type {} from '@console-widgets/platform/release/package-contents'
import { releasedPackageIds } from '@console-widgets/versions/platform/rows'
import { sdksOfPackages } from './sdks-of-packages.ts'

/** What is in the packages of an app’s releases, for services that compare it with what was said of the app. */
export const packageContentsAnswers: QuestionTakers = {
  'release.package-contents': async ({ appId }, { db }) => {
    const packageIds = await releasedPackageIds(db, appId)
    if (packageIds.length === 0) return []
    const { pkgId, versionName, fileName, permissions } = appPackages
    const packages = await db
      .select({ pkgId, versionName, fileName, permissions })
      .from(appPackages)
      .where(inArray(pkgId, packageIds))
      .orderBy(asc(appPackages.createTime), asc(pkgId))
    const sdks = await sdksOfPackages(db, packageIds)
    return packages.map((found) => ({
      version: found.versionName ?? found.fileName,
      permissions: found.permissions,
      sdks: sdks.get(found.pkgId)?.sdks ?? [],
    }))
  },
}
