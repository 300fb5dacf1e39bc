import { createAnalytics } from '@console-widgets/core/reports'
import { useConsole } from '@console-widgets/ui'
import { useEffect, useMemo } from 'react'
import type { ConsolePage } from '../composition/console-page.ts'
import { reportService } from './report-lead.ts'

/** Attribute that names an element whose clicks are reported. */
const clickName = 'data-click'

/** Reports views of pages, clicks on named elements (R8), and services that were opened (R9). */
export function useReports(page: ConsolePage | undefined): void {
  const console = useConsole()
  const analytics = useMemo(() => createAnalytics(console), [console])
  const { id, service } = page ?? {}

  useEffect(() => {
    // A visitor of the demo project belongs to no team.
    if (!id || !service || console.route().demoProject) return
    analytics.pageView(id)
    void reportService(console, service)
  }, [console, analytics, id, service])

  useEffect(() => {
    const report = ({ target }: Event) => {
      const name = target instanceof Element ? target.closest(`[${clickName}]`)?.getAttribute(clickName) : undefined
      if (name) analytics.click(name)
    }
    document.addEventListener('click', report, true)
    return () => document.removeEventListener('click', report, true)
  }, [analytics])
}
