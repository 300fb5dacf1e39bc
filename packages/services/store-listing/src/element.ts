import { defineTag } from '@console-widgets/ui/tag'
import { demosLocales, locales, vantestsLocales } from './generated/locales.ts'

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
  defineTag({
    tag: 'cw-crowd-tests',
    title: 'Crowd tests',
    description: 'The crowd tests of an app: whom the store invites, for how long, and how far each test is.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales, vantestsLocales],
    load: () => import('./views/vantests/vantests-page.tsx'),
  }),
  defineTag({
    tag: 'cw-crowd-test',
    title: 'Crowd test',
    description: 'A crowd test of an app: its conditions, the users whom the store invited, and their use of the app.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      activityId: { kind: 'string', description: 'ID of the test.' },
    },
    locales: [locales, vantestsLocales],
    load: () => import('./views/vantests/vantest-page.tsx'),
  }),
]
