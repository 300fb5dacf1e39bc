import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the areas `recall` and `campaigns`. */
export const tags = [
  defineTag({
    tag: 'cw-recall-activities',
    title: 'Win-back activities',
    description: 'Campaigns that win back people who stopped using an app, with their status and results.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/activity-list.tsx'),
  }),
  defineTag({
    tag: 'cw-recall-activity',
    title: 'Win-back activity',
    description: 'One campaign: its audience, what it sends, and whether it brings people back.',
    properties: { appId, campaignId: { kind: 'string', description: 'ID of the campaign.' } },
    locales: [locales],
    load: () => import('./views/activity-page.tsx'),
  }),
  defineTag({
    tag: 'cw-recall-templates',
    title: 'SMS templates and signatures',
    description: 'Templates and signatures of an app’s messages, with review findings.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/templates.tsx'),
  }),
  defineTag({
    tag: 'cw-journeys',
    title: 'Journeys',
    description: 'Journeys of an app, with their status and results.',
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
