import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `content`. */
export const tags = [
  defineTag({
    tag: 'cw-content',
    title: 'Store content',
    description: 'One content of the store: its text beside the store’s page, what speaks against it, its history.',
    properties: { contentId: { kind: 'string', description: 'ID of the content.' } },
    locales: [locales],
    load: () => import('./views/content-page.tsx'),
  }),
  defineTag({
    tag: 'cw-content-calendar',
    title: 'Content calendar',
    description: 'When the store shows which content, by month.',
    locales: [locales],
    load: () => import('./views/content-calendar.tsx'),
  }),
  defineTag({
    tag: 'cw-content-drafts',
    title: 'Content drafts',
    description: 'Content of the store that is being written, is in review, or was rejected.',
    locales: [locales],
    load: () => import('./views/draft-list.tsx'),
  }),
  defineTag({
    tag: 'cw-content-pictures',
    title: 'Content pictures',
    description: 'Pictures for the content of the store, with how often each is used.',
    locales: [locales],
    load: () => import('./views/picture-list.tsx'),
  }),
  defineTag({
    tag: 'cw-contents',
    title: 'Published content',
    description: 'What the store shows about the team’s apps: state, time, impressions.',
    locales: [locales],
    load: () => import('./views/content-list.tsx'),
  }),
]
