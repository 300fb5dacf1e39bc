import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type Confirm, ConfirmContext, type ConfirmRequest } from './confirm-context.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'

const ConfirmDialog = lazyPart(() => import('./loaded-confirm-dialog.tsx').then((module) => module.LoadedConfirmDialog))

/** Provides confirmations to its children. The dialog loads with the first one. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ConfirmRequest>()
  const answer = useRef<(yes: boolean) => void>(undefined)
  const confirm = useCallback<Confirm>((next) => {
    // A caller that passes texts wants to ask, even if the action destroys nothing.
    const severity = next.severity ?? next.call?.confirm ?? 'dialog'
    if (severity === 'undo' || severity === 'click') return Promise.resolve(true)
    answer.current?.(false)
    setRequest(next)
    return new Promise((resolve) => (answer.current = resolve))
  }, [])
  const settle = (yes: boolean) => {
    setRequest(undefined)
    answer.current?.(yes)
    answer.current = undefined
  }
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {request ? (
        <Opened onClose={() => settle(false)}>
          <ConfirmDialog
            {...request}
            severity={(request.severity ?? request.call?.confirm) === 'typed' ? 'typed' : 'dialog'}
            onAnswer={settle}
          />
        </Opened>
      ) : null}
    </ConfirmContext.Provider>
  )
}
