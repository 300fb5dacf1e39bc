import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `app-check`. */
export const tags = [
  defineTag({
    tag: 'cw-app-checks',
    title: 'App checks',
    description: 'The checks of an app’s packages: start, progress, cancel, results.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/check-list.tsx'),
  }),
  defineTag({
    tag: 'cw-check-report',
    title: 'App check report',
    description:
      'The report of a check: findings with evidence, compared with the check before, devices, size by part, SDKs.',
    properties: { checkId: { kind: 'string', description: 'ID of the check.' } },
    locales: [locales],
    load: () => import('./views/check-report.tsx'),
  }),
  defineTag({
    tag: 'cw-security-checks',
    title: 'Security checks',
    description: 'The checks of all apps of a team, with their security findings.',
    locales: [locales],
    load: () => import('./views/security-checks.tsx'),
  }),
]
