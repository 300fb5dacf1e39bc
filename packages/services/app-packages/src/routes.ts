import type { RouteTable } from '@console-widgets/data'

/** Pages of the packages area. */
export const routes = {
  'app-packages.list': '/apps/:appId/packages',
  'app-packages.package': '/apps/:appId/packages/:pkgId',
} as const satisfies RouteTable
