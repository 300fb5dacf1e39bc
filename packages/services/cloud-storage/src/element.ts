import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './locales/index.ts'

/** The tags of the area `cloud-storage`. */
export const tags = [
  defineTag({
    tag: 'cw-cloud-storage',
    title: 'Cloud storage',
    description: 'The cloud storage of a team: filter, create, delete.',
    properties: {},
    events: {},
    locales: [locales],
    load: () => import('./views/bucket-list.tsx'),
  }),
]
