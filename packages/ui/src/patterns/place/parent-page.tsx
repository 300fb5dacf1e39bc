import { createContext, useContext, useLayoutEffect } from 'react'

const ParentPageContext = createContext<(to: string | undefined) => void>(() => undefined)

/** Takes the route of the page that a detail page inside leads back to, so that a console can mark its tab. */
export const ParentPageListener = ParentPageContext.Provider

/** Tells the console around which page this one leads back to. */
export function useTellParent(to: string | undefined): void {
  const tell = useContext(ParentPageContext)
  useLayoutEffect(() => {
    tell(to)
    return () => tell(undefined)
  }, [tell, to])
}
