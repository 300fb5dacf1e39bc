import { startOfUtc } from '@console-widgets/core/formats'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { fieldOfMedia, kindOf, releaseTypes, type Media } from '@console-widgets/versions/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { objects } from '@console-widgets/platform/files/tables'
import { runChecks, type CheckResult, type Release } from '@console-widgets/platform/release/checks'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { versionChecks } from './checks/all-checks.ts'
import type { VersionFacts } from './checks/facts.ts'
import { hostedPolicy, type HostedPolicy } from './hosted-policy.ts'
import { languagesOf } from './languages.ts'
import { packageOfApp } from './package-of-version.ts'
import { appVersions, namesOnShelf, versionLanguages } from './tables.ts'
import { highestCode, liveVersions, type VersionRow } from './version-rows.ts'

/** What the checks need: rows, and the services that have checks of their own. */
export interface CheckContext {
  db: Queries
  services: { events: Events; publicOrigin: string }
}

/** Runs all checks of a version, of this service and of the others. The cockpit, submission, and reviewer use it. */
export async function checkVersion(
  { db, services }: CheckContext,
  version: VersionRow,
  now: number,
): Promise<CheckResult[]> {
  const hosted = await hostedPolicy({ db, services }, version.appId, version.privacyPolicy)
  const own = runChecks(versionChecks, await versionFacts(db, version, hosted, now), now)
  const siblings = (await services.events.collectAnswers('apps.siblings', { appId: version.appId }, { db })).flat()
  const release = { ...releaseOf(version), siblings }
  const others = await services.events.collectAnswers('release.checks', { release, now }, { db })
  return [...own, ...others.flat()].toSorted((one, other) => one.order - other.order)
}

function releaseOf({
  appId,
  versionId,
  releaseType,
  packageId,
  publishCountry,
  testInfo,
  encryption,
  privacyPolicy,
}: VersionRow): Omit<Release, 'siblings'> {
  const isTest = kindOf(releaseType) === 'test'
  const countries = isTest ? (testInfo?.displayArea ?? []) : publishCountry
  const groups = isTest && testInfo?.testType === 3 ? testInfo.groupInfos : []
  const testGroups = groups.filter(({ bind }) => bind).map(({ groupId }) => groupId)
  return {
    appId,
    versionId,
    isTest,
    testGroups,
    packageId,
    countries,
    privacyPolicy,
    hasOwnEncryption: encryption === 'own',
  }
}

/** Collects everything that the versions' own checks look at. */
export async function versionFacts(
  db: Queries,
  version: VersionRow,
  hosted: HostedPolicy | null,
  now: number,
): Promise<VersionFacts> {
  const [app] = await db
    .select({ defaultLang: apps.defaultLang, deviceTypes: apps.deviceTypes, parentType: apps.parentType })
    .from(apps)
    .where(eq(apps.appId, version.appId))
  const { whole } = await liveVersions(db, version.appId)
  const base = whole?.versionId === version.versionId ? undefined : whole
  const defaultLang = app?.defaultLang ?? 'en-US'
  const languages = await languagesOf(db, version.versionId)
  return {
    ...version,
    hostedPolicy: hosted,
    parentType: app?.parentType ?? 13,
    deviceTypes: app?.deviceTypes ?? [],
    defaultLang,
    languages,
    screenshotHashes: await screenshotHashes(db, version.materials),
    package: (version.packageId && (await packageOfApp(db, version.appId, version.packageId))) || null,
    onShelf: base ? await onShelfFacts(db, base, defaultLang) : null,
    highestCode: await highestCode(db, version.appId, version.versionId),
    nameChanges: await nameChangesThisYear(db, version.appId, defaultLang, now),
    takenNames: await takenNames(
      db,
      version.appId,
      languages.map(({ appName }) => appName),
    ),
  }
}

async function screenshotHashes(db: Queries, materials: Media): Promise<VersionFacts['screenshotHashes']> {
  const lists = [
    { field: 'materials', screenshots: materials.screenshots },
    ...materials.media.map((set) => ({ field: fieldOfMedia(set), screenshots: set.screenshots })),
  ]
  const objectIds = lists.flatMap(({ screenshots }) => screenshots)
  if (objectIds.length === 0) return []
  const rows = await db
    .select({ objectId: objects.objectId, sha256: objects.sha256 })
    .from(objects)
    .where(inArray(objects.objectId, objectIds))
  const hashOf = new Map(rows.map((row) => [row.objectId, row.sha256]))
  return lists.map(({ field, screenshots }) => ({
    field: `${field}.screenshots`,
    hashes: screenshots.map((objectId) => hashOf.get(objectId) ?? objectId),
  }))
}

/** Those of the names, in lowercase, that other live apps have. */
export async function takenNames(db: Queries, appId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = names.filter(Boolean).map((name) => name.toLowerCase())
  if (wanted.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ lowerName: namesOnShelf.lowerName })
    .from(namesOnShelf)
    .where(and(ne(namesOnShelf.appId, appId), inArray(namesOnShelf.lowerName, wanted)))
  return new Set(rows.map((row) => row.lowerName))
}

async function onShelfFacts(db: Queries, base: VersionRow, defaultLang: string): Promise<VersionFacts['onShelf']> {
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
