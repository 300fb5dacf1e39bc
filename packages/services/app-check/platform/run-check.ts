import { and, desc, eq, inArray } from 'drizzle-orm'
import { checkRules, type CheckRule } from '@console-widgets/app-check/model'
import {
  appPackages,
  inspectApk,
  listPhones,
  type PackageInspection,
} from '@console-widgets/app-packages/platform/rows'
import { PackageFailure, type PackageFile } from '@console-widgets/package-parser'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import type { TaskRun } from '@console-widgets/platform/tasks/task-runner'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { restrictedPermissions } from '@console-widgets/provisioning/model'
import { grantedPermissions } from '@console-widgets/provisioning/platform/rows'
import { appVersions, versionLanguages } from '@console-widgets/versions/platform/rows'
import type {} from './check-events.ts'
import { judgeAgain, type CheckRow } from './check-rows.ts'
import { checkResult } from './notices.ts'
import { runRules, type Judgment } from './rules/run-rules.ts'
import type { RuleFacts } from './rules/rule.ts'
import { appChecks, checkFindings, checkReports, type StoredReport } from './tables.ts'

/** Type of the task that checks a package. */
export const runKind = 'app-check.run'

/** Milliseconds of what devices report that a rate is of. */
const measured = 30 * 86_400_000
/** Share of the progress that reading the package takes; the rules take the rest. */
const reading = 95

/** Registers the task that runs checks. */
export function defineCheckRunner(services: PlatformParts): void {
  services.tasks.define<{ taskId: string }>(
    runKind,
    async ({ taskId }, run) => {
      const check = await begin(run, taskId)
      if (!check) return
      try {
        await perform(services, run, check)
      } catch (error) {
        if (run.signal.aborted) throw error
        const message =
          error instanceof PackageFailure ? error.message : 'The check was interrupted by a problem of the platform'
        await run.inTeam((db) => failCheck(db, check, message, run, error instanceof PackageFailure))
        if (!(error instanceof PackageFailure)) throw error
      }
    },
    { repeatable: true },
  )
}

/** Marks a check as running. @returns undefined if it was canceled or deleted before */
function begin({ inTeam }: TaskRun, taskId: string): Promise<CheckRow | undefined> {
  return inTeam(async (db) => {
    const [row] = await db
      .update(appChecks)
      .set({ status: 'running' })
      .where(and(eq(appChecks.taskId, taskId), inArray(appChecks.status, ['pending', 'running'])))
      .returning()
    return row
  })
}

async function perform(services: PlatformParts, run: TaskRun, check: CheckRow): Promise<void> {
  const file = await run.inTeam((db) => openObject(db, services, check.objectId))
  const inspection = await inspectApk(file, {
    signal: run.signal,
    progress: (done, total) => run.progress(Math.floor((done / Math.max(1, total)) * reading), 100),
  })
  await run.progress(reading, 100)
  await run.inTeam(async (db) => {
    const status = await finishCheck(db, services, check, inspection, run.now())
    if (status) await notify(db, check, status, run)
  })
  void services.jobs.wake()
}

/** The stored bytes of an object. */
export async function openObject(
  db: Queries,
  { objects: store }: Pick<PlatformParts, 'objects'>,
  objectId: string,
): Promise<PackageFile> {
  const stored = await findStoredObject(db, objectId).catch((error: unknown) => {
    if (error instanceof PlatformRefusal) return undefined
    throw error
  })
  const storageKey = stored?.storageKey ?? ''
  const size = stored && (await store.size(storageKey))
  // The package was deleted in the meantime.
  if (size === undefined) throw new PackageFailure('damaged', 'The file no longer exists. Upload it again.')
  return { size, read: (offset, length) => store.read(storageKey, offset, length) }
}

/** Judges an inspected package, and stores the report. @returns the verdict; undefined if the check was canceled */
export async function finishCheck(
  db: Queries,
  services: PlatformParts,
  check: CheckRow,
  inspection: PackageInspection,
  now: number,
): Promise<'passed' | 'failed' | undefined> {
  const devices = await devicesOf(db, check.pkgId)
  const live = await livePackage(db, services, check)
  const granted = await grantedPermissions(db, now)
  const facts: RuleFacts = {
    inspection,
    now,
    devices,
    listingLanguages: await listingLanguages(db, check.appId),
    health: await healthOf(db, services, check, now),
    ungranted: restrictedPermissions.filter((permission) => !granted.has(permission)),
    liveSize: live?.size ?? null,
  }
  const { found, notJudged, more }: Judgment = runRules(facts, check.categories)
  const { taskId, appId, teamId } = check
  const [current] = await db
    .update(appChecks)
    .set({ status: 'passed', endTime: now })
    .where(and(eq(appChecks.taskId, taskId), eq(appChecks.status, 'running')))
    .returning()
  // It was canceled in the meantime.
  if (!current) return undefined
  const report: StoredReport = { inspection, devices, live, notJudged, more, health: facts.health }
  await db.insert(checkReports).values({ teamId, taskId, appId, report })
  await addFindings(db, check, found)
  await judgeAgain(db, [taskId])
  await services.events.announce('app-check.completed', { pkgId: check.pkgId }, { db, teamId, now: () => now })
  const [{ status } = current] = await db.select().from(appChecks).where(eq(appChecks.taskId, taskId))
  return status === 'failed' ? 'failed' : 'passed'
}

