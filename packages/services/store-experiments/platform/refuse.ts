import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'material-test-state': [409, 204144920],
  'material-test-running': [409, 204144921],
  'not-on-shelf': [409, 204144922],
  'audit-state': [409, 204144923],
  'page-not-passed': [409, 204144924],
  'materials-incomplete': [400, 204144925],
  'materials-same': [400, 204144926],
  'icon-window': [400, 204144927],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
