import type { RouteTable } from '@console-widgets/data'

/** Pages of the listing area, and the pages of other areas that it links to. */
export const routes = {
  'store-listing.app': '/apps/:appId/listing',
  'store-listing.demos': '/apps/:appId/listing/demos',
  'store-listing.vantests': '/apps/:appId/listing/crowd-tests',
  'store-listing.vantest': '/apps/:appId/listing/crowd-tests/:activityId',
  'apps.app': '/apps/:appId',
  'app-check.list': '/apps/:appId/checks',
  'agreements.list': '/apps/:appId/agreements',
  'versions.edit': '/apps/:appId/versions/:versionId/edit',
  'versions.list': '/apps/:appId/versions',
} as const satisfies RouteTable
