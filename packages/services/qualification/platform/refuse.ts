import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'qualification-state': [409, 204144800],
  'document-unreadable': [400, 204144801],
  'document-open': [409, 204144802],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
