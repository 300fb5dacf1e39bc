import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the areas `recall` and `campaigns`. */
export const tags = [
  defineTag({
    tag: 'cw-recall-activities',
    title: 'Win-back activities',
    description: 'Activities that win back people who stopped using an app, with their state and figures.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/activity-list.tsx'),
  }),
  defineTag({
    tag: 'cw-recall-activity',
    title: 'Win-back activity',
    description: 'One activity: whom it is for, what it sends, and whether it brought anyone back.',
    properties: { appId, campaignId: { kind: 'string', description: 'ID of the activity.' } },
    locales: [locales],
    load: () => import('./views/activity-page.tsx'),
  }),
  defineTag({
    tag: 'cw-recall-templates',
    title: 'SMS templates and signatures',
    description: 'Templates and signatures of an app’s messages, with what their review found.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/templates.tsx'),
  }),
  defineTag({
    tag: 'cw-journeys',
    title: 'Journeys',
    description: 'Journeys of an app’s people, with their state and figures.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/journey-list.tsx'),
  }),
  defineTag({
    tag: 'cw-journey',
    title: 'Journey',
    description: 'One journey: its steps on a canvas, people at each of them, and a simulation.',
    properties: { appId, journeyId: { kind: 'string', description: 'ID of the journey.' } },
    locales: [locales],
    load: () => import('./views/journey-page.tsx'),
  }),
]
