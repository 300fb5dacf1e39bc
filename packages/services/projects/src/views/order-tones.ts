import type { Tone } from '@console-widgets/ui'
import type { ServiceOrder } from '../data.ts'
import type { ServiceStatus } from '../model.ts'

/** Tone of each state of an order. */
export const orderTones = {
  ordered: 'info',
  active: 'success',
  suspended: 'danger',
  cancelled: 'draft',
} satisfies Record<ServiceOrder['state'], Tone>

/** Tone of each status of a service: off, on, suspended. */
export const statusTones = { 0: 'draft', 1: 'success', 2: 'danger' } satisfies Record<ServiceStatus, Tone>
