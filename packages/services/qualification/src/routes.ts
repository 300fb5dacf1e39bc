import type { RouteTable } from '@console-widgets/data'

/** Pages of the qualification area, and the pages of other areas that it links to. */
export const routes = {
  'qualification.app': '/apps/:appId/qualification',
  'qualification.tasks': '/qualification',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
