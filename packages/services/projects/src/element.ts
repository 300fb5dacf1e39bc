import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `projects`. */
export const tags = [
  defineTag({
    tag: 'cw-projects',
    title: 'Projects',
    description: 'The projects of a team: filter, create, open, delete.',
    events: { open: { description: 'A project was chosen.', detail: '{ projectId: string }' } },
    locales: [locales],
    load: () => import('./views/project-list.tsx'),
  }),
  defineTag({
    tag: 'cw-project-overview',
    title: 'Project overview',
    description: 'One project: its apps with their configuration files, its members, its data region and its settings.',
    properties: { projectId: { kind: 'string', description: 'The project.' } },
    events: {
      addApp: { description: 'Somebody wants to add an app to the project.', detail: '{ projectId: string }' },
      deleted: { description: 'The project was deleted.', detail: '{ projectId: string }' },
    },
    locales: [locales],
    load: () => import('./views/project-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-project-mappings',
    title: 'Sign-in clients of apps',
    description: 'Which client of which project each app signs in as.',
    locales: [locales],
    load: () => import('./views/mapping-list.tsx'),
  }),
]
