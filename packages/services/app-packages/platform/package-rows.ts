import { inArray } from 'drizzle-orm'
import { failReasons } from '@console-widgets/app-packages/model'
import type { AppPackage } from '@console-widgets/app-packages/schemas'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { releaseObject } from '@console-widgets/platform/files/objects'
import type { Context } from '@console-widgets/platform/calls/handler'
import type {} from './package-events.ts'
import { appPackages } from './tables.ts'

/** A package as stored. */
export type PackageRow = typeof appPackages.$inferSelect

/** Returns a package of the team. @throws PlatformRefusal if there is none with this ID. */
export async function findPackage(db: Queries, pkgId: string): Promise<PackageRow> {
  return findRow(db, appPackages, pkgId, 'package')
}

/** Services and database for questions about live packages. */
type Asking = Pick<Context, 'db' | 'services'>

/** IDs of the live packages, those of the newest version first. */
export async function livePackageIds({ db, services }: Asking, appIds: readonly string[]): Promise<string[]> {
  if (appIds.length === 0) return []
  return (await services.events.collectAnswers('app-packages.live', { appIds }, { db })).flat()
}

/** The live package that a new one replaces; undefined before the first release. */
export async function findLivePackage(context: Asking, appId: string): Promise<PackageRow | undefined> {
  const ids = await livePackageIds(context, [appId])
  const rows =
    ids.length === 0 ? [] : await context.db.select().from(appPackages).where(inArray(appPackages.pkgId, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.pkgId) - ids.indexOf(other.pkgId))[0]
}

/** Packages in the form of a response. */
export function describePackage(
  { stages: _stages, endTime: _endTime, teamId: _teamId, ...row }: PackageRow,
  livePkgIds: readonly string[],
): AppPackage {
  return {
    ...row,
    pkgVersion: row.versionName,
    failCode: row.failReason && failReasons[row.failReason],
    live: livePkgIds.includes(row.pkgId),
  }
}

/** One package in the form of a response. */
export async function answerPackage(context: Asking, pkgId: string): Promise<{ package: AppPackage }> {
  const row = await findPackage(context.db, pkgId)
  return { package: describePackage(row, await livePackageIds(context, [row.appId])) }
}

/** Releases the files of one package. */
export async function releaseFiles(
  db: Queries,
  context: Pick<Context, 'teamId' | 'now' | 'services'>,
  { objectId, obbMain, obbPatch }: PackageRow,
): Promise<void> {
  for (const id of [objectId, obbMain?.obsObjectId, obbPatch?.obsObjectId]) if (id) await releaseObject(db, context, id)
}
