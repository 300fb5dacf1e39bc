import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `ads`. */
export const tags = [
  defineTag({
    tag: 'cw-ad-projects',
    title: 'Ad projects',
    description: 'Ad projects with their spend, budgets, installs, and cost per kept user.',
    locales: [locales],
    load: () => import('./views/project-list.tsx'),
  }),
]
