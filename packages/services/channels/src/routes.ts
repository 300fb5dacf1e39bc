import type { RouteTable } from '@console-widgets/data'

/** Pages of channels. */
export const routes = {
  'channels.list': '/apps/:appId/channels',
  'channels.packages': '/apps/:appId/channels/packages',
  'channels.job': '/apps/:appId/channels/packages/:jobId',
} as const satisfies RouteTable