async function addFindings(db: Queries, { taskId, appId, teamId }: CheckRow, found: Judgment['found']): Promise<void> {
  if (found.length === 0) return
  await db.insert(checkFindings).values(
    found.map(({ rule, rank, key, evidence }, position) => ({
      teamId,
      findingId: newId(),
      taskId,
      appId,
      rule,
      category: checkRules[rule],
      rank,
      findingKey: key,
      position,
      evidence,
    })),
  )
}

/** Ends a check that couldn't be completed. What is wrong with the package is a finding. */
async function failCheck(
  db: Queries,
  check: CheckRow,
  message: string,
  run: TaskRun,
  isOfPackage: boolean,
): Promise<void> {
  const { taskId } = check
  const [row] = await db
    .update(appChecks)
    .set({ status: 'error', message, endTime: run.now() })
    .where(and(eq(appChecks.taskId, taskId), eq(appChecks.status, 'running')))
    .returning()
  if (!row) return
  if (isOfPackage) {
    const rule: CheckRule = 'package-unreadable'
    await addFindings(db, check, [{ rule, rank: 'block', key: message, evidence: { file: '', value: message } }])
  }
  await notify(db, check, 'error', run)
}

async function notify(
  db: Queries,
  { teamId, appId, taskId, fileName }: CheckRow,
  message: 'passed' | 'failed' | 'error',
  { userId, now }: TaskRun,
): Promise<void> {
  const [app] = await db.select({ name: apps.appName }).from(apps).where(eq(apps.appId, appId))
  const page = { id: 'app-check.report', values: { appId, checkId: taskId } }
  const values = { app: app?.name ?? '', file: fileName }
  await sendNotice(db, { teamId, topic: checkResult, message, values, appId, page, to: [userId] }, now())
}

async function devicesOf(db: Queries, pkgId: string): Promise<StoredReport['devices']> {
  const [row] = await db.select().from(appPackages).where(eq(appPackages.pkgId, pkgId))
  // Without its facts, nothing can be said about devices.
  if (!row || row.minSdk === null) return []
  return listPhones(row).phones.map(({ model, brand, name, systemVersion, deviceType, obstacles }) => ({
    model,
    name: `${brand} ${name}`,
    systemVersion,
    deviceType,
    obstacles: obstacles.map(({ obstacle, detail }) =>
      obstacle === 'feature-missing' ? `${obstacle} ${detail}` : obstacle,
    ),
  }))
}

/** The package that users have, if it is another one. */
async function livePackage(
  db: Queries,
  { events }: PlatformParts,
  { appId, pkgId }: CheckRow,
): Promise<StoredReport['live']> {
  const [liveId] = (await events.collectAnswers('app-packages.live', { appIds: [appId] }, { db })).flat()
  if (liveId === undefined || liveId === pkgId) return null
  const [row] = await db.select().from(appPackages).where(eq(appPackages.pkgId, liveId))
  if (!row) return null
  const kinds: Record<string, number> = {}
  for (const { kind, packed } of row.contents) {
    const shown = kind === 'signature' ? 'other' : kind
    kinds[shown] = (kinds[shown] ?? 0) + packed
  }
  return { versionName: row.versionName, size: row.size, kinds }
}

/** Languages of the newest version's listing, besides the default one. */
async function listingLanguages(db: Queries, appId: string): Promise<string[]> {
  const [newest] = await db
    .select({ versionId: appVersions.versionId, defaultLang: apps.defaultLang })
    .from(appVersions)
    .innerJoin(apps, eq(apps.appId, appVersions.appId))
    .where(eq(appVersions.appId, appId))
    .orderBy(desc(appVersions.createTime))
    .limit(1)
  if (!newest) return []
  const rows = await db
    .select({ lang: versionLanguages.lang })
    .from(versionLanguages)
    .where(eq(versionLanguages.versionId, newest.versionId))
  const languageOf = (lang: string) => lang.split('-', 1)[0] as string
  const others = rows.map(({ lang }) => languageOf(lang)).filter((lang) => lang !== languageOf(newest.defaultLang))
  return [...new Set(others)].toSorted()
}

/** What devices with this version reported. */
async function healthOf(
  db: Queries,
  { events }: PlatformParts,
  { appId, versionName }: CheckRow,
  now: number,
): Promise<RuleFacts['health']> {
  if (versionName === null) return null
  const [figures] = await events.collectAnswers(
    'versions.phased-figures',
    { appId, versionNumber: versionName, previousNumber: null, fromTime: now - measured, toTime: now },
    { db },
  )
  if (!figures) return null
  const { users, crashShare, freezeShare } = figures.version
  return { devices: users ?? 0, crashShare: crashShare ?? null, freezeShare: freezeShare ?? null }
}
