import { defineTag } from '@console-widgets/ui/tag'
import { availabilityLocales, folderLocales, locales, textsFileLocales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const
const detail = '{ appId: string; versionId: string }'
const open = {
  description: 'The user chose a version.',
  detail,
  opens: { 'versions.version': '/apps/:appId/versions/:versionId' },
} as const

/** Tags of the area `versions`. */
export const tags = [
  defineTag({
    tag: 'cw-versions',
    title: 'Versions',
    description:
      'Lists the versions of an app, or of all apps of the team, with the live one: filter, create, open, delete.',
    properties: { appId: { kind: 'string', description: 'ID of the app. Default: all apps of the team.' } },
    events: { open },
    locales: [locales],
    load: () => import('./views/version-list.tsx'),
  }),
  defineTag({
    tag: 'cw-release-cockpit',
    title: 'Release cockpit',
    description:
      'Takes a version to release: pre-submission checks, live review status, schedule, phased release, history, and rollback.',
    properties: {
      appId,
      versionId: {
        kind: 'string',
        description: 'ID of the version. Default: the version in progress, otherwise the live one.',
      },
    },
    events: {
      edit: {
        description: 'The user wants to edit the version.',
        detail,
        opens: { 'versions.edit': '/apps/:appId/versions/:versionId/edit' },
      },
    },
    locales: [locales],
    load: () => import('./views/release-cockpit.tsx'),
  }),
  defineTag({
    tag: 'cw-app-availability',
    title: 'App availability',
    description: 'Shows where an app is available, and why it isn’t elsewhere, with links to where that is fixed.',
    properties: { appId },
    locales: [availabilityLocales],
    load: () => import('./views/app-availability.tsx'),
  }),
  defineTag({
    tag: 'cw-version-editor',
    title: 'Version editor',
    description: 'Edits a version: package, images, text by language, countries, privacy, release.',
    properties: {
      appId,
      versionId: { kind: 'string', description: 'ID of the version. Default: the version in progress.' },
    },
    events: { done: { description: 'The user left the editor.', detail } },
    locales: [locales, folderLocales, textsFileLocales],
    load: () => import('./views/version-editor.tsx'),
  }),
  defineTag({
    tag: 'cw-test-versions',
    title: 'Test versions',
    description: 'Lists test versions, for invited groups or for anyone with the link.',
    properties: { appId },
    events: { open },
    locales: [locales],
    load: () => import('./views/test-versions.tsx'),
  }),
]
