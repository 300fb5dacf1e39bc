import { defineTag } from '@console-widgets/ui/tag'
import { actsLocales, locales } from './generated/locales.ts'

/** Tags of the areas `teams` and `notices`. */
export const tags = [
  defineTag({
    tag: 'cw-team',
    title: 'Team',
    description:
      'The team of the session: its numbers, the person’s place in it, export compliance, and the person’s other teams.',
    locales: [locales],
    load: () => import('./views/team-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-team-members',
    title: 'Members of the team',
    description: 'Who is in the team: filter, invite, create sub-users, change roles and reach, remove.',
    events: { open: { description: 'A member was chosen.', detail: '{ memberId: string }' } },
    locales: [locales],
    load: () => import('./views/member-list.tsx'),
  }),
  defineTag({
    tag: 'cw-team-member',
    title: 'Member of the team',
    description: 'One member: roles, reach, and every permission with the reason why it is held.',
    properties: { memberId: { kind: 'string', description: 'The member.' } },
    locales: [locales],
    load: () => import('./views/member-detail.tsx'),
  }),
  defineTag({
    tag: 'cw-team-invitations',
    title: 'Invitations of the team',
    description: 'Every invitation, answered or not: send again, revoke.',
    locales: [locales],
    load: () => import('./views/invitation-list.tsx'),
  }),
  defineTag({
    tag: 'cw-own-invitations',
    title: 'My invitations',
    description: 'The teams that ask the person to join: accept or decline.',
    properties: {
      invitationToken: {
        kind: 'string',
        description: 'What the link of an invitation carries: says what became of it.',
      },
    },
    events: { joined: { description: 'The person has joined a team.', detail: '{ teamId: string }' } },
    locales: [locales],
    load: () => import('./views/own-invitations.tsx'),
  }),
  defineTag({
    tag: 'cw-permission-matrix',
    title: 'Roles and permissions',
    description:
      'What each role may do over all services, where the team departs from the defaults, and what the console is for one role.',
    locales: [locales],
    load: () => import('./views/permission-matrix.tsx'),
  }),
  defineTag({
    tag: 'cw-service-providers',
    title: 'Service providers',
    description: 'Who works for the team from outside: create, edit, suspend, end, delete.',
    locales: [locales],
    load: () => import('./views/provider-list.tsx'),
  }),
  defineTag({
    tag: 'cw-service-provider',
    title: 'Service provider',
    description: 'One service provider: who to talk to, what they may see, and until when.',
    properties: { providerId: { kind: 'string', description: 'The service provider.' } },
    locales: [locales],
    load: () => import('./views/provider-detail.tsx'),
  }),
  defineTag({
    tag: 'cw-test-users',
    title: 'Test users',
    description: 'Accounts for tests of the team’s apps: add, edit, delete.',
    locales: [locales],
    load: () => import('./views/test-user-list.tsx'),
  }),
  defineTag({
    tag: 'cw-notice-settings',
    title: 'Notices',
    description: 'Which notices reach the person, and by which ways.',
    locales: [locales],
    load: () => import('./views/notice-settings.tsx'),
  }),
  defineTag({
    tag: 'cw-audit-trail',
    title: 'Audit trail',
    description: 'Everything that was done in the team, over all services: who, what, with which thing, when.',
    properties: {
      areas: { kind: 'json', type: 'string[]', description: 'Further areas that the trail can be filtered by.' },
    },
    events: { open: { description: 'An act was chosen.', detail: '{ recordId: string }' } },
    locales: [locales, actsLocales],
    load: () => import('./views/audit-trail.tsx'),
  }),
  defineTag({
    tag: 'cw-audit-record',
    title: 'Act of the audit trail',
    description: 'One act: who did it, what was asked, and every row before and after.',
    properties: { recordId: { kind: 'string', description: 'The act.' } },
    locales: [locales, actsLocales],
    load: () => import('./views/audit-record.tsx'),
  }),
]
