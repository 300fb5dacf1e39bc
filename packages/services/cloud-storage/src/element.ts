import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const detail = '{ bucketId: string }'

/** Tags of the area `cloud-storage`. */
export const tags = [
  defineTag({
    tag: 'cw-cloud-storage',
    title: 'Cloud storage',
    description:
      'Lists the team’s buckets with files, size, and quota: create, open, delete. On first use, enables the service.',
    events: {
      open: {
        description: 'The user chose a bucket.',
        detail,
        opens: { 'cloud-storage.bucket': '/storage/:bucketId' },
      },
    },
    locales: [locales],
    load: () => import('./views/bucket-list.tsx'),
  }),
  defineTag({
    tag: 'cw-storage-bucket',
    title: 'Storage bucket',
    description: 'Shows one bucket: files, security rules with a simulator, CORS, hosting, and usage.',
    properties: { bucketId: { kind: 'string', description: 'ID of the bucket.' } },
    events: { deleted: { description: 'The bucket was deleted.', detail } },
    locales: [locales],
    load: () => import('./views/bucket-page.tsx'),
  }),
]
