import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `comments`. */
export const tags = [
  defineTag({
    tag: 'cw-review-inbox',
    title: 'Review inbox',
    description: 'The reviews of an app that wait for an answer, each with its history, replies, and context.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/review-inbox.tsx'),
  }),
  defineTag({
    tag: 'cw-review-stats',
    title: 'Review statistics',
    description: 'Ratings of an app over time, by version, country, device, and language, and what reviews are about.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/review-stats.tsx'),
  }),
  defineTag({
    tag: 'cw-reviews',
    title: 'Reviews',
    description: 'All reviews of an app: filter, sort, export.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/review-list.tsx'),
  }),
  defineTag({
    tag: 'cw-saved-replies',
    title: 'Saved replies',
    description: 'Answers that the team has prepared: create, edit, delete.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/saved-replies.tsx'),
  }),
]
