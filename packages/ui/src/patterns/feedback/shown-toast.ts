import type { Toast } from './toast-context.ts'

/** A toast on the screen. */
export interface ShownToast extends Toast {
  id: number
}
