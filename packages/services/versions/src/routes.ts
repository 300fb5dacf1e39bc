import type { RouteTable } from '@console-widgets/data'

/** Pages of the versions area, and the pages of other areas that it links to. */
export const routes = {
  'versions.list': '/apps/:appId/versions',
  'versions.new': '/apps/:appId/new-version',
  'versions.version': '/apps/:appId/versions/:versionId',
  'versions.edit': '/apps/:appId/versions/:versionId/edit',
  'apps.app': '/apps/:appId',
  'age-rating.app': '/apps/:appId/age-rating',
  'agreements.list': '/apps/:appId/agreements',
  'agreements.platform': '/agreements',
  'agreements.signing': '/agreements/:code',
  'alarms.alarm': '/alarms/:alarmId',
  'app-check.list': '/apps/:appId/checks',
  'app-check.report': '/apps/:appId/checks/:checkId',
  'app-packages.list': '/apps/:appId/packages',
  'app-packages.package': '/apps/:appId/packages/:pkgId',
  'comments.inbox': '/apps/:appId/reviews',
  'beta.groups': '/beta/groups',
  'beta.test': '/apps/:appId/versions/:versionId/testers',
  'pricing.promotion': '/promotions/:promotionId',
  'reports.app': '/apps/:appId/reports',
  'teams.overview': '/team',
} as const satisfies RouteTable
