import type { RouteTable } from '@console-widgets/data'

/** Pages of activities and journeys, and of what they send. */
export const routes = {
  'recall.app': '/apps/:appId/recall',
  'recall.activity': '/apps/:appId/recall/:campaignId',
  'recall.journeys': '/apps/:appId/journeys',
  'recall.journey': '/apps/:appId/journeys/:journeyId',
  'recall.templates': '/apps/:appId/recall/settings/templates',
  'app-messaging.app': '/apps/:appId/messages',
  'app-messaging.message': '/apps/:appId/messages/:messageId',
} as const satisfies RouteTable
