import { createContext, useContext } from 'react'
import type { LoadServiceWords } from '../tag.ts'

const ServiceWordsContext = createContext<LoadServiceWords | undefined>(undefined)

export const ServiceWordsProvider = ServiceWordsContext.Provider

/** How the host's words of services are loaded; undefined where it has none. */
export function useLoadServiceWords(): LoadServiceWords | undefined {
  return useContext(ServiceWordsContext)
}
