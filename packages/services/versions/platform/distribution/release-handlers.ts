import type { ParsedOf } from '@console-widgets/contract'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { parseInput } from '@console-widgets/platform/calls/parse-input'
import type { calls, distributionCalls } from '@console-widgets/versions/contract'
import { isInPhasedRelease, newerPhasedWords, olderPhasedWords, releaseTypes } from '@console-widgets/versions/model'
import type { PhasedStateWord } from '@console-widgets/versions/model'
import { updateVersionInput } from '@console-widgets/versions/schemas'
import { changed, summarize } from '../answer-version.ts'
import { updateDraft } from '../drafts.ts'
import { lifeHandlers } from '../life-handlers.ts'
import { updatePhasedRelease } from '../phased-release.ts'
import { readHandlers } from '../read-handlers.ts'
import { linesOf } from '@console-widgets/platform/refusals/issue'
import { issue } from '../issues.ts'
import { refuse } from '../refuse.ts'
import { rollBack } from '../roll-back.ts'
import { findVersion, liveVersions, openVersion } from '../version-rows.ts'
import { requireVersion } from './chosen-version.ts'

type DraftChanges = ParsedOf<(typeof calls)['versions.app-version.update']>

type ReleaseCalls = Pick<
  typeof distributionCalls,
  | 'distribution.audit.submit'
  | 'distribution.audit.cancel'
  | 'distribution.audit.urge'
  | 'distribution.phased-release.get'
  | 'distribution.phased-release.update'
  | 'distribution.phased-release-state.update'
  | 'distribution.phased-release-history.list'
  | 'distribution.rollback.submit'
  | 'distribution.shelf-off.submit'
>

/** Handlers for reviews and releases. Without a version, an act is about the one whose state it fits. */
export const releaseHandlers: Handlers<ReleaseCalls> = {
  'distribution.audit.submit': async (input, context) =>
    lifeHandlers['versions.on-shelf.submit'](
      { ...input, versionId: await requireVersion(context.db, input, 'open') },
      context,
    ),

  'distribution.audit.cancel': async (input, context) =>
    lifeHandlers['versions.on-shelf.cancel'](
      { ...input, versionId: await requireVersion(context.db, input, 'open') },
      context,
    ),

  'distribution.audit.urge': async (input, context) =>
    lifeHandlers['versions.audit.urge'](
      { ...input, versionId: await requireVersion(context.db, input, 'open', 'whole') },
      context,
    ),

  'distribution.phased-release.get': async ({ appId, versionId }, { db }) => {
    const { phased } = await liveVersions(db, appId)
    const version =
      versionId === undefined ? (phased ?? (await openVersion(db, appId))) : await findVersion(db, appId, versionId)
    return { phasedRelease: version?.phasedRelease ? ((await summarize(db, [version]))[0] ?? null) : null }
  },

  'distribution.phased-release.update': async (input, context) => {
    const { appId, releaseType, ...plan } = input
    const versionId = await requireVersion(context.db, input, 'phased', 'open')
    const version = await findVersion(context.db, appId, versionId)
    if (isInPhasedRelease(version) || releaseType === 1)
      return changed(context, await updatePhasedRelease(context, { ...input, versionId }))
    // Before it is live, it is a part of the draft, which has a plan as a whole.
    const phasedRelease = { ...version.phasedRelease, ...plan }
    const draft = { appId, versionId, releaseType: releaseTypes.phased, phasedRelease }
    return changed(context, await updateDraft(context, parseInput(updateVersionInput, draft) as DraftChanges))
  },

  'distribution.phased-release-state.update': async (input, context) => {
    requireWordOf(context.variant, input.state)
    const versionId = await requireVersion(context.db, input, 'phased')
    return changed(context, await setPhasedState(context, { ...input, versionId }))
  },

  'distribution.phased-release-history.list': readHandlers['versions.phased-release-history.get'],

  'distribution.rollback.submit': async (input, context) =>
    lifeHandlers['versions.rollback.submit'](
      { ...input, versionId: await requireVersion(context.db, input, 'phased', 'whole') },
      context,
    ),

  'distribution.shelf-off.submit': async (input, context) =>
    lifeHandlers['versions.shelf-off.submit'](
      { ...input, versionId: await requireVersion(context.db, input, 'whole') },
      context,
    ),
}

/** Each generation of the interface has words of its own. */
function requireWordOf(variant: Context['variant'], state: PhasedStateWord): void {
  const words: readonly PhasedStateWord[] = variant === 'older' ? olderPhasedWords : newerPhasedWords
  if (words.includes(state)) return
  const wrong = issue('state', 'one-of', { names: words.join(', ') })
  throw refuse('bad-parameter', linesOf([wrong]), [wrong])
}

/** What each word does to a phased release. */
function setPhasedState(
  context: Context,
  { appId, versionId, state, reason }: { appId: string; versionId: string; state: PhasedStateWord; reason: string },
) {
  switch (state) {
    case 'RELEASE':
    case 'SUSPEND':
      return updatePhasedRelease(context, { appId, versionId, state })
    case 'CANCEL':
    case 'ROLLBACK':
      return rollBack(context, appId, versionId, undefined, reason)
    case 'GRAY_TERMINATED':
      return updatePhasedRelease(context, { appId, versionId, releaseType: 1 })
  }
}
