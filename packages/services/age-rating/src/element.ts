import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `age-rating`. */
export const tags = [
  defineTag({
    tag: 'cw-age-rating',
    title: 'Age rating',
    description: 'The age-rating questionnaire of an app, with its ratings in all countries while it is answered.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    events: { done: { description: 'The user confirmed the rating.', detail: '{ appId: string }' } },
    locales: [locales],
    load: () => import('./views/rating-page.tsx'),
  }),
]
