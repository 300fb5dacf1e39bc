import { useRoutes } from '@console-widgets/ui'
import { routes } from '../routes.ts'

/** Returns the page of a project's orders, or of the projects if none has ordered the service. */
export function useRouteToOrder(): (projectId: string | null) => string {
  const routeTo = useRoutes(routes)
  return (projectId) => (projectId === null ? routeTo('projects.list') : routeTo('projects.services', { projectId }))
}
