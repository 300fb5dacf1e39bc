import { defineTag } from '@console-widgets/ui/tag'
import { keysLocales, locales, oauthLocales, ordersLocales } from './generated/locales.ts'

/** Tags of the area `projects`. */
export const tags = [
  defineTag({
    tag: 'cw-projects',
    title: 'Projects',
    description: 'Lists the team’s projects: filter, create, open, delete.',
    events: {
      open: {
        description: 'The user chose a project.',
        detail: '{ projectId: string }',
        opens: { 'projects.project': '/projects/:projectId' },
      },
    },
    locales: [locales],
    load: () => import('./views/project-list.tsx'),
  }),
  defineTag({
    tag: 'cw-project-overview',
    title: 'Project overview',
    description: 'Shows one project: apps with their configuration files, members, data region, and settings.',
    properties: { projectId: { kind: 'string', description: 'ID of the project.' } },
    events: {
      addApp: {
        description: 'The user wants to add an app to the project.',
        detail: '{ projectId: string }',
        opens: { 'apps.list': '/apps' },
      },
      deleted: { description: 'The project was deleted.', detail: '{ projectId: string }' },
    },
    locales: [locales],
    load: () => import('./views/project-overview.tsx'),
  }),
  defineTag({
    tag: 'cw-project-services',
    title: 'Services of a project',
    description: 'Shows the cloud services that a project can order, with the state of each order by region.',
    properties: { projectId: { kind: 'string', description: 'ID of the project.' } },
    locales: [locales, ordersLocales],
    load: () => import('./views/project-services.tsx'),
  }),
  defineTag({
    tag: 'cw-project-access',
    title: 'APIs and keys of a project',
    description: 'Lists the API keys of a project’s apps, and turns the APIs on and off that they call.',
    properties: { projectId: { kind: 'string', description: 'ID of the project.' } },
    locales: [locales, keysLocales],
    load: () => import('./views/project-access.tsx'),
  }),
  defineTag({
    tag: 'cw-oauth-clients',
    title: 'OAuth clients of an app',
    description: 'Lists the OAuth clients of an app: create, edit, rotate secrets, delete.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales, oauthLocales],
    load: () => import('./views/oauth-clients.tsx'),
  }),
  defineTag({
    tag: 'cw-project-mappings',
    title: 'Sign-in clients of apps',
    description: 'Lists the client and project that each app signs in with.',
    locales: [locales],
    load: () => import('./views/mapping-list.tsx'),
  }),
]
