import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `store-listing`. */
export const tags = [
  defineTag({
    tag: 'cw-store-listing',
    title: 'Store listing',
    description: 'The store page of an app as its buyers see it, with what a review would find in texts and pictures.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/listing-page.tsx'),
  }),
]
