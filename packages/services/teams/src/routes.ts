import type { RouteTable } from '@console-widgets/data'

/** Pages of the team, and the pages of other areas that they link to. */
export const routes = {
  'teams.overview': '/team',
  'teams.members': '/team/members',
  'teams.member': '/team/members/:memberId',
  'teams.invitations': '/team/invitations',
  'teams.permissions': '/team/permissions',
  'teams.providers': '/team/providers',
  'teams.provider': '/team/providers/:providerId',
  'teams.test-users': '/team/test-users',
  'teams.embedding': '/team/embedding',
  'teams.notices': '/team/notices',
  'teams.usage': '/team/usage',
  'teams.audit': '/team/audit',
  'teams.audit-record': '/team/audit/:recordId',
  'teams.own-invitations': '/invitations',
  'teams.own-invitation': '/invitations/:invitationToken',
  'apps.list': '/apps',
  'apps.app': '/apps/:appId',
  'projects.list': '/projects',
  'projects.project': '/projects/:projectId',
} as const satisfies RouteTable
