import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './locales/index.ts'

/** The tags of the apps' area. */
export const tags = [
  defineTag({
    tag: 'cw-apps',
    title: 'Apps',
    description: 'The apps of a team or of one project: filter, create, open, delete.',
    properties: {
      projectId: { kind: 'string', description: 'Shows the apps of this project alone, and creates new ones in it.' },
      scope: { kind: 'string', values: ['team', 'managed'], description: 'All apps of the team, or those that the person may manage. Default `team`.' },
      projects: { kind: 'json', type: '{ projectId: string; projectName: string }[]', description: 'Projects that a new app can belong to.' },
    },
    events: { open: { description: 'An app was chosen.', detail: '{ appId: string }' } },
    locales: [locales],
    load: () => import('./views/app-list.tsx'),
  }),
]
