import type { RouteTable } from '@console-widgets/data'

/** Pages of the workspace area. */
export const routes = {
  'workspace.home': '/home',
} as const satisfies RouteTable
