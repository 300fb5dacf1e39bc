import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const properties = { projectId: { kind: 'string', description: 'ID of the project.' } } as const

/** Tags of the area `remote-config`. */
export const tags = [
  defineTag({
    tag: 'cw-remote-config',
    title: 'Remote config',
    description: 'Parameters of a project’s apps with their conditions: edit, try out, publish.',
    properties,
    locales: [locales],
    load: () => import('./views/config-page.tsx'),
  }),
  defineTag({
    tag: 'cw-remote-config-use',
    title: 'Use of the remote config',
    description: 'How a version spreads, which conditions are true how often, and what apps send.',
    properties,
    locales: [locales],
    load: () => import('./views/config-use.tsx'),
  }),
  defineTag({
    tag: 'cw-remote-config-versions',
    title: 'Remote config versions',
    description: 'Published versions of the remote config: compare any two, and roll back.',
    properties,
    locales: [locales],
    load: () => import('./views/config-versions.tsx'),
  }),
]
