import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { textFields, type DetectionKind } from '@console-widgets/store-listing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { editableStates, liveStates, pendingStates, releaseTypes } from '@console-widgets/versions/model'
import { appVersions, imagesOf, versionLanguages } from '@console-widgets/versions/platform/rows'
import { refuse } from './refuse.ts'
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

/** A version for the store, by its ID. */
export async function storeVersion(db: Queries, appId: string, versionId: string): Promise<VersionRow | undefined> {
  const [version] = await db.select().from(appVersions).where(isStoreVersion(appId, versionId))
  return version
}

/**
 * Locks a version for the store, so that two calls about its listing follow each other.
 * @throws PlatformRefusal if there is none with this ID
 */
export async function lockListedVersion(db: Queries, appId: string, versionId: string): Promise<VersionRow> {
  await findApp(db, appId)
  const [version] = await db.select().from(appVersions).where(isStoreVersion(appId, versionId)).for('update')
  if (!version) throw refuse('not-found', `There is no store version '${versionId}' of this app`)
  return version
}

const isStoreVersion = (appId: string, versionId: string) =>
  and(
    eq(appVersions.versionId, versionId),
    eq(appVersions.appId, appId),
    ne(appVersions.releaseType, releaseTypes.test),
  )

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

/** What a detection of a version would examine now. */
export async function currentSubjects(db: Queries, version: VersionRow, kind: DetectionKind): Promise<Subjects> {
  if (kind === 'picture')
    return Object.fromEntries(imagesOf(version.materials).map(({ field, objectId }) => [field, objectId]))
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
