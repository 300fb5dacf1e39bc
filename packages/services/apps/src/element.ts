import { defineTag } from '@console-widgets/ui/tag'
import { detailsLocales, locales } from './generated/locales.ts'

const projects = {
  kind: 'json',
  type: '{ projectId: string; projectName: string }[]',
  description: 'Projects that an app can belong to.',
} as const

/** Tags of the area `apps`. */
export const tags = [
  defineTag({
    tag: 'cw-apps',
    title: 'Apps',
    description: 'Lists the apps of the team or of one project: filter, create, open, delete.',
    properties: {
      projectId: { kind: 'string', description: 'ID of a project. Shows only its apps, and creates new ones in it.' },
      scope: {
        kind: 'string',
        values: ['team', 'managed'],
        description: 'All apps of the team, or only those that the user can manage. Default: `team`.',
      },
      projects,
    },
    events: {
      open: {
        description: 'The user chose an app.',
        detail: '{ appId: string }',
        opens: { 'apps.app': '/apps/:appId' },
      },
    },
    locales: [locales],
    load: () => import('./views/app-list.tsx'),
    read: () => import('./data.ts').then((module) => module.firstApps),
  }),
  defineTag({
    tag: 'cw-app-overview',
    title: 'App overview',
    description: 'Shows one app: details, status, and the next step.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      belowName: { kind: 'boolean', description: 'Shown below the app’s name: the heading names the page instead.' },
      projects,
    },
    events: {
      next: {
        description: 'The user chose the next step. The page should show the app’s versions.',
        detail: '{ appId: string }',
        opens: { 'versions.list': '/apps/:appId/versions' },
      },
      deleted: { description: 'The app was deleted.', detail: '{ appId: string }' },
    },
    locales: [locales, detailsLocales],
    load: () => import('./views/app-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-non-ag-apps',
    title: 'Apps on other stores',
    description: 'Lists apps that other stores distribute and that use the platform’s services.',
    locales: [locales, detailsLocales],
    load: () => import('./views/non-ag-app-list.tsx'),
  }),
]
