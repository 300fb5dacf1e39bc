import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `reports`. */
export const tags = [
  defineTag({
    tag: 'cw-report-dashboards',
    title: 'Report dashboards',
    description:
      'Shows metrics of all apps of the team: distribution, quality, users, finance, messages, and channels, with trends, charts, breakdowns, tables, and export.',
    properties: {
      dashboard: {
        kind: 'string',
        values: ['distribution', 'quality', 'users', 'finance', 'messages', 'channels'],
        description: 'Dashboard to show. Default: all of them, with tabs.',
      },
    },
    locales: [locales],
    load: () => import('./views/dashboards.tsx'),
  }),
  defineTag({
    tag: 'cw-app-reports',
    title: 'App reports',
    description:
      'Shows every report of one app, such as downloads, traffic sources, retention, failed installs, orders, devices, and recommendations.',
    properties: {
      appId: { kind: 'string', description: 'ID of the app.' },
      report: {
        kind: 'string',
        description: 'Report to show, such as `keep-analysis`. Default: all of them, with navigation.',
      },
    },
    locales: [locales],
    load: () => import('./views/app-reports.tsx'),
  }),
  defineTag({
    tag: 'cw-app-comparison',
    title: 'App comparison',
    description: 'Compares up to ten apps of the team, over time and in a table.',
    locales: [locales],
    load: () => import('./views/app-comparison.tsx'),
  }),
  defineTag({
    tag: 'cw-own-report',
    title: 'Custom report',
    description: 'Builds a report from any metrics of the team’s apps, grouped by any dimensions.',
    locales: [locales],
    load: () => import('./views/own-report.tsx'),
  }),
  defineTag({
    tag: 'cw-report-templates',
    title: 'Report templates',
    description: 'Lists saved report templates: the platform’s and the team’s own.',
    events: {
      open: {
        description: 'The user chose a template. Reports of one app have no route before an app is chosen.',
        detail: '{ templateId: string; reportId: string; route?: string }',
        opens: 'route',
      },
    },
    locales: [locales],
    load: () => import('./views/template-list.tsx'),
  }),
  defineTag({
    tag: 'cw-service-news',
    title: 'Service news',
    description: 'Shows news about the platform, and which items the user has read.',
    locales: [locales],
    load: () => import('./views/service-news.tsx'),
  }),
  defineTag({
    tag: 'cw-public-news',
    title: 'Public news',
    description: 'Shows public news about the platform, without signing in.',
    locales: [locales],
    load: () => import('./views/public-news.tsx'),
  }),
]
