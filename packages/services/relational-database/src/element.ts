import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './locales/index.ts'

/** The tags of the area `relational-database`. */
export const tags = [
  defineTag({
    tag: 'cw-relational-database',
    title: 'Relational database',
    description: 'The relational database of a team: filter, create, delete.',
    properties: {},
    events: {},
    locales: [locales],
    load: () => import('./views/database-list.tsx'),
  }),
]
