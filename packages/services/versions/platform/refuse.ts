import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'version-not-editable': [409, 204144647],
  'version-state': [409, 204144651],
  'language-missing': [409, 204144650],
  'app-incomplete': [409, 204144664],
  'test-countries': [400, 204144692],
  'package-in-use': [409, 204144652],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
