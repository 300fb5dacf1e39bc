import { defineTag } from '@console-widgets/ui/tag'
import { harmonyLocales, locales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `links`. */
export const tags = [
  defineTag({
    tag: 'cw-links',
    title: 'Links',
    description: 'The links of an app: addresses, states, clicks.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/link-list.tsx'),
  }),
  defineTag({
    tag: 'cw-create-link',
    title: 'Create link',
    description: 'The builder of a link, beside the devices that show where it leads.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/create-link.tsx'),
  }),
  defineTag({
    tag: 'cw-link',
    title: 'Link',
    description: 'One link: where it leads on each device, its QR code, its clicks, and its earlier targets.',
    properties: {
      appId,
      linkId: { kind: 'string', description: 'ID of the link.' },
      kind: { kind: 'string', values: ['short', 'deep'], description: 'Kind of the link. Default: short.' },
    },
    locales: [locales],
    load: () => import('./views/link-page.tsx'),
  }),
  defineTag({
    tag: 'cw-link-prefixes',
    title: 'Prefixes of links',
    description: 'The prefixes, allowed URIs, and unified links of an app.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/link-prefixes.tsx'),
  }),
  defineTag({
    tag: 'cw-harmony-links',
    title: 'HarmonyOS links',
    description: 'The verified domains, links, intents, and HM Codes of an app on HarmonyOS.',
    properties: { appId },
    locales: [locales, harmonyLocales],
    load: () => import('./views/harmony-links.tsx'),
  }),
]
