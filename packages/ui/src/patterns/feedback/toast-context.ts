import { createContext, type ReactNode } from 'react'
import { useProvided } from '../../embedding/use-provided.ts'
import type { Tone } from '../../parts/status.tsx'

/** A short message that disappears on its own. */
export interface Toast {
  tone?: Tone
  title: string
  body?: ReactNode
  /** An action, such as undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds until the toast disappears. Default 6,000; a danger stays until it is closed. */
  duration?: number
}

/** Shows toasts. */
export interface Toasts {
  /** Shows a toast and returns a function that removes it. */
  show(toast: Toast): () => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** Shows short messages at the edge of the page. @throws Error outside of a `WidgetRoot`. */
export function useToast(): Toasts {
  return useProvided(ToastContext)
}
