import { defineTag } from '@console-widgets/ui/tag'
import { demosLocales, locales } from './generated/locales.ts'

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
  defineTag({
    tag: 'cw-store-demos',
    title: 'Demos',
    description: 'The demos of an app: write, submit, see what a review found, and take them off the store page.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales, demosLocales],
    load: () => import('./views/demos/demos-page.tsx'),
  }),
]
