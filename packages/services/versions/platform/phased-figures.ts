import type * as v from 'valibot'
import { releaseTypes } from '@console-widgets/versions/model'
import type { phasedFigures } from '@console-widgets/versions/schemas'
import type { AnswerContext } from '@console-widgets/platform/calls/events'
import type { Context } from '@console-widgets/platform/calls/handler'
import { findVersion, type RelatedVersion } from './version-rows.ts'

/** How a phased release is doing. */
export type PhasedFigures = v.InferOutput<typeof phasedFigures>

/** A phased release, for the service that has its events. */
export interface PhasedQuestion {
  appId: string
  versionNumber: string
  /** The version that everyone else gets. */
  previousNumber: string | null
  fromTime: number
  toTime: number
}

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** How is the phased release doing? */
    'versions.phased-figures': { question: PhasedQuestion; answer: PhasedFigures }
  }
}

/** The figures of a version's phased release; null if it has none. */
export async function findPhasedFigures(
  { db, services, ...context }: Context,
  { appId, versionId }: { appId: string; versionId: string },
): Promise<{ figures: PhasedFigures | null }> {
  return {
    figures: await figuresOf(await findVersion(db, appId, versionId), { ...services.events, db }, context.now()),
  }
}

/** The figures of a version's phased release; null if it has none. */
export async function figuresOf(
  version: RelatedVersion,
  { db, collectAnswers }: AnswerContext,
  now: number,
): Promise<PhasedFigures | null> {
  const { appId, releaseType, phasedRelease, versionNumber, onShelfTime, offShelfTime } = version
  if (releaseType !== releaseTypes.phased || !phasedRelease || !versionNumber || onShelfTime === null) return null
  const [figures = null] = await collectAnswers(
    'versions.phased-figures',
    {
      appId,
      versionNumber,
      previousNumber: version.previousVersion?.versionNumber ?? null,
      fromTime: onShelfTime,
      toTime: offShelfTime ?? now,
    },
    { db },
  )
  return figures
}
