import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { failReasons } from '@console-widgets/app-packages/model'
import type { AppPackage } from '@console-widgets/app-packages/schemas'
import { liveStates, releaseTypes } from '@console-widgets/versions/model'
import type { Queries } from '../../database/connection.ts'
import { releaseObject } from '../../files/objects.ts'
import type { Context } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { appVersions } from '../versions/tables.ts'
import { appPackages } from './tables.ts'

/** A package as it is kept. */
export type PackageRow = typeof appPackages.$inferSelect

/** A package of the team. @throws PlatformRefusal when there is none of this id. */
export async function findPackage(db: Queries, pkgId: string): Promise<PackageRow> {
  const [row] = await db.select().from(appPackages).where(eq(appPackages.pkgId, pkgId))
  if (!row) throw refuse('not-found', `There is no package '${pkgId}' in this team`)
  return row
}

/** Ids of the packages that people of the store have now, those of the newest version first. */
export async function livePackageIds(db: Queries, appIds: readonly string[]): Promise<string[]> {
  if (appIds.length === 0) return []
  const rows = await db
    .select({ packageId: appVersions.packageId })
    .from(appVersions)
    .where(
      and(
        inArray(appVersions.appId, [...appIds]),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...liveStates]),
      ),
    )
    .orderBy(desc(appVersions.onShelfTime))
  return rows.flatMap(({ packageId }) => packageId ?? [])
}

/** The package that a new one of the app replaces for people; undefined before the first release. */
export async function findLivePackage(db: Queries, appId: string): Promise<PackageRow | undefined> {
  const ids = await livePackageIds(db, [appId])
  const rows = ids.length === 0 ? [] : await db.select().from(appPackages).where(inArray(appPackages.pkgId, ids))
  return rows.toSorted((one, other) => ids.indexOf(one.pkgId) - ids.indexOf(other.pkgId))[0]
}

/** A package as it is answered. */
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

/** A package as it is answered, alone. */
export async function answerPackage(db: Queries, pkgId: string): Promise<{ package: AppPackage }> {
  const row = await findPackage(db, pkgId)
  return { package: describePackage(row, await livePackageIds(db, [row.appId])) }
}

/** Lets go of the files of one package. */
export async function releaseFiles(
  db: Queries,
  context: Pick<Context, 'teamId' | 'now' | 'services'>,
  { objectId, obbMain, obbPatch }: PackageRow,
): Promise<void> {
  for (const id of [objectId, obbMain?.obsObjectId, obbPatch?.obsObjectId]) if (id) await releaseObject(db, context, id)
}
