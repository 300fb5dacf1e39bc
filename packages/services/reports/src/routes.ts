import type { RouteTable } from '@console-widgets/data'

/** Pages of the reports area. */
export const routes = {
  'reports.dashboards': '/reports',
  'reports.comparison': '/reports/comparison',
  'reports.own': '/reports/own',
  'reports.templates': '/reports/templates',
  'reports.app': '/apps/:appId/reports',
  'reports.news': '/news',
} as const satisfies RouteTable
