import { useLingui } from '@lingui/react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { wordsOfFailure } from '../../embedding/failure-words.ts'
import { TellUnloadedContext } from '../../parts/opened.tsx'
import type { Tone } from '../../parts/status.tsx'
import { ToastContext, type Toasts } from './toast-context.ts'
import { ToastList } from './toast-list.tsx'
import type { ShownToast } from './shown-toast.ts'

/** Maximum number of visible toasts; the oldest is removed first. */
const mostToasts = 4

/** Provides toasts to its children, and shows them. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const next = useRef(0)
  const { host } = useConsole()
  const drop = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), [])
  const api = useMemo<Toasts>(
    () => ({
      show(toast) {
        const id = (next.current += 1)
        host.post('notify', { level: levelOf(toast.tone), message: toast.title })
        setToasts((shown) => [...shown.slice(1 - mostToasts), { ...toast, id }])
        return () => drop(id)
      },
    }),
    [drop, host],
  )
  const { i18n } = useLingui()
  const told = useRef<() => void>(undefined)
  const tellUnloaded = useCallback(() => {
    told.current?.()
    return (told.current = api.show({ tone: 'danger', title: wordsOfFailure(i18n.locale).unloaded }))
  }, [api, i18n])
  return (
    <ToastContext.Provider value={api}>
      <TellUnloadedContext.Provider value={tellUnloaded}>{children}</TellUnloadedContext.Provider>
      <ToastList toasts={toasts} onDrop={drop} />
    </ToastContext.Provider>
  )
}

function levelOf(tone: Tone = 'success'): 'success' | 'warning' | 'error' | 'info' {
  if (tone === 'danger') return 'error'
  return tone === 'success' || tone === 'warning' ? tone : 'info'
}
