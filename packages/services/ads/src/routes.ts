import type { RouteTable } from '@console-widgets/data'

/** Pages of the ads, and those of other services that they link to. */
export const routes = {
  'ads.projects': '/ads',
  'ads.project': '/ads/projects/:adProjectId',
  'ads.materials': '/ads/materials',
  'ads.links': '/ads/monitor-links',
  'ads.link': '/ads/monitor-links/:monitorLinkId',
  'ads.report': '/ads/report',
  'ads.accounts': '/ads/accounts',
  'ads.settings': '/ads/settings',
} as const satisfies RouteTable
