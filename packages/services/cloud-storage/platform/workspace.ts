import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { storageBuckets } from './tables.ts'

/** What buckets bring to search and recent things. */
export const workspaceAnswers = answerWithThings([
  {
    kind: 'cloud-storage.storage_buckets',
    from: storageBuckets,
    id: storageBuckets.bucketId,
    name: storageBuckets.bucketName,
    detail: storageBuckets.region,
    region: storageBuckets.region,
    page: 'cloud-storage.bucket',
    parameters: { bucketId: storageBuckets.bucketId },
  },
])
