import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { processStages, type ProcessStage } from '@console-widgets/app-packages/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { isStored } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { EventContext } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { setPackageName } from '@console-widgets/platform/tenancy/app-rows'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { packageResult } from './notices.ts'
import { findContradiction, warningsOf } from './consistency.ts'
import type { PackageRow } from './package-rows.ts'
import { type PackageFacts, parsePackage, type ParseResult } from '@console-widgets/package-parser'
import type {} from './package-events.ts'
import { appPackages } from './tables.ts'

/** Type of the job that parses a package. */
export const parseKind = 'app-packages.parse'
/** Delay before parsing, in milliseconds, so that users see the state. */
export const parsingTime = 2000

/** Actor that parses packages from the object store, then checks them against their app. */
export function definePackageParser(services: PlatformParts): void {
  const { jobs, database, objects: store } = services
  jobs.define<{ pkgId: string }, ParseResult | undefined>(
    parseKind,
    async ({ pkgId }, { db, teamId, now, prepared }) => {
      const [row] = await db.select().from(appPackages).where(eq(appPackages.pkgId, pkgId)).for('update')
      if (row?.successStatus === 1 && prepared)
        await finishParsing({ db, teamId, services, now: () => now }, row, prepared)
    },
    async ({ pkgId }) => {
      const found = await database.asPlatform(async (db) => {
        const [row] = await db
          .select()
          .from(appPackages)
          .innerJoin(objects, eq(objects.objectId, appPackages.objectId))
          .where(eq(appPackages.pkgId, pkgId))
        return row
      })
      if (!found) return undefined
      const { cw_app_packages: row, cw_objects: object } = found
      const size = isStored(object) ? await store.size(object.storageKey) : undefined
      if (!isStored(object) || size === undefined)
        return { failedAt: 'structure', reason: 'damaged', message: 'The file no longer exists. Upload it again.' }
      return parsePackage(row.format, { size, read: (offset, length) => store.read(object.storageKey, offset, length) })
    },
  )
}

/** Context for saving the parser's results. */
type ParseContext = EventContext & { services: PlatformParts }

/** Saves the parser's result. A failed package leaves its app unchanged. */
export async function finishParsing(context: ParseContext, row: PackageRow, result: ParseResult): Promise<void> {
  const { db } = context
  const now = context.now()
  const [app] = await db.select().from(apps).where(eq(apps.appId, row.appId)).for('update')
  if (!app) return
  const fail = async (
    failedAt: ProcessStage,
    { reason, message }: { reason: PackageRow['failReason']; message: string },
    facts: Partial<PackageFacts> = {},
  ) => {
    await save(
      db,
      row,
      { ...facts, successStatus: 2, failReason: reason, failMessage: message, stages: stagesUpTo(row, failedAt, now) },
      now,
    )
    const { teamId, appId, pkgId, fileName } = row
    const page = { id: 'app-packages.package', values: { appId, pkgId } }
    const values = { app: app.appName, file: fileName }
    await sendNotice(db, { teamId, topic: packageResult, message: 'failed', values, appId, page }, now)
  }
  if ('failedAt' in result) return fail(result.failedAt, result)
  const facts = { ...result.facts, ...(row.format === 'exe' ? await programFacts(db, row) : {}) }
  const contradiction = await findContradiction(context, app, row, facts)
  if (contradiction) return fail('consistency', contradiction, facts)
  const { testOnly: _, ...columns } = facts
  await save(
    db,
    row,
    { ...columns, successStatus: 0, warnings: warningsOf(app, facts, now), stages: stagesUpTo(row, undefined, now) },
    now,
  )
  await setPackageName(db, app.appId, facts.packageName ?? app.packageName, now)
  const { versionName, versionCode } = facts
  await context.services.events.announce('app-packages.parsed', { pkgId: row.pkgId, versionName, versionCode }, context)
}

/** The developer names desktop programs, and their versions are counted in order. */
async function programFacts(
  db: Queries,
  { appId, versionName, label }: PackageRow,
): Promise<Pick<PackageFacts, 'versionName' | 'label' | 'versionCode'>> {
  const [newest] = await db
    .select({ versionCode: appPackages.versionCode })
    .from(appPackages)
    .where(and(eq(appPackages.appId, appId), isNotNull(appPackages.versionCode)))
    .orderBy(desc(appPackages.versionCode))
    .limit(1)
  return { versionName, label, versionCode: (newest?.versionCode ?? 0) + 1 }
}

async function save(db: Queries, row: PackageRow, change: Partial<PackageRow>, now: number): Promise<void> {
  await db
    .update(appPackages)
    .set({ ...change, endTime: now, updateTime: now })
    .where(eq(appPackages.pkgId, row.pkgId))
}

/** Completed steps of the parser: those before the failed one, or all. */
function stagesUpTo({ stages }: PackageRow, failedAt: ProcessStage | undefined, time: number): PackageRow['stages'] {
  const done = failedAt ? processStages.slice(1, processStages.indexOf(failedAt)) : processStages.slice(1)
  return [...stages.filter(({ stage }) => stage === 'received'), ...done.map((stage) => ({ stage, time }))]
}
