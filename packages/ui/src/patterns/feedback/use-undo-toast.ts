import type { AnyCall } from '@console-widgets/contract'
import { type Mutation, undoTime } from '@console-widgets/data'
import { useEffect, useRef } from 'react'
import { useUiText } from '../../text/ui-text.ts'
import { useToast } from './toast-context.ts'

/**
 * Shows a toast with "Undo" as long as a change can be undone, for a mutation of the mode `undoable`.
 *
 * ```tsx
 * const { remove } = useData(appsData)
 * useUndoToast(remove, text('apps.deleted'))
 * ```
 */
export function useUndoToast<C extends AnyCall>(mutation: Mutation<C>, title: string): void {
  const toasts = useToast()
  const text = useUiText()
  const words = useRef({ title, undo: '' })
  words.current = { title, undo: text('ui.undo') }
  useEffect(() => {
    let drop: (() => void) | undefined
    const stop = mutation.subscribe(({ undo }) => {
      drop?.()
      drop = undo
        ? toasts.show({
            title: words.current.title,
            action: { label: words.current.undo, run: undo },
            duration: undoTime,
            tone: 'info',
          })
        : undefined
    })
    return () => {
      stop()
    }
  }, [mutation, toasts])
}
