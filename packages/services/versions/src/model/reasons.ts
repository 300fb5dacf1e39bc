import type { PhasedRelease } from './phased.ts'

/** What decides on actions beside the clock: the part of a version that its answers carry. */
export interface LifecycleFacts {
  releaseType: number
  releaseState: number
  /** When it goes live once approved; null is at once. */
  releaseTime: number | null
  /** When the review was last urged. */
  urgeTime: number | null
  phasedRelease: PhasedRelease | null
  /** The version that a rollback brings back. */
  previousVersion: { versionId: string } | null
  /** A later version that takes this one's place step by step at this moment. */
  phasedVersionId: string | null
}

/** Milliseconds between two urges of one version. */
export const urgeInterval = 24 * 3_600_000

/** Each guard holds when the action is forbidden. */
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

/** Why an action cannot be done now. Each has a sentence in every language. */
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
