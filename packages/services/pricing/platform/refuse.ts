import { refusingFor, type Reasons } from '@console-widgets/platform/refusals/refusal'

/** Refusal reasons of this service only. */
export const reasons = {
  'prices-changed': [409, 204144810],
  'price-not-on-ladder': [422, 204144811],
  'no-base-price': [409, 204144812],
  'change-pending': [409, 204144813],
  'change-started': [409, 204144814],
  'product-number-taken': [409, 204144815],
  'promotion-not-below': [409, 204144816],
  'promotion-overlaps': [409, 204144817],
  'promotion-started': [409, 204144818],
  'year-dearer': [409, 204144819],
  'proposal-closed': [409, 204144820],
} as const satisfies Reasons

export const refuse = refusingFor(reasons)
