import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './locales/index.ts'

/** The tags of the area `teams`. */
export const tags = [
  defineTag({
    tag: 'cw-teams',
    title: 'Teams',
    description: 'The teams of a team: filter, create, delete.',
    properties: {},
    events: {},
    locales: [locales],
    load: () => import('./views/member-list.tsx'),
  }),
]
