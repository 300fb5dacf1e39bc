import { and, desc, eq, inArray } from 'drizzle-orm'
import { editableStates, pendingStates, releaseTypes, type ReleaseType } from '@console-widgets/versions/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { createDraft } from '../drafts.ts'
import { refuse } from '../refuse.ts'
import { appVersions } from '../tables.ts'
import { findVersion, liveVersions, openVersion, type VersionRow } from '../version-rows.ts'

/** The app of a request, and the version if it names one. */
export interface Chosen {
  appId: string
  versionId?: string | undefined
}

/** The named version, else the one in progress, else the live one. */
export async function shownVersion(db: Queries, { appId, versionId }: Chosen): Promise<VersionRow | undefined> {
  await findApp(db, appId)
  if (versionId !== undefined) return findVersion(db, appId, versionId)
  const { whole, phased } = await liveVersions(db, appId)
  return (await openVersion(db, appId)) ?? phased ?? whole
}

/** The named version, else the one in progress. This interface can't create one, so a change begins it. */
export async function changedDraft(
  context: Context,
  { appId, versionId }: Chosen,
  releaseType: ReleaseType = releaseTypes.wholeNetwork,
): Promise<string> {
  if (versionId !== undefined) return versionId
  const open =
    releaseType === releaseTypes.test
      ? await newestTest(context.db, appId, editableStates)
      : await openVersion(context.db, appId)
  return (open ?? (await createDraft(context, { appId, releaseType }))).versionId
}

/** The named version, else the first that the app has of the given ones. */
export async function requireVersion(
  db: Queries,
  { appId, versionId }: Chosen,
  ...candidates: readonly ('open' | 'phased' | 'whole')[]
): Promise<string> {
  if (versionId !== undefined) return versionId
  await findApp(db, appId)
  const known = { open: await openVersion(db, appId), ...(await liveVersions(db, appId)) }
  const found = candidates.map((candidate) => known[candidate]).find((version) => version !== undefined)
  if (!found) throw refuse('version-state', 'The app has no version in the required state')
  return found.versionId
}

/** The newest test version of an app in one of the states. */
export async function newestTest(
  db: Queries,
  appId: string,
  states: readonly number[] = [...editableStates, ...pendingStates, 0],
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(appVersions)
    .where(
      and(
        eq(appVersions.appId, appId),
        eq(appVersions.releaseType, releaseTypes.test),
        inArray(appVersions.releaseState, [...states]),
      ),
    )
    .orderBy(desc(appVersions.createTime))
    .limit(1)
  return row
}
