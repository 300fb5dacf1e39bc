import { defineTag } from '@console-widgets/ui/tag'
import { locales, packagesLocales } from './generated/locales.ts'

const appId = { kind: 'string', description: 'ID of the app.' } as const

/** Tags of the area `channels`. */
export const tags = [
  defineTag({
    tag: 'cw-channels',
    title: 'Channels',
    description: 'The channels that distribute an app: filter, create, edit, delete.',
    properties: { appId },
    locales: [locales],
    load: () => import('./views/channel-list.tsx'),
  }),
  defineTag({
    tag: 'cw-channel-packages',
    title: 'Channel packages',
    description: 'Jobs that build a package for each channel, signature certificates, and a reader of packages.',
    properties: { appId },
    locales: [packagesLocales],
    load: () => import('./views/channel-packages.tsx'),
  }),
  defineTag({
    tag: 'cw-channel-job',
    title: 'Channel package job',
    description: 'A job with the package of each channel: status, size, checksum, download, retry.',
    properties: { appId, jobId: { kind: 'string', description: 'ID of the job.' } },
    locales: [locales, packagesLocales],
    load: () => import('./views/package-job.tsx'),
  }),
]
