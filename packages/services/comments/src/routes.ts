import type { RouteTable } from '@console-widgets/data'

/** Pages of the comments area, and the page of another area that it links to. */
export const routes = {
  'comments.inbox': '/apps/:appId/reviews',
  'comments.stats': '/apps/:appId/reviews/stats',
  'comments.list': '/apps/:appId/reviews/all',
  'comments.saved': '/apps/:appId/reviews/saved',
  'versions.list': '/apps/:appId/versions',
} as const satisfies RouteTable
