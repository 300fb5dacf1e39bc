import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `qualification`. */
export const tags = [
  defineTag({
    tag: 'cw-qualification',
    title: 'Qualification',
    description: 'The documents that an app needs by country, with their review, their expiry, and the ICP filing.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/qualification-page.tsx'),
  }),
  defineTag({
    tag: 'cw-qualification-tasks',
    title: 'Documents of all apps',
    description: 'The documents that a team has submitted for its apps, with their review and expiry.',
    locales: [locales],
    load: () => import('./views/qualification-tasks.tsx'),
  }),
]
