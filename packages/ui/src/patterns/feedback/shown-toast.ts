import type { Toast } from './toast-context.ts'

/** A visible toast. */
export interface ShownToast extends Toast {
  id: number
}
