import { createContext, type ReactNode, useContext } from 'react'
import type { Composition } from './compose.ts'

const CompositionContext = createContext<Composition | null>(null)

/** Provides the console's pages and navigation. */
export function CompositionProvider({ value, children }: { value: Composition; children: ReactNode }) {
  return <CompositionContext.Provider value={value}>{children}</CompositionContext.Provider>
}

/** The console's pages and navigation. @throws Error outside of a `CompositionProvider`. */
export function useComposition(): Composition {
  const composition = useContext(CompositionContext)
  if (!composition) throw new Error('The shell of the console needs a <CompositionProvider> around it')
  return composition
}
