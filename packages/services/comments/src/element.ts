import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `comments`. */
export const tags = [
  defineTag({
    tag: 'cw-comments',
    title: 'Comments',
    description: 'The comments of a team: filter, create, delete.',
    locales: [locales],
    load: () => import('./views/comment-list.tsx'),
  }),
]
