import { and, desc, eq, inArray, max, ne } from 'drizzle-orm'
import {
  editableStates,
  isInPhasedRelease,
  kindOf,
  liveStates,
  pendingStates,
  releaseTypes,
  shownStates,
  storeStates,
  type LifecycleFacts,
} from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { appVersions } from './tables.ts'

/** A version as stored. */
export type VersionRow = typeof appVersions.$inferSelect

/** A version with the fields that decide which actions it allows. */
export interface RelatedVersion extends VersionRow, Pick<LifecycleFacts, 'phasedVersionId'> {
  previousVersion: { versionId: string; versionNumber: string | null } | null
}

/** Returns a version of the app. @throws PlatformRefusal if the team has none with this ID. */
export async function findVersion(db: Queries, appId: string, versionId: string): Promise<RelatedVersion> {
  const [row] = await db
    .select()
    .from(appVersions)
    .where(and(eq(appVersions.versionId, versionId), eq(appVersions.appId, appId)))
  if (!row) throw refuse('not-found', `There is no version '${versionId}' of this app`)
  return (await relate(db, [row]))[0] as RelatedVersion
}

/** Returns the same version for a change: it locks the app's versions until the transaction ends. */
export async function lockVersion(db: Queries, appId: string, versionId: string): Promise<RelatedVersion> {
  await db
    .select({ versionId: appVersions.versionId })
    .from(appVersions)
    .where(eq(appVersions.appId, appId))
    .orderBy(appVersions.versionId)
    .for('update')
  return findVersion(db, appId, versionId)
}

/** The version that a job is about, locked; undefined if it is gone. */
export async function lockById(db: Queries, versionId: string): Promise<RelatedVersion | undefined> {
  const [row] = await db.select().from(appVersions).where(eq(appVersions.versionId, versionId))
  return row && lockVersion(db, row.appId, versionId).catch(() => undefined)
}

/** Adds to each version what follows from the app's other versions. */
export async function relate(db: Queries, rows: readonly VersionRow[]): Promise<RelatedVersion[]> {
  const appIds = [...new Set(rows.map((row) => row.appId))]
  if (appIds.length === 0) return []
  const shown = await db
    .select()
    .from(appVersions)
    .where(
      and(
        inArray(appVersions.appId, appIds),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...liveStates, storeStates.history]),
      ),
    )
  return rows.map((row) => {
    const siblings = shown.filter((other) => other.appId === row.appId && other.versionId !== row.versionId)
    return { ...row, previousVersion: previousOf(row, siblings), phasedVersionId: phasedOver(row, siblings) }
  })
}

/**
 * Highest version code of the app's versions that were live, also of those that were rolled back; null without any.
 *
 * @param except version that doesn't count
 */
export async function highestCode(db: Queries, appId: string, except?: string): Promise<number | null> {
  const [highest] = await db
    .select({ code: max(appVersions.versionCode) })
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        except === undefined ? undefined : ne(appVersions.versionId, except),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...shownStates]),
      ),
    )
  return highest?.code ?? null
}

/** The live version, and the one in phased release that is replacing it. */
export async function liveVersions(
  db: Queries,
  appId: string,
): Promise<{ whole: VersionRow | undefined; phased: VersionRow | undefined }> {
  const rows = await db
    .select()
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...liveStates]),
      ),
    )
    .orderBy(desc(appVersions.onShelfTime))
  return { whole: rows.find((row) => !isInPhasedRelease(row)), phased: rows.find(isInPhasedRelease) }
}

/** The store version that is in progress or in review; an app has at most one. */
export async function openVersion(db: Queries, appId: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        ne(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...editableStates, ...pendingStates]),
      ),
    )
    .orderBy(desc(appVersions.createTime))
    .limit(1)
  return row
}

/**
 * Target of a rollback: for a phased version its base version, for others the version created earlier that was live
 * most recently. Versions that were rolled back during their phased release don't qualify.
 */
function previousOf(row: VersionRow, siblings: readonly VersionRow[]): RelatedVersion['previousVersion'] {
  if (kindOf(row.releaseType) === 'test' || !liveStates.includes(row.releaseState)) return null
  const candidates = isInPhasedRelease(row)
    ? siblings.filter((other) => liveStates.includes(other.releaseState))
    : siblings
        .filter(
          (other) =>
            other.releaseState === storeStates.history &&
            other.createTime < row.createTime &&
            other.phasedRelease === null,
        )
        .toSorted((a, b) => (b.offShelfTime ?? 0) - (a.offShelfTime ?? 0))
  const previous = candidates[0]
  return previous ? { versionId: previous.versionId, versionNumber: previous.versionNumber } : null
}

function phasedOver(row: VersionRow, siblings: readonly VersionRow[]): string | null {
  if (kindOf(row.releaseType) === 'test' || !liveStates.includes(row.releaseState) || isInPhasedRelease(row))
    return null
  return siblings.find(isInPhasedRelease)?.versionId ?? null
}
