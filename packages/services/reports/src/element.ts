import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './locales/index.ts'

/** The tags of the area `reports`. */
export const tags = [
  defineTag({
    tag: 'cw-reports',
    title: 'Reports',
    description: 'The reports of a team: filter, create, delete.',
    properties: {},
    events: {},
    locales: [locales],
    load: () => import('./views/report-list.tsx'),
  }),
]
