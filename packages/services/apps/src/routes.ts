import type { RouteTable } from '@console-widgets/data'

/** Pages of the apps, and those that their screens link to. */
export const routes = {
  'apps.list': '/apps',
  'apps.app': '/apps/:appId',
  'versions.list': '/apps/:appId/versions',
  'projects.project': '/projects/:projectId',
} as const satisfies RouteTable
