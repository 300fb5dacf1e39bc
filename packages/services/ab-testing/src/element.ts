import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `ab-testing`. */
export const tags = [
  defineTag({
    tag: 'cw-experiments',
    title: 'A/B tests',
    description: 'Experiments of an app with the parameters of its remote config.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/experiment-list.tsx'),
  }),
  defineTag({
    tag: 'cw-experiment',
    title: 'A/B test',
    description: 'One experiment: plan it, see its result with intervals, publish the winner.',
    properties: { appId, experimentId: { kind: 'string', description: 'ID of the experiment.' } },
    locales: [locales],
    load: () => import('./views/experiment-page.tsx'),
  }),
]
