import type { RouteTable } from '@console-widgets/data'

/** Pages of the beta area, and the pages of other areas that it links to. */
export const routes = {
  /** In the open test mode, whose calls carry neither the team nor the CSRF token (R13). */
  'beta.open-test': '/app/openTest/:invitationCode',
  'beta.list': '/beta',
  'beta.calendar': '/beta/calendar',
  'beta.groups': '/beta/groups',
  'beta.group': '/beta/groups/:groupId',
  'beta.test': '/apps/:appId/versions/:versionId/testers',
  'versions.new': '/apps/:appId/new-version',
  'versions.list': '/apps/:appId/versions',
  'versions.version': '/apps/:appId/versions/:versionId',
} as const satisfies RouteTable
