import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `beta`. */
export const tags = [
  defineTag({
    tag: 'cw-open-test',
    title: 'Open test',
    description: 'An open test for the people with its link: what is new, join, download, leave.',
    properties: { invitationCode: { kind: 'string', description: 'Code of the test’s link.' } },
    locales: [locales],
    load: () => import('./views/open-test-page.tsx'),
  }),
  defineTag({
    tag: 'cw-open-tests',
    title: 'Open tests',
    description: 'The open tests of a team: how long they run, and how many places are taken.',
    locales: [locales],
    load: () => import('./views/open-test-list.tsx'),
  }),
  defineTag({
    tag: 'cw-test-testers',
    title: 'Testers of an open test',
    description: 'The link of an open test, and the people who have joined it.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      versionId: { kind: 'string', description: 'ID of the test version.' },
    },
    locales: [locales],
    load: () => import('./views/test-testers.tsx'),
  }),
]
