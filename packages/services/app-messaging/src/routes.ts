import type { RouteTable } from '@console-widgets/data'

/** Pages of the messages. */
export const routes = {
  'app-messaging.app': '/apps/:appId/messages',
  'app-messaging.message': '/apps/:appId/messages/:messageId',
} as const satisfies RouteTable
