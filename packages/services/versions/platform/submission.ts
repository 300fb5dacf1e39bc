import { eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { objects } from '@console-widgets/platform/files/tables'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { languagesOf } from './languages.ts'
import { packageOfApp } from './package-of-version.ts'
import type { Submission } from './review-rules.ts'
import { namesOnShelf } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

/** Collects the input of the review. */
export async function submissionOf(db: Queries, version: VersionRow): Promise<Submission> {
  const [app] = await db.select({ parentType: apps.parentType }).from(apps).where(eq(apps.appId, version.appId))
  return {
    ...version,
    parentType: app?.parentType ?? 13,
    languages: await languagesOf(db, version.versionId),
    package: (version.packageId && (await packageOfApp(db, version.appId, version.packageId))) || null,
    screenshotHashes: await hashesOf(db, version.materials.screenshots),
    takenNames: await namesOfOthers(db, version.appId),
  }
}

async function hashesOf(db: Queries, objectIds: readonly string[]): Promise<string[]> {
  if (objectIds.length === 0) return []
  const rows = await db
    .select({ objectId: objects.objectId, sha256: objects.sha256 })
    .from(objects)
    .where(inArray(objects.objectId, [...objectIds]))
  return rows.map((row) => row.sha256 ?? row.objectId)
}

/** Lowercase names of other live apps. */
export async function namesOfOthers(db: Queries, appId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ lowerName: namesOnShelf.lowerName })
    .from(namesOnShelf)
    .where(ne(namesOnShelf.appId, appId))
  return new Set(rows.map((row) => row.lowerName))
}
