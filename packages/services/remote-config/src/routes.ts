import type { RouteTable } from '@console-widgets/data'

/** Pages of the remote config. */
export const routes = {
  'remote-config.config': '/projects/:projectId/remote-config',
  'ab-testing.experiment': '/apps/:appId/experiments/:experimentId',
} as const satisfies RouteTable
