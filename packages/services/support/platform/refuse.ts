import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'chat-unsigned': [409, 204144930],
  'chat-closed': [409, 204144931],
  'chat-too-fast': [429, 204144932],
  'voucher-used': [409, 204144933],
  'voucher-expired': [409, 204144934],
  'chat-without-app': [409, 204144935],
  'feedback-answered': [409, 204144936],
  'privacy-version': [409, 204144937],
  'chat-other-side': [403, 204144938],
  'already-rated': [409, 204144939],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
