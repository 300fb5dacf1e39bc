import type { RouteTable } from '@console-widgets/data'

/** Pages of the comments area. */
export const routes = {
  'comments.inbox': '/apps/:appId/reviews',
  'comments.stats': '/apps/:appId/reviews/stats',
  'comments.list': '/apps/:appId/reviews/all',
  'comments.saved': '/apps/:appId/reviews/saved',
} as const satisfies RouteTable
