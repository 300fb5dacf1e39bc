import type { RouteTable } from '@console-widgets/data'

/** Pages of the alarms area. */
export const routes = {
  'alarms.list': '/alarms',
  'alarms.history': '/alarms/all/history',
  'alarms.create': '/alarms/create/rule',
  'alarms.alarm': '/alarms/:alarmId',
  'alarms.edit': '/alarms/:alarmId/edit',
  'alarms.app': '/apps/:appId/alarms',
} as const satisfies RouteTable
