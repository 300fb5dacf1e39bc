import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `ads`. */
export const tags = [
  defineTag({
    tag: 'cw-ad-accounts',
    title: 'Ad accounts',
    description: 'Accounts at the ad network with their authorization, and the apps in them.',
    locales: [locales],
    load: () => import('./views/ad-accounts.tsx'),
  }),
  defineTag({
    tag: 'cw-ad-materials',
    title: 'Ad creatives',
    description: 'Pictures, videos, and texts of ads, with what the reviewer says.',
    locales: [locales],
    load: () => import('./views/ad-material-list.tsx'),
  }),
  defineTag({
    tag: 'cw-ad-project',
    title: 'Ad project',
    description: 'One ad project: budgets, spend, forecast of the day, and its creatives compared.',
    properties: { adProjectId: { kind: 'string', description: 'ID of the ad project.' } },
    locales: [locales],
    load: () => import('./views/ad-project-page.tsx'),
  }),
  defineTag({
    tag: 'cw-ad-projects',
    title: 'Ad projects',
    description: 'Ad projects with their spend, budgets, installs, and cost per kept user.',
    locales: [locales],
    load: () => import('./views/ad-project-list.tsx'),
  }),
  defineTag({
    tag: 'cw-ad-report',
    title: 'Ad report',
    description: 'What ads cost and brought, by day, project, creative, country, or app.',
    locales: [locales],
    load: () => import('./views/ad-report.tsx'),
  }),
  defineTag({
    tag: 'cw-ad-settings',
    title: 'Ad conversions and test devices',
    description: 'What counts as a conversion, and devices whose clicks aren’t counted.',
    locales: [locales],
    load: () => import('./views/ad-settings.tsx'),
  }),
  defineTag({
    tag: 'cw-monitor-link',
    title: 'Monitor link',
    description: 'One monitor link: its counts, and where it leads, hop by hop.',
    properties: { monitorLinkId: { kind: 'string', description: 'ID of the monitor link.' } },
    locales: [locales],
    load: () => import('./views/monitor-link-page.tsx'),
  }),
  defineTag({
    tag: 'cw-monitor-links',
    title: 'Monitor links',
    description: 'Addresses that count clicks and views of ads, and lead to an app.',
    locales: [locales],
    load: () => import('./views/monitor-link-list.tsx'),
  }),
]
