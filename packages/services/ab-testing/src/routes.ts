import type { RouteTable } from '@console-widgets/data'

/** Pages of the experiments. */
export const routes = {
  'ab-testing.app': '/apps/:appId/experiments',
  'ab-testing.experiment': '/apps/:appId/experiments/:experimentId',
  'remote-config.config': '/projects/:projectId/remote-config',
} as const satisfies RouteTable
