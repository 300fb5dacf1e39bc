import { useConsole, useData } from '@console-widgets/ui'
import { rememberVisit, visitsData } from '@console-widgets/workspace/data'
import { useEffect } from 'react'
import type { Composition } from './composition/compose.ts'

/** Remembers the things whose pages the person opens, for the start page and the search. */
export function useVisits(found: ReturnType<Composition['find']>): void {
  const console = useConsole()
  const { visits } = useData(visitsData)
  const id = found?.page.id
  const values = JSON.stringify(found?.values ?? {})
  useEffect(() => {
    const { demoProject, openTest } = console.route()
    if (!id || values === '{}' || demoProject || openTest) return
    void rememberVisit(console, { id, values: JSON.parse(values) as Record<string, string> }).then(
      (isThing) => isThing && visits.revalidate(),
      // The page itself reports what fails.
      () => {},
    )
  }, [console, id, values, visits])
}
