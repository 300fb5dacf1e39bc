import type { RouteTable } from '@console-widgets/data'

/** Pages of the links area. */
export const routes = {
  'links.list': '/apps/:appId/links',
  'links.create': '/apps/:appId/new-link',
  'links.prefixes': '/apps/:appId/link-prefixes',
  'links.link': '/apps/:appId/links/:linkId',
} as const satisfies RouteTable
