import type { Tone } from '@console-widgets/ui'
import type { ServiceOrder } from '../data.ts'

/** Tone of each state of an order. */
export const orderTones = {
  ordered: 'info',
  active: 'success',
  suspended: 'danger',
  cancelled: 'draft',
} satisfies Record<ServiceOrder['state'], Tone>
