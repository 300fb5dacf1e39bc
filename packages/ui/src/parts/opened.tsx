import { createContext, type ReactNode, Suspense, useContext } from 'react'

/** Closes what the user has opened. It is called by the part that is opened, if its code can't be loaded. */
export const OpenedContext = createContext<(() => void) | undefined>(undefined)

/** Tells the user that something couldn't be loaded. Without it, the place of what couldn't be loaded says so. */
export const TellUnloadedContext = createContext<(() => void) | undefined>(undefined)

export interface OpenedProps {
  /** Shown while the code is loading. */
  fallback?: ReactNode
  onClose: (() => void) | undefined
  children: ReactNode
}

/**
 * What the user has opened, such as a menu or a dialog, while its code is loading. If that fails, a toast says so and
 * it closes: opening it again is the next try.
 */
export function Opened({ fallback, onClose, children }: OpenedProps) {
  const tell = useContext(TellUnloadedContext)
  const close = () => {
    tell?.()
    onClose?.()
  }
  return (
    <OpenedContext.Provider value={onClose && tell && close}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </OpenedContext.Provider>
  )
}
