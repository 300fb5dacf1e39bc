import { type RouteTable, type RouteTo, routesOf } from '@console-widgets/data'
import { useConsole } from '../../embedding/console-context.tsx'

/**
 * Returns routes to pages by name, for links and `place.go`. An embedder can map them to its own paths:
 *
 * ```ts
 * const routeTo = useRoutes(routes)
 * <Link to={routeTo('apps.app', { appId })}>{appName}</Link>
 * ```
 */
export function useRoutes<Table extends RouteTable>(table: Table): RouteTo<Table> {
  return routesOf(useConsole(), table)
}
