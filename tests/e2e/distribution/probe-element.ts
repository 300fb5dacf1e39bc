import { defineTag } from '@console-widgets/ui/tag'

const common = { properties: {}, events: {}, locales: [], title: 'Probe', description: 'Probe' }

export const tags = [
  defineTag({ ...common, tag: 'cw-probe', load: () => import('./probe-view.tsx') }),
  defineTag({ ...common, tag: 'cw-unused', load: () => import('./unused-view.tsx') }),
]
