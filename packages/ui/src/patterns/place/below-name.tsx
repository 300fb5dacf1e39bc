import { createContext, type ReactNode, useContext } from 'react'

const BelowNameContext = createContext(false)

/** Tells the pages inside that the name of their app stands above them, so that they don't repeat it. */
export function BelowName({ children }: { children: ReactNode }) {
  return <BelowNameContext.Provider value>{children}</BelowNameContext.Provider>
}

/** Whether the name of the app stands above this page. */
export const useIsBelowName = (): boolean => useContext(BelowNameContext)
