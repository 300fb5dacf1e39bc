import type { RouteTable } from '@console-widgets/data'

/** Pages of the age-rating area, and the pages of other areas that it links to. */
export const routes = {
  'age-rating.app': '/apps/:appId/age-rating',
  'apps.app': '/apps/:appId',
} as const satisfies RouteTable
