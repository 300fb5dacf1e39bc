import { createContext, type ReactNode, useContext } from 'react'
import type { Tone } from '../../parts/status.tsx'

/** A short message that goes by itself. */
export interface Toast {
  tone?: Tone
  title: string
  body?: ReactNode
  /** One thing to do about it, such as undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds until it goes; default 6,000, and never for a danger, which stays until it is closed. */
  duration?: number
}

/** Shows toasts. */
export interface Toasts {
  /** Shows a toast; returns what takes it away. */
  show(toast: Toast): () => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** Shows short messages at the edge of the page. @throws Error outside of a `WidgetRoot`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('Components of console-widgets need a <WidgetRoot> around them')
  return toasts
}
