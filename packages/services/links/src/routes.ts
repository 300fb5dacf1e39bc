import type { RouteTable } from '@console-widgets/data'

/** Pages of the links area. */
export const routes = {
  'links.list': '/apps/:appId/links',
  'links.create': '/apps/:appId/links/create/link',
  'links.prefixes': '/apps/:appId/links/settings/prefixes',
  'links.harmony': '/apps/:appId/links/settings/harmony',
  'links.link': '/apps/:appId/links/:linkId',
} as const satisfies RouteTable
