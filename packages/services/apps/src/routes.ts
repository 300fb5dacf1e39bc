import type { RouteTable } from '@console-widgets/data'

/** Pages of the apps area, and the pages of other areas that it links to. */
export const routes = {
  'apps.list': '/apps',
  'apps.app': '/apps/:appId',
  'versions.list': '/apps/:appId/versions',
  'versions.new': '/apps/:appId/new-version',
  'projects.project': '/projects/:projectId',
} as const satisfies RouteTable
