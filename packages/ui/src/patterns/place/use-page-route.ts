import { fillLink, type RouteTable } from '@console-widgets/data'
import { useConsole } from '../../embedding/console-context.tsx'
import { usePlace } from './place-context.tsx'

/** A page of any service by its name, as rows of the platform name it. */
export interface NamedPage {
  id: string
  /** Values for its path; others become parameters of the address. */
  values: Readonly<Record<string, string>>
}

/**
 * Returns the route of a page of any service. Undefined if the console doesn't have the page, or doesn't offer it to
 * the team: only a console knows the paths of all services.
 *
 * @param table paths of pages that a widget links to by itself, without a console that maps them
 */
export function usePageRoute(table: RouteTable = {}): (page: NamedPage) => string | undefined {
  const { options } = useConsole()
  const place = usePlace()
  return ({ id, values }) => {
    const pattern = options.routes?.[id] ?? table[id]
    if (!pattern) return undefined
    const route = fillLink(pattern, values)
    return place.has?.(route) === false ? undefined : route
  }
}
