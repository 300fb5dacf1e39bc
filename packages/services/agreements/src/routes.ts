import type { RouteTable } from '@console-widgets/data'

/** Pages of the agreements area, and the pages of other areas that it links to. */
export const routes = {
  'agreements.list': '/apps/:appId/agreements',
  'agreements.agreement': '/apps/:appId/agreements/:agreementId',
  'agreements.consents': '/apps/:appId/agreements/users/consents',
  'agreements.data-use': '/apps/:appId/data-use',
  'agreements.platform': '/agreements',
  'agreements.signing': '/agreements/:code',
  'apps.app': '/apps/:appId',
  'app-check.list': '/apps/:appId/checks',
} as const satisfies RouteTable
