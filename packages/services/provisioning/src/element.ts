import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `provisioning`. */
export const tags = [
  defineTag({
    tag: 'cw-permission-requests',
    title: 'Restricted permissions',
    description: 'A team’s requests for restricted permissions: filter, request with materials, submit again.',
    locales: [locales],
    load: () => import('./views/permission-requests.tsx'),
  }),
]
