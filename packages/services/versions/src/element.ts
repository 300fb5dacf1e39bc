import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'The app.' } as const
const open = { description: 'A version was chosen.', detail: '{ appId: string; versionId: string }' } as const

/** Tags of the area `versions`. */
export const tags = [
  defineTag({
    tag: 'cw-versions',
    title: 'Versions',
    description: 'The versions of an app, or of all apps of a team: what is live, filter, create, open, delete.',
    properties: { appId: { kind: 'string', description: 'The app; without it, all apps of the team.' } },
    events: { open },
    locales: [locales],
    load: () => import('./views/version-list.tsx'),
  }),
  defineTag({
    tag: 'cw-release-cockpit',
    title: 'Release cockpit',
    description:
      'A version on its way to the users: pre-checks, review as it happens, schedule, phased release, history and rollback.',
    properties: {
      appId,
      versionId: {
        kind: 'string',
        description: 'The version; without it, the one that is being worked on, else the live one.',
      },
    },
    events: { edit: { description: 'The editor was asked for.', detail: '{ appId: string; versionId: string }' } },
    locales: [locales],
    load: () => import('./views/release-cockpit.tsx'),
  }),
  defineTag({
    tag: 'cw-version-editor',
    title: 'Version editor',
    description:
      'Everything that makes up a version: package, pictures, texts by language, countries, privacy, release.',
    properties: {
      appId,
      versionId: { kind: 'string', description: 'The version; without it, the one that is being worked on.' },
    },
    events: { done: { description: 'The editor was left.', detail: '{ appId: string; versionId: string }' } },
    locales: [locales],
    load: () => import('./views/version-editor.tsx'),
  }),
  defineTag({
    tag: 'cw-test-versions',
    title: 'Test versions',
    description: 'Versions for testers: by invitation, or open to everybody with the link.',
    properties: { appId },
    events: { open },
    locales: [locales],
    load: () => import('./views/test-versions.tsx'),
  }),
]
