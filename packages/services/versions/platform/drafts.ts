import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { ParsedOf } from '@console-widgets/contract'
import type { calls } from '@console-widgets/versions/contract'
import {
  editableStates,
  furthestSchedule,
  kindOf,
  longestPhasedRelease,
  longestTest,
  pendingStates,
  releaseTypes,
  versionLimits,
  type MediaSet,
  type PhasedRelease,
  type ReleaseType,
} from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import type { Context } from '@console-widgets/platform/calls/handler'
import { requireFuture } from '@console-widgets/platform/refusals/require-future'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { lockApp } from '@console-widgets/platform/tenancy/find-app'
import { copyLanguages, languagesOf, saveLanguages } from './languages.ts'
import { dropImages, imagesOf, noMaterials, setImagesAside, takeImages } from './materials.ts'
import { moveVersion, refreshApp, requireAction, writeEvent } from './move-version.ts'
import { packageOfApp } from './package-of-version.ts'
import { appVersions, type TestInfo } from './tables.ts'
import { liveVersions, lockVersion, relate, type RelatedVersion, type VersionRow } from './version-rows.ts'

type Changes = ParsedOf<(typeof calls)['versions.app-version.update']>
type PhasedPlan = NonNullable<Changes['phasedRelease']>

/** Creates a draft for an app without one, from the texts and images of the live version. */
export async function createDraft(
  context: Context,
  input: ParsedOf<(typeof calls)['versions.app-version.create']>,
): Promise<RelatedVersion> {
  const { db, teamId, userId } = context
  const now = context.now()
  // Two pages may ask at once, and an app without versions has none to lock.
  const app = await lockApp(db, input.appId)
  await requireRoom(context, app.appId, input.releaseType)
  const [last] = await db
    .select()
    .from(appVersions)
    .where(eq(appVersions.appId, app.appId))
    .orderBy(desc(appVersions.createTime))
    .limit(1)
  const source = (await liveVersions(db, app.appId)).whole ?? last
  const [row] = await db
    .insert(appVersions)
    .values({
      teamId,
      versionId: newId(),
      appId: app.appId,
      releaseType: input.releaseType,
      releaseState: 7,
      ...(input.packageId ? await packageColumns(db, app.appId, input.packageId) : {}),
      privacyPolicy: source?.privacyPolicy ?? '',
      permissionReasons: source?.permissionReasons ?? [],
      encryption: source?.encryption ?? null,
      testInfo: input.releaseType === releaseTypes.test ? await samePlan(db, app.appId, now, input.testOf) : null,
      publishCountry: source?.publishCountry ?? [],
      materials: source?.materials ?? noMaterials,
      createTime: now,
      updateTime: now,
    })
    .returning()
  const draft = row as VersionRow
  if (source) await copyLanguages(db, source.versionId, draft)
  const languages = await languagesOf(db, draft.versionId)
  if (!languages.some(({ lang }) => lang === app.defaultLang))
    await saveLanguages(db, draft, [{ lang: app.defaultLang, appName: app.appName }])
  await writeEvent(db, draft, { action: 'create', who: 'developer', userId, fromState: null, toState: 7 }, now)
  await refreshApp(db, app.appId, now)
  return (await relate(db, [draft]))[0] as RelatedVersion
}

/** The plan of a test, or of the app's last one, from now on: a new build usually goes to the same testers. */
async function samePlan(db: Queries, appId: string, now: number, testOf?: string): Promise<TestInfo | null> {
  const [last] = await db
    .select({ testInfo: appVersions.testInfo })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        eq(appVersions.releaseType, releaseTypes.test),
        isNotNull(appVersions.testInfo),
        testOf === undefined ? undefined : eq(appVersions.versionId, testOf),
      ),
    )
    .orderBy(desc(appVersions.createTime), desc(appVersions.versionId))
    .limit(1)
  if (testOf !== undefined && !last)
    throw refuse('not-found', `The app has no test version '${testOf}' whose testers a new build could get`)
  const plan = last?.testInfo
  return plan ? { ...plan, startTime: now, endTime: now + plan.endTime - plan.startTime, shareLink: null } : null
}

/** Only one version is in progress at a time, and none during a phased release; tests have their own limit. */
async function requireRoom(
  { db, services, zone }: Pick<Context, 'db' | 'services' | 'zone'>,
  appId: string,
  releaseType: ReleaseType,
): Promise<void> {
  const isTest = kindOf(releaseType) === 'test'
  if (isTest && services.betaUpdateZones?.includes(zone) === false)
    throw refuse('conflict', `There are no test versions in the zone ${zone}`)
  const open = await db.$count(
    appVersions,
    and(
      eq(appVersions.appId, appId),
      isTest ? eq(appVersions.releaseType, releaseTypes.test) : ne(appVersions.releaseType, releaseTypes.test),
      inArray(appVersions.releaseState, [...editableStates, ...pendingStates, ...(isTest ? [0] : [])]),
    ),
  )
  if (isTest && open >= versionLimits.openTestVersions)
    throw refuse('limit-reached', `An app has at most ${versionLimits.openTestVersions} test versions at a time`)
  if (isTest) return
  if (open > 0) throw refuse('version-state', 'The app already has a version in progress. Finish or delete it first.')
  if ((await liveVersions(db, appId)).phased)
    throw refuse(
      'version-state',
      'A version of the app is in a phased release. End it before you create another version.',
    )
}

