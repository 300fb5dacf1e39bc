import type { RouteTable } from '@console-widgets/data'

/** Pages of the app check, and the page of packages that it links to. */
export const routes = {
  'app-check.list': '/apps/:appId/checks',
  'app-check.report': '/apps/:appId/checks/:checkId',
  'app-check.security': '/security-checks',
  'app-packages.list': '/apps/:appId/packages',
} as const satisfies RouteTable
