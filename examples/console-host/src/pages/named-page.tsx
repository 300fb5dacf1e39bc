import { fillLink, readPlace } from '@console-widgets/data'
import { useConsole, usePlace } from '@console-widgets/ui'
import { useEffect } from 'react'

/**
 * The link of a message to a page by its name, with the values of the route: the platform that sends messages knows
 * only names. Leads to the page, or to the start page if the console doesn't have it.
 */
export default function NamedPage({ page }: { page: string }) {
  const console = useConsole()
  const place = usePlace()
  useEffect(() => {
    const { parameters } = readPlace(place.$route.get())
    const pattern = console.options.routes?.[page] ?? '/'
    place.go(fillLink(pattern, Object.fromEntries(parameters)), { replace: true })
  }, [console, page, place])
  return null
}
