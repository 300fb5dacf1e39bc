import { defineTag } from '@console-widgets/ui/tag'
import { actsLocales, locales, usageLocales } from './generated/locales.ts'

/** Tags of the areas `teams` and `notices`. */
export const tags = [
  defineTag({
    tag: 'cw-team',
    title: 'Team',
    description:
      'Shows the current team: key figures, the user’s roles, export compliance, and the user’s other teams.',
    locales: [locales],
    load: () => import('./views/team-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-team-members',
    title: 'Team members',
    description: 'Lists the team’s members: filter, invite, create sub-users, change roles and app access, remove.',
    events: {
      open: {
        description: 'The user chose a member.',
        detail: '{ memberId: string }',
        opens: { 'teams.member': '/team/members/:memberId' },
      },
    },
    locales: [locales],
    load: () => import('./views/member-list.tsx'),
  }),
  defineTag({
    tag: 'cw-team-member',
    title: 'Team member',
    description: 'Shows one member: roles, app access, and every permission with the role or exception that grants it.',
    properties: { memberId: { kind: 'string', description: 'ID of the member.' } },
    locales: [locales],
    load: () => import('./views/member-detail.tsx'),
  }),
  defineTag({
    tag: 'cw-team-invitations',
    title: 'Team invitations',
    description: 'Lists the team’s invitations, pending and answered: resend, revoke.',
    locales: [locales],
    load: () => import('./views/invitation-list.tsx'),
  }),
  defineTag({
    tag: 'cw-own-invitations',
    title: 'My invitations',
    description: 'Lists the user’s own invitations to teams: accept or decline.',
    properties: {
      invitationToken: {
        kind: 'string',
        description: 'Token from an invitation link. The widget shows the status of that invitation.',
      },
    },
    events: { joined: { description: 'The user joined a team.', detail: '{ teamId: string }' } },
    locales: [locales],
    load: () => import('./views/own-invitations.tsx'),
  }),
  defineTag({
    tag: 'cw-permission-matrix',
    title: 'Roles and permissions',
    description:
      'Shows the permissions of each role in all services, the team’s changes to the defaults, and a preview of the console for a role.',
    locales: [locales],
    load: () => import('./views/permission-matrix.tsx'),
  }),
  defineTag({
    tag: 'cw-service-providers',
    title: 'Service providers',
    description: 'Lists external service providers: create, edit, suspend, end access, delete.',
    locales: [locales],
    load: () => import('./views/provider-list.tsx'),
  }),
  defineTag({
    tag: 'cw-service-provider',
    title: 'Service provider',
    description: 'Shows one service provider: contact, access, and expiry.',
    properties: { providerId: { kind: 'string', description: 'ID of the service provider.' } },
    locales: [locales],
    load: () => import('./views/provider-detail.tsx'),
  }),
  defineTag({
    tag: 'cw-test-users',
    title: 'Test users',
    description: 'Lists accounts for testing the team’s apps: add, edit, delete.',
    locales: [locales],
    load: () => import('./views/test-user-list.tsx'),
  }),
  defineTag({
    tag: 'cw-embedding-origins',
    title: 'Embedding',
    description: 'The origins whose pages may embed the team’s widgets: add, delete.',
    properties: {},
    events: {},
    locales: [locales],
    load: () => import('./views/embedding-origin-list.tsx'),
  }),
  defineTag({
    tag: 'cw-notice-settings',
    title: 'Notification settings',
    description: 'Sets which notifications the user receives, and through which channels.',
    locales: [locales],
    load: () => import('./views/notice-settings.tsx'),
  }),
  defineTag({
    tag: 'cw-console-usage',
    title: 'Usage',
    description: 'What the console reports about the team’s use of it: services opened, page views, and clicks.',
    properties: {},
    events: {},
    locales: [locales, usageLocales],
    load: () => import('./views/console-usage.tsx'),
  }),
  defineTag({
    tag: 'cw-audit-trail',
    title: 'Audit log',
    description: 'Lists every action in the team, in all services: actor, action, resource, and time.',
    properties: {
      areas: { kind: 'json', type: 'string[]', description: 'Additional areas to filter by.' },
    },
    events: {
      open: {
        description: 'The user chose a record.',
        detail: '{ recordId: string }',
        opens: { 'teams.audit-record': '/team/audit/:recordId' },
      },
    },
    locales: [locales, actsLocales],
    load: () => import('./views/audit-trail.tsx'),
  }),
  defineTag({
    tag: 'cw-recent-changes',
    title: 'Recent changes',
    description: 'What was done in the team within the last day, across all services.',
    locales: [locales, actsLocales],
    load: () => import('./views/recent-changes.tsx'),
  }),
  defineTag({
    tag: 'cw-audit-record',
    title: 'Audit record',
    description: 'Shows one action: actor, request, and every row before and after.',
    properties: { recordId: { kind: 'string', description: 'ID of the record.' } },
    locales: [locales, actsLocales],
    load: () => import('./views/audit-record.tsx'),
  }),
]
