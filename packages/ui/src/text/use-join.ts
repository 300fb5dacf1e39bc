import { formatLabeled, formatList } from '@console-widgets/core/formats'
import { useMemo } from 'react'
import { useLanguage } from './use-locale.ts'

/** Joins texts with the signs of the current language. */
export interface Join {
  /** Names of a list: "Phone, Tablet". */
  names: (names: readonly string[]) => string
  /** A label and its value: "Source: Search". */
  labeled: (label: string, value: string) => string
}

/** Returns functions that join texts with the signs of the current language. */
export function useJoin(): Join {
  const language = useLanguage()
  return useMemo(
    () => ({
      names: (names) => formatList(names, language),
      labeled: (label, value) => formatLabeled(label, value, language),
    }),
    [language],
  )
}
