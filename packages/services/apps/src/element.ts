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
    description: 'The apps of a team or of one project: filter, create, open, delete.',
    properties: {
      projectId: { kind: 'string', description: 'Shows the apps of this project alone, and creates new ones in it.' },
      scope: {
        kind: 'string',
        values: ['team', 'managed'],
        description: 'All apps of the team, or those that the person may manage. Default `team`.',
      },
      projects,
    },
    events: { open: { description: 'An app was chosen.', detail: '{ appId: string }' } },
    locales: [locales],
    load: () => import('./views/app-list.tsx'),
    read: () => import('./data.ts').then((module) => module.firstApps),
  }),
  defineTag({
    tag: 'cw-app-overview',
    title: 'App overview',
    description: 'One app: what it is, how it stands, and the one thing to do next.',
    properties: { appId: { kind: 'string', description: 'The app.' }, projects },
    events: {
      next: {
        description: 'The thing to do next was chosen: a page shows the app’s versions.',
        detail: '{ appId: string }',
      },
      deleted: { description: 'The app was deleted.', detail: '{ appId: string }' },
    },
    locales: [locales, detailsLocales],
    load: () => import('./views/app-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-non-ag-apps',
    title: 'Apps published elsewhere',
    description: 'Apps that other stores distribute and that use services of the platform.',
    locales: [locales, detailsLocales],
    load: () => import('./views/non-ag-app-list.tsx'),
  }),
]
