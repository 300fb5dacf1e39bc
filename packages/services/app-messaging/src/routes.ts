import type { RouteTable } from '@console-widgets/data'

/** Pages of the messages. */
export const routes = {
  'app-messaging.app': '/apps/:appId/messages',
  'app-messaging.message': '/apps/:appId/messages/:messageId',
  'recall.journeys': '/apps/:appId/journeys',
} as const satisfies RouteTable
