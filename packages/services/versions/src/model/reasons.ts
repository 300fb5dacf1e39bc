import type { PhasedRelease } from './phased.ts'

/** Fields of a version that, together with the clock, decide which actions it allows. */
export interface LifecycleFacts {
  releaseType: number
  releaseState: number
  /** Go-live time once approved; null means immediately. */
  releaseTime: number | null
  /** Time of the last request for expedited review. */
  urgeTime: number | null
  phasedRelease: PhasedRelease | null
  /** The version that a rollback restores. */
  previousVersion: { versionId: string } | null
  /** A later version in phased release that is replacing this one. */
  phasedVersionId: string | null
}

/** Milliseconds between two requests to expedite a version's review. */
export const urgeInterval = 24 * 3_600_000

/** Each guard returns whether the action is forbidden. */
export const guards = {
  'urged-recently': ({ urgeTime }: LifecycleFacts, now: number) => urgeTime !== null && now - urgeTime < urgeInterval,
  'no-schedule': ({ releaseTime }: LifecycleFacts) => releaseTime === null,
  'no-previous': ({ previousVersion }: LifecycleFacts) => previousVersion === null,
  'is-phased': ({ phasedRelease }: LifecycleFacts) => phasedRelease !== null,
  'not-phased': ({ phasedRelease }: LifecycleFacts) => phasedRelease === null,
  'phased-in-progress': ({ phasedVersionId }: LifecycleFacts) => phasedVersionId !== null,
  'phase-paused': ({ phasedRelease }: LifecycleFacts) => phasedRelease?.state === 'SUSPEND',
  'phase-running': ({ phasedRelease }: LifecycleFacts) => phasedRelease?.state === 'RELEASE',
} as const
export type Guard = keyof typeof guards

/** Reasons why an action isn't possible now. Each has a message in every language. */
export const reasons = [
  'not-editable',
  'not-deletable',
  'already-submitted',
  'not-submitted',
  'not-in-review',
  'not-live',
  'not-testing',
  'not-history',
  'no-removal',
  'store-version',
  'test-version',
  'urged-recently',
  'no-schedule',
  'no-previous',
  'is-phased',
  'not-phased',
  'phased-in-progress',
  'phase-paused',
  'phase-running',
] as const
export type Reason = (typeof reasons)[number]
