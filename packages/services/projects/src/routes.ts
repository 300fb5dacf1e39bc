import type { RouteTable } from '@console-widgets/data'

/** Pages of the projects, and those that their screens link to. */
export const routes = {
  'projects.list': '/projects',
  'projects.project': '/projects/:projectId',
  'apps.list': '/apps',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
