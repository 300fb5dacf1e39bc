import { isInPhasedRelease, storeStates, type PhasedRelease } from '@console-widgets/versions/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { moveVersion, requireAction } from './move-version.ts'
import { recordPhasedChange } from './phased-history.ts'
import { findVersion, lockVersion, type RelatedVersion } from './version-rows.ts'

/**
 * Rolls back a live version. The base of a phased version is still live, so ending the phased release is enough;
 * otherwise a version from the history is restored.
 */
export async function rollBack(
  { db, userId, ...context }: Context,
  appId: string,
  versionId: string,
  targetVersionId: string | undefined,
  reason: string,
): Promise<RelatedVersion> {
  const now = context.now()
  const version = await lockVersion(db, appId, versionId)
  requireAction('rollback', version, now)
  const target = await findVersion(
    db,
    appId,
    targetVersionId ?? (version.previousVersion as { versionId: string }).versionId,
  )
  const wasPhased = isInPhasedRelease(version)
  const isRight = wasPhased
    ? target.versionId === version.previousVersion?.versionId
    : target.releaseState === storeStates.history && target.createTime < version.createTime
  if (!isRight)
    throw refuse('bad-parameter', 'This version can’t be rolled back to', [issue('targetVersionId', 'live-before')])
  const phasedRelease: PhasedRelease | null = wasPhased
    ? { ...(version.phasedRelease as PhasedRelease), state: 'CANCEL', suspendTime: null }
    : null
  const moved = await moveVersion(
    db,
    version,
    { action: 'rollback', to: 14, userId, why: reason || undefined, set: { offShelfTime: now, phasedRelease } },
    now,
  )
  if (wasPhased) await recordPhasedChange(db, moved, { action: 'rollback', userId, why: reason || undefined }, now)
  else
    await moveVersion(
      db,
      target,
      { action: 'restore', to: 0, why: reason || undefined, set: { offShelfTime: null } },
      now,
    )
  return moved
}
