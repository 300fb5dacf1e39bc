import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'qualification-state': [409, 204144800],
  'document-unreadable': [400, 204144801],
  'document-open': [409, 204144802],
  'document-type': [400, 204144803],
  'document-encrypted': [400, 204144804],
  'document-script': [400, 204144805],
  'document-empty': [400, 204144806],
  'document-damaged': [400, 204144807],
  'document-small': [400, 204144808],
  'document-large': [400, 204144809],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
