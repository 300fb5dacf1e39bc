import { writeFilter, writePlace } from '@console-widgets/data'
import { useRoutes } from '@console-widgets/ui'
import { routes } from '../routes.ts'

/** Returns the route to the app list of one project. */
export function useRouteToApps(): (projectId: string) => string {
  const routeTo = useRoutes(routes)
  return (projectId) => {
    const filter = writeFilter({ field: 'projectId', operator: '=', value: projectId })
    return writePlace(routeTo('apps.list'), new URLSearchParams({ filter }))
  }
}
