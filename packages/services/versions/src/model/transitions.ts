import type { Guard, Reason } from './reasons.ts'
import type { VersionKind, VersionState } from './states.ts'

/** Actions of a developer. */
export const developerActions = [
  'edit',
  'delete',
  'submit',
  'testRelease',
  'openTest',
  'cancel',
  'publishNow',
  'reschedule',
  'urge',
  'shelfOff',
  'cancelShelfOff',
  'rollback',
  'phasedPause',
  'phasedResume',
  'phasedRaise',
  'phasedFull',
] as const
/** Actions that submit a version for review. */
export const submitActions = ['submit', 'testRelease', 'openTest'] as const satisfies readonly DeveloperAction[]
/** Actions of the reviewer. */
export const reviewerActions = [
  'passPreReview',
  'failPreReview',
  'approve',
  'reject',
  'approveRemoval',
  'rejectRemoval',
] as const
/** Automatic changes. */
export const platformActions = [
  'publish',
  'replace',
  'restore',
  'restrict',
  'lift',
  'endTest',
  'phasedEnd',
  'phasedHalt',
  'phasedResumeByTime',
] as const

export type DeveloperAction = (typeof developerActions)[number]
export type ReviewerAction = (typeof reviewerActions)[number]
export type PlatformAction = (typeof platformActions)[number]
/** Creation is an event, but not a transition: there is no state before it. */
export type VersionAction = (typeof versionActions)[number]
export const versionActions = ['create', ...developerActions, ...reviewerActions, ...platformActions] as const
export const actors = ['developer', 'reviewer', 'platform'] as const
export type Actor = (typeof actors)[number]

/** One transition of the state machine, or several of the same kind. */
export interface Transition {
  action: VersionAction
  who: Actor
  kind: VersionKind
  from: readonly VersionState[]
  /** Possible resulting states; `same` keeps the state, `gone` deletes the version. */
  to: readonly VersionState[] | 'same' | 'gone'
  /** Reason why it isn't possible in other states. */
  otherwise: Reason
  /** Conditions that prevent it, besides the state. */
  guards?: readonly Guard[]
}

const editable = [7, 1, 8, 11, 13] as const
const editableTest = [7, 1, 11, 13] as const

/**
 * Life cycle of a version. The platform rejects all other transitions, and the views offer these: both use `canDo`.
 * Pre-review (12) is skipped on a platform without one, so a submission can also end in review.
 */
