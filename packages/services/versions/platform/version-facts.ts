import { startOfUtc } from '@console-widgets/core/formats'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { preChecks, releaseTypes, type PreCheck, type PreCheckFacts } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { languagesOf } from './languages.ts'
import { packageOfApp } from './package-of-version.ts'
import { appVersions, versionLanguages } from './tables.ts'
import { liveVersions, type VersionRow } from './version-rows.ts'

/** Checks that must pass before a version can be submitted. */
export async function checkVersion(db: Queries, version: VersionRow, now: number): Promise<PreCheck[]> {
  return preChecks(await preCheckFacts(db, version, now), now)
}

/** Collects the input of the checks. */
export async function preCheckFacts(db: Queries, version: VersionRow, now: number): Promise<PreCheckFacts> {
  const [app] = await db.select({ defaultLang: apps.defaultLang }).from(apps).where(eq(apps.appId, version.appId))
  const { whole } = await liveVersions(db, version.appId)
  const base = whole?.versionId === version.versionId ? undefined : whole
  const defaultLang = app?.defaultLang ?? 'en-US'
  return {
    ...version,
    defaultLang,
    languages: await languagesOf(db, version.versionId),
    package: (version.packageId && (await packageOfApp(db, version.appId, version.packageId))) || null,
    onShelf: base ? await onShelfFacts(db, base, defaultLang) : null,
    nameChanges: await nameChangesThisYear(db, version.appId, defaultLang, now),
  }
}

async function onShelfFacts(db: Queries, base: VersionRow, defaultLang: string): Promise<PreCheckFacts['onShelf']> {
  const found = base.packageId ? await packageOfApp(db, base.appId, base.packageId) : undefined
  const texts = (await languagesOf(db, base.versionId)).find((row) => row.lang === defaultLang)
  return { versionCode: base.versionCode ?? 0, signature: found?.signature ?? null, appName: texts?.appName ?? '' }
}

/** Number of times that the name of the live app has changed since January 1 (UTC). */
export async function nameChangesThisYear(
  db: Queries,
  appId: string,
  defaultLang: string,
  now: number,
): Promise<number> {
  const shown = await db
    .select({ versionId: appVersions.versionId, onShelfTime: appVersions.onShelfTime })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        ne(appVersions.releaseType, releaseTypes.test),
        isNotNull(appVersions.onShelfTime),
      ),
    )
    .orderBy(asc(appVersions.onShelfTime))
  if (shown.length < 2) return 0
  const names = await db
    .select({ versionId: versionLanguages.versionId, appName: versionLanguages.appName })
    .from(versionLanguages)
    .where(
      and(
        inArray(
          versionLanguages.versionId,
          shown.map((row) => row.versionId),
        ),
        eq(versionLanguages.lang, defaultLang),
      ),
    )
  const nameOf = new Map(names.map((row) => [row.versionId, row.appName]))
  const yearStart = startOfUtc(now, 'year')
  return shown.filter(
    (row, index) =>
      index > 0 &&
      (row.onShelfTime ?? 0) >= yearStart &&
      nameOf.get(row.versionId) !== nameOf.get(shown[index - 1]?.versionId ?? ''),
  ).length
}
