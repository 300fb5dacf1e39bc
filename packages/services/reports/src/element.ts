import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `reports`. */
export const tags = [
  defineTag({
    tag: 'cw-report-dashboards',
    title: 'Report dashboards',
    description:
      'The numbers of all apps of a team: distribution, quality, users, finance, messages, channels; with change, charts, breakdown, table and export.',
    properties: {
      dashboard: {
        kind: 'string',
        values: ['distribution', 'quality', 'users', 'finance', 'messages', 'channels'],
        description: 'Shows this one alone; without it, all with a way between them.',
      },
    },
    locales: [locales],
    load: () => import('./views/dashboards.tsx'),
  }),
  defineTag({
    tag: 'cw-app-reports',
    title: 'App reports',
    description:
      'Every report of one app: downloads, sources, retention, failed installs, orders, devices, advice and more.',
    properties: {
      appId: { kind: 'string', description: 'The app.' },
      report: {
        kind: 'string',
        description: 'Shows this report alone, such as `keep-analysis`; without it, all with a way between them.',
      },
    },
    locales: [locales],
    load: () => import('./views/app-reports.tsx'),
  }),
  defineTag({
    tag: 'cw-app-comparison',
    title: 'App comparison',
    description:
      'Up to ten apps of a team beside each other: choose them, and see their numbers over time and in a table.',
    locales: [locales],
    load: () => import('./views/app-comparison.tsx'),
  }),
  defineTag({
    tag: 'cw-own-report',
    title: 'Own report',
    description: 'Any numbers of the apps of a team, by whatever they are known by.',
    locales: [locales],
    load: () => import('./views/own-report.tsx'),
  }),
  defineTag({
    tag: 'cw-report-templates',
    title: 'Report templates',
    description: 'Reports as a team likes to see them: the platform’s and its own.',
    events: { open: { description: 'A template was chosen.', detail: '{ templateId: string; reportId: string }' } },
    locales: [locales],
    load: () => import('./views/template-list.tsx'),
  }),
  defineTag({
    tag: 'cw-service-news',
    title: 'Service news',
    description: 'What is new on the platform, and what of it a person has read.',
    locales: [locales],
    load: () => import('./views/service-news.tsx'),
  }),
  defineTag({
    tag: 'cw-public-news',
    title: 'Public news',
    description: 'The platform’s news for everybody, without a sign-in.',
    locales: [locales],
    load: () => import('./views/public-news.tsx'),
  }),
]