export const transitions: readonly Transition[] = [
  { action: 'edit', who: 'developer', kind: 'store', from: editable, to: 'same', otherwise: 'not-editable' },
  { action: 'delete', who: 'developer', kind: 'store', from: editable, to: 'gone', otherwise: 'not-deletable' },
  { action: 'submit', who: 'developer', kind: 'store', from: editable, to: [12, 4, 5], otherwise: 'already-submitted' },
  { action: 'cancel', who: 'developer', kind: 'store', from: [4, 5, 12, 3], to: [11], otherwise: 'not-submitted' },
  { action: 'publishNow', who: 'developer', kind: 'store', from: [3], to: [0], otherwise: 'no-schedule' },
  {
    action: 'publishNow',
    who: 'developer',
    kind: 'store',
    from: [4, 5, 12],
    to: 'same',
    otherwise: 'no-schedule',
    guards: ['no-schedule'],
  },
  { action: 'reschedule', who: 'developer', kind: 'store', from: [3], to: 'same', otherwise: 'no-schedule' },
  {
    action: 'urge',
    who: 'developer',
    kind: 'store',
    // Not during the pre-review: no reviewer has the version yet, and the machine can't be hurried.
    from: [4, 5, 6],
    to: 'same',
    otherwise: 'not-in-review',
    guards: ['urged-recently'],
  },
  {
    action: 'shelfOff',
    who: 'developer',
    kind: 'store',
    from: [0, 9],
    to: [6],
    otherwise: 'not-live',
    guards: ['is-phased', 'phased-in-progress'],
  },
  { action: 'cancelShelfOff', who: 'developer', kind: 'store', from: [6], to: [0], otherwise: 'no-removal' },
  {
    action: 'rollback',
    who: 'developer',
    kind: 'store',
    from: [0, 9],
    to: [14],
    otherwise: 'not-live',
    guards: ['phased-in-progress', 'no-previous'],
  },
  {
    action: 'phasedPause',
    who: 'developer',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-paused'],
  },
  {
    action: 'phasedResume',
    who: 'developer',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-running'],
  },
  {
    action: 'phasedRaise',
    who: 'developer',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-paused'],
  },
  {
    action: 'phasedFull',
    who: 'developer',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased'],
  },

  { action: 'passPreReview', who: 'reviewer', kind: 'store', from: [12], to: [4, 5], otherwise: 'not-in-review' },
  { action: 'failPreReview', who: 'reviewer', kind: 'store', from: [12], to: [13], otherwise: 'not-in-review' },
  { action: 'approve', who: 'reviewer', kind: 'store', from: [4, 5], to: [0, 3], otherwise: 'not-in-review' },
  { action: 'reject', who: 'reviewer', kind: 'store', from: [4], to: [1], otherwise: 'not-in-review' },
  { action: 'reject', who: 'reviewer', kind: 'store', from: [5], to: [8], otherwise: 'not-in-review' },
  { action: 'approveRemoval', who: 'reviewer', kind: 'store', from: [6], to: [10], otherwise: 'no-removal' },
  { action: 'rejectRemoval', who: 'reviewer', kind: 'store', from: [6], to: [9], otherwise: 'no-removal' },

  { action: 'publish', who: 'platform', kind: 'store', from: [3], to: [0], otherwise: 'no-schedule' },
  { action: 'replace', who: 'platform', kind: 'store', from: [0, 6, 9], to: [14], otherwise: 'not-live' },
  { action: 'restore', who: 'platform', kind: 'store', from: [14], to: [0], otherwise: 'not-history' },
  { action: 'restrict', who: 'platform', kind: 'store', from: [0, 6, 9], to: 'same', otherwise: 'not-live' },
  { action: 'lift', who: 'platform', kind: 'store', from: [0, 6, 9], to: 'same', otherwise: 'not-live' },
  {
    action: 'phasedEnd',
    who: 'platform',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-paused'],
  },
  {
    action: 'phasedHalt',
    who: 'platform',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-paused'],
  },
  {
    action: 'phasedResumeByTime',
    who: 'platform',
    kind: 'store',
    from: [0],
    to: 'same',
    otherwise: 'not-live',
    guards: ['not-phased', 'phase-running'],
  },

  { action: 'edit', who: 'developer', kind: 'test', from: editableTest, to: 'same', otherwise: 'not-editable' },
  {
    action: 'delete',
    who: 'developer',
    kind: 'test',
    from: [7, 1, 2, 10, 11, 13],
    to: 'gone',
    otherwise: 'not-deletable',
  },
  {
    action: 'testRelease',
    who: 'developer',
    kind: 'test',
    from: editableTest,
    to: [12, 4],
    otherwise: 'already-submitted',
  },
  {
    action: 'openTest',
    who: 'developer',
    kind: 'test',
    from: editableTest,
    to: [12, 4],
    otherwise: 'already-submitted',
  },
  { action: 'cancel', who: 'developer', kind: 'test', from: [4, 12, 3], to: [11], otherwise: 'not-submitted' },
  {
    action: 'urge',
    who: 'developer',
    kind: 'test',
    from: [4],
    to: 'same',
    otherwise: 'not-in-review',
    guards: ['urged-recently'],
  },
  { action: 'shelfOff', who: 'developer', kind: 'test', from: [0], to: [10], otherwise: 'not-testing' },

  { action: 'passPreReview', who: 'reviewer', kind: 'test', from: [12], to: [4], otherwise: 'not-in-review' },
  { action: 'failPreReview', who: 'reviewer', kind: 'test', from: [12], to: [13], otherwise: 'not-in-review' },
  { action: 'approve', who: 'reviewer', kind: 'test', from: [4], to: [0, 3], otherwise: 'not-in-review' },
  { action: 'reject', who: 'reviewer', kind: 'test', from: [4], to: [1], otherwise: 'not-in-review' },

  { action: 'publish', who: 'platform', kind: 'test', from: [3], to: [0], otherwise: 'no-schedule' },
  { action: 'endTest', who: 'platform', kind: 'test', from: [0], to: [2], otherwise: 'not-testing' },
]
