import { defineTag } from '@console-widgets/ui/tag'
import { groupsLocales, locales } from './generated/locales.ts'

/** Tags of the area `beta`. */
export const tags = [
  defineTag({
    tag: 'cw-open-test',
    title: 'Test for testers',
    description: 'A test for the people with its link: what is new, join, download, send feedback, leave.',
    properties: { invitationCode: { kind: 'string', description: 'Code of the test’s link.' } },
    locales: [locales],
    load: () => import('./views/open-test-page.tsx'),
  }),
  defineTag({
    tag: 'cw-open-tests',
    title: 'Tests',
    description: 'The tests of a team: how long they run, and how many people are in them.',
    locales: [locales],
    load: () => import('./views/open-test-list.tsx'),
  }),
  defineTag({
    tag: 'cw-test-calendar',
    title: 'Test calendar',
    description: 'When the tests of a team run, and when the team is reminded of their end, by month.',
    locales: [locales],
    load: () => import('./views/test-calendar.tsx'),
  }),
  defineTag({
    tag: 'cw-test-group',
    title: 'Group of testers',
    description: 'A group of testers: how far each is and why they stand still, its tests, and its invitation links.',
    properties: { groupId: { kind: 'string', description: 'ID of the group.' } },
    locales: [groupsLocales],
    load: () => import('./views/group-detail.tsx'),
  }),
  defineTag({
    tag: 'cw-test-groups',
    title: 'Groups of testers',
    description: 'The groups of testers of a team: create, rename, delete.',
    locales: [groupsLocales],
    load: () => import('./views/group-list.tsx'),
  }),
  defineTag({
    tag: 'cw-test-testers',
    title: 'Testers of a test',
    description: 'The link or the groups of a test, the people in it, and their feedback.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      versionId: { kind: 'string', description: 'ID of the test version.' },
    },
    locales: [locales],
    load: () => import('./views/test-testers.tsx'),
  }),
]
