import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/cloud-storage/v1'

/** The calls of the area `cloud-storage`. */
export const calls = defineCalls<typeof schemas>()({
  'cloud-storage.bucket.list': { method: 'GET', path: `${base}/cloud-storage`, title: 'List cloud storage', spec: 'ours', input: 'bucketListInput', output: 'bucketPage' },
  'cloud-storage.bucket.create': {
    method: 'POST',
    path: `${base}/cloud-storage`,
    title: 'Create bucket',
    spec: 'ours',
    permission: 'cloud-storage.manage',
    input: 'createBucketInput',
    output: 'bucket',
  },
  'cloud-storage.bucket.delete': {
    method: 'DELETE',
    path: `${base}/cloud-storage/{bucketId}`,
    title: 'Delete bucket',
    spec: 'ours',
    permission: 'cloud-storage.manage',
    input: 'bucketIdInput',
  },
})
