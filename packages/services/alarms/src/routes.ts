import type { RouteTable } from '@console-widgets/data'

/** Pages of the alarms area, and the one where a change of the remote config is rolled back. */
export const routes = {
  'alarms.list': '/alarms',
  'alarms.history': '/alarms/all/history',
  'alarms.create': '/alarms/create/rule',
  'alarms.alarm': '/alarms/:alarmId',
  'alarms.edit': '/alarms/:alarmId/edit',
  'alarms.app': '/apps/:appId/alarms',
  'remote-config.config': '/projects/:projectId/remote-config',
} as const satisfies RouteTable
