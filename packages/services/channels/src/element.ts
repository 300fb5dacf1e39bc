import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

/** Tags of the area `channels`. */
export const tags = [
  defineTag({
    tag: 'cw-channels',
    title: 'Channels',
    description: 'The channels that distribute an app: filter, create, edit, delete.',
    properties: { appId: { kind: 'string', description: 'ID of the app.' } },
    locales: [locales],
    load: () => import('./views/channel-list.tsx'),
  }),
]
