import { createContext, type ReactNode, Suspense, useContext } from 'react'

/** Tells the user that something couldn't be loaded. @returns withdraws the message, once it has been loaded */
export type TellUnloaded = () => () => void

/** Closes what the user has opened, and says why. It is called by the part that is opened, if it can't be loaded. */
export const OpenedContext = createContext<TellUnloaded | undefined>(undefined)

/** Without it, the place of what couldn't be loaded says so. */
export const TellUnloadedContext = createContext<TellUnloaded | undefined>(undefined)

export interface OpenedProps {
  /** Shown while the code is loading. */
  fallback?: ReactNode
  onClose: (() => void) | undefined
  children: ReactNode
}

/**
 * What the user has opened, such as a menu or a dialog, while its code is loading. If that fails, a toast says so and
 * it closes: opening it again is the next try. The toast goes once the code has been loaded.
 */
export function Opened({ fallback, onClose, children }: OpenedProps) {
  const tell = useContext(TellUnloadedContext)
  const tellAndClose =
    tell &&
    onClose &&
    (() => {
      const withdraw = tell()
      onClose()
      return withdraw
    })
  return (
    <OpenedContext.Provider value={tellAndClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </OpenedContext.Provider>
  )
}
