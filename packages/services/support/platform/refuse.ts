import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'chat-unsigned': [409, 204144950],
  'chat-closed': [409, 204144951],
  'chat-too-fast': [429, 204144952],
  'voucher-used': [409, 204144953],
  'voucher-expired': [409, 204144954],
  'chat-without-app': [409, 204144955],
  'feedback-answered': [409, 204144956],
  'privacy-version': [409, 204144957],
  'chat-other-side': [403, 204144958],
  'already-rated': [409, 204144959],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
