import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const detail = '{ bucketId: string }'

/** Tags of the area `cloud-storage`. */
export const tags = [
  defineTag({
    tag: 'cw-cloud-storage',
    title: 'Cloud storage',
    description:
      'The buckets of a team: files, bytes, quota, create, delete; on first use a way to enable the service.',
    events: { open: { description: 'A bucket was chosen.', detail } },
    locales: [locales],
    load: () => import('./views/bucket-list.tsx'),
  }),
  defineTag({
    tag: 'cw-storage-bucket',
    title: 'Storage bucket',
    description: 'One bucket: its files, its rules with a simulator, CORS, hosting and usage.',
    properties: { bucketId: { kind: 'string', description: 'The bucket.' } },
    events: { deleted: { description: 'The bucket was deleted.', detail } },
    locales: [locales],
    load: () => import('./views/bucket-page.tsx'),
  }),
]
