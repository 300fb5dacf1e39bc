import type { RouteTable } from '@console-widgets/data'

/** Pages of the agreements area. */
export const routes = {
  'agreements.list': '/apps/:appId/agreements',
  'agreements.agreement': '/apps/:appId/agreements/:agreementId',
  'agreements.platform': '/agreements',
  'agreements.signing': '/agreements/:code',
} as const satisfies RouteTable
