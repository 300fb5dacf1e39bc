import type { RouteTable } from '@console-widgets/data'

/** Pages of the projects area, and the pages of other areas that it links to. */
export const routes = {
  'projects.list': '/projects',
  'projects.project': '/projects/:projectId',
  'projects.services': '/projects/:projectId/services',
  'projects.access': '/projects/:projectId/access',
  'projects.oauth-clients': '/apps/:appId/oauth',
  'apps.list': '/apps',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
