import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { textFields, type DetectionKind } from '@console-widgets/store-listing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { editableStates, liveStates, pendingStates, releaseTypes } from '@console-widgets/versions/model'
import { appVersions, versionLanguages } from '@console-widgets/versions/platform/rows'
import type { Subjects } from './tables.ts'

export type VersionRow = typeof appVersions.$inferSelect

/** The version whose listing is shown: the one in progress or in review, else the live one, else the last. */
export async function versionOfListing(db: Queries, appId: string): Promise<VersionRow | undefined> {
  const versions = await db
    .select()
    .from(appVersions)
    .where(and(eq(appVersions.appId, appId), ne(appVersions.releaseType, releaseTypes.test)))
    .orderBy(desc(appVersions.createTime), desc(appVersions.versionId))
  const inState = (states: readonly number[]) => versions.find(({ releaseState }) => states.includes(releaseState))
  return inState([...editableStates, ...pendingStates]) ?? inState(liveStates) ?? versions[0]
}

/** Texts of a version, the default language first. */
export async function textsOf(db: Queries, versionId: string, defaultLang: string) {
  return db
    .select({
      lang: versionLanguages.lang,
      appName: versionLanguages.appName,
      appDesc: versionLanguages.appDesc,
      briefInfo: versionLanguages.briefInfo,
      newFeatures: versionLanguages.newFeatures,
    })
    .from(versionLanguages)
    .where(eq(versionLanguages.versionId, versionId))
    .orderBy(sql`${versionLanguages.lang} <> ${defaultLang}`, versionLanguages.lang)
}

/** Pictures of a version, by field. */
export function picturesOf({ materials: { icon, screenshots } }: VersionRow) {
  return [
    ...(icon ? [{ kind: 'icon' as const, field: 'materials.icon', objectId: icon }] : []),
    ...screenshots.map((objectId, index) => ({
      kind: 'screenshot' as const,
      field: `materials.screenshots.${index}`,
      objectId,
    })),
  ]
}

/** What a detection of a version would examine now. */
export async function currentSubjects(db: Queries, version: VersionRow, kind: DetectionKind): Promise<Subjects> {
  if (kind === 'picture') return Object.fromEntries(picturesOf(version).map(({ field, objectId }) => [field, objectId]))
  const hashes = await db
    .select({
      lang: versionLanguages.lang,
      appName: sql<string>`md5(${versionLanguages.appName})`,
      appDesc: sql<string>`md5(${versionLanguages.appDesc})`,
      briefInfo: sql<string>`md5(${versionLanguages.briefInfo})`,
      newFeatures: sql<string>`md5(${versionLanguages.newFeatures})`,
    })
    .from(versionLanguages)
    .where(eq(versionLanguages.versionId, version.versionId))
  return Object.fromEntries(
    hashes.flatMap((row) => textFields.map((field) => [`languages.${row.lang}.${field}`, row[field]] as const)),
  )
}
