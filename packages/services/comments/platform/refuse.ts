import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  /** The app isn’t one of the team, or was never released. */
  'comment-app': [404, 50010028],
  'comment-answered': [409, 204144890],
  'comment-changed': [409, 204144891],
  'comment-reported': [409, 204144892],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