/** Changes only the given fields of a draft. */
export async function updateDraft(context: Context, input: Changes): Promise<RelatedVersion> {
  const { db, services } = context
  const now = context.now()
  const { appId, versionId, languages, materials, packageId, phasedRelease, testInfo, ...plain } = input
  const version = await lockVersion(db, appId, versionId)
  if (kindOf(version.releaseType) === 'test' && input.releaseType)
    throw refuse('bad-parameter', 'A test version can’t become a store version', [
      issue('releaseType', 'exactly', { value: 6 }),
    ])
  requireTimes(input, now)
  if (materials) {
    const named = imagesOf(materials, (_, index) => `materials.media.${index}`)
    await takeImages(db, services.objects, appId, named)
  }
  const columns: Partial<VersionRow> = {
    ...(packageId === undefined
      ? {}
      : packageId === null
        ? { packageId, versionNumber: null, versionCode: null }
        : await packageColumns(db, appId, packageId)),
    ...(materials ? { materials: { ...version.materials, ...materials } } : {}),
    ...(phasedRelease === undefined ? {} : { phasedRelease: phasedRelease && planned(phasedRelease) }),
    ...(testInfo ? { testInfo: plannedTest(version, testInfo) } : {}),
  }
  const releaseType = plain.releaseType ?? version.releaseType
  if (releaseType === releaseTypes.wholeNetwork) columns.phasedRelease = null
  const moved = await moveVersion(
    db,
    version,
    { action: 'edit', userId: context.userId, set: { ...plain, ...columns } },
    now,
  )
  if (languages) await saveLanguages(db, moved, languages)
  if (materials?.media) await requireLanguages(db, versionId, materials.media)
  const before = imagesOf(version.materials).map((image) => image.objectId)
  if (materials) await setImagesAside(context, appId, before)
  return moved
}

/** Pictures are of languages that the version has texts in. */
async function requireLanguages(db: Queries, versionId: string, media: readonly MediaSet[]): Promise<void> {
  const known = (await languagesOf(db, versionId)).map(({ lang }) => lang)
  const issues = media.flatMap(({ lang }, index) =>
    lang === null || known.includes(lang)
      ? []
      : [issue(`materials.media.${index}.lang`, 'one-of', { names: known.join(', ') })],
  )
  if (issues.length > 0) throw refuse('bad-parameter', 'Pictures need a language that the version has', issues)
}

/** Deletes a version that is neither submitted nor live. */
export async function deleteDraft(context: Context, appId: string, versionId: string): Promise<void> {
  const version = await lockVersion(context.db, appId, versionId)
  requireAction('delete', version, context.now())
  await context.db.delete(appVersions).where(eq(appVersions.versionId, versionId))
  await dropImages(
    context,
    appId,
    imagesOf(version.materials).map((image) => image.objectId),
  )
  await refreshApp(context.db, appId, context.now())
}

async function packageColumns(
  db: Queries,
  appId: string,
  packageId: string,
): Promise<Pick<VersionRow, 'packageId' | 'versionNumber' | 'versionCode'>> {
  const found = await packageOfApp(db, appId, packageId)
  if (!found)
    throw refuse('bad-parameter', `The app has no package '${packageId}'`, [issue('packageId', 'package-of-this-app')])
  return { packageId, versionNumber: found.versionNumber, versionCode: found.versionCode }
}

function planned(plan: PhasedPlan): PhasedRelease {
  return { ...plan, state: 'DRAFT', halts: 0, suspendTime: null }
}

/** Stores the test type: chosen with the release, by invitation until then. */
export function plannedTest(
  { testInfo }: Pick<VersionRow, 'testInfo'>,
  plan: NonNullable<Changes['testInfo']>,
): TestInfo {
  return { testType: testInfo?.testType ?? 3, shareLink: null, ...plan }
}

/** Rejects implausible times. */
export function requireTimes(
  { releaseTime, phasedRelease, testInfo }: Pick<Changes, 'releaseTime' | 'phasedRelease' | 'testInfo'>,
  now: number,
): void {
  if (typeof releaseTime === 'number') requireSchedule(releaseTime, now)
  if (phasedRelease) requireWindow('phasedRelease.endTime', phasedRelease, longestPhasedRelease, now)
  if (testInfo) requireWindow('testInfo.endTime', testInfo, longestTest, now)
}

/** Rejects a release time in the past or more than a year ahead. */
export function requireSchedule(releaseTime: number, now: number): void {
  requireFuture('releaseTime', releaseTime, now)
  if (releaseTime > now + furthestSchedule)
    throw refuse('bad-parameter', 'The release time is too far in the future', [issue('releaseTime', 'within-year')])
}

/** @param field of the end, which is refused */
export function requireWindow(
  field: string,
  { startTime, endTime }: { startTime: number; endTime: number },
  longest: number,
  now: number,
): void {
  const wrong =
    endTime <= now
      ? issue(field, 'in-the-past')
      : endTime <= startTime
        ? issue(field, 'after-start')
        : endTime - startTime > longest
          ? issue(field, 'days-after-start', { days: longest / 86_400_000 })
          : undefined
  if (wrong) throw refuse('bad-parameter', `The end ${wrong.message}`, [wrong])
}
