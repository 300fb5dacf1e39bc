import type { VersionAction } from '@console-widgets/versions/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { phasedReleaseHistory } from './tables.ts'
import type { VersionRow } from './version-rows.ts'

/** Records a change of a phased release. */
export async function recordPhasedChange(
  db: Queries,
  { teamId, versionId, appId, phasedRelease }: VersionRow,
  change: { action: VersionAction; userId?: string; why?: string | undefined },
  now: number,
): Promise<void> {
  if (!phasedRelease) return
  const { state, percent } = phasedRelease
  const { action, userId, why } = change
  await db.insert(phasedReleaseHistory).values({
    teamId,
    versionId,
    appId,
    changeId: newId(),
    action,
    state,
    percent,
    userId,
    why,
    time: now,
  })
}
