import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `app-messaging`. */
export const tags = [
  defineTag({
    tag: 'cw-messages',
    title: 'In-app messages',
    description: 'Messages that an app shows to its users, with their state and figures.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/message-list.tsx'),
  }),
  defineTag({
    tag: 'cw-message',
    title: 'In-app message',
    description: 'One message: write it with a preview on devices, publish it, see what became of it.',
    properties: { appId, messageId: { kind: 'string', description: 'ID of the message.' } },
    locales: [locales],
    load: () => import('./views/message-page.tsx'),
  }),
]
