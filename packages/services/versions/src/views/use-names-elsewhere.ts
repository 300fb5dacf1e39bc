import { useData } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { regionsData } from '../data.ts'

const none: ReadonlyMap<string, readonly string[]> = new Map()

/**
 * Names of countries in all interface languages, by ID: who is sent a list in another language finds its names, too.
 * They are loaded once a search has begun.
 */
export function useNamesElsewhere(isSearching: boolean): ReadonlyMap<string, readonly string[]> {
  const { readNames } = useData(regionsData)
  const [names, setNames] = useState(none)
  useEffect(() => {
    if (!isSearching) return
    let wanted = true
    readNames().then(
      (answer) => wanted && setNames(answer),
      // Without them, the search finds names in the language of the page.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [readNames, isSearching])
  return names
}
