import { createContext, useContext } from 'react'
import type { LoadServiceWords } from '../tag.ts'

const ServiceWordsContext = createContext<LoadServiceWords | undefined>(undefined)

export const ServiceWordsProvider = ServiceWordsContext.Provider

/** Loads the host's service terms; undefined if it has none. */
export function useLoadServiceWords(): LoadServiceWords | undefined {
  return useContext(ServiceWordsContext)
}
