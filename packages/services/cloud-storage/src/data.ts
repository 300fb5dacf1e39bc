import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'

/** One of the cloud storage as it is answered. */
export type Bucket = ItemOf<(typeof calls)['cloud-storage.bucket-id.query']>

/** The list of cloud storage, and what is done from it. */
export function cloudStorageData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    cloudStorage: list(calls['cloud-storage.bucket-id.query'], { id: 'cloud-storage', keyOf: (bucket: Bucket) => bucket.bucketId, place }),
    create: mutation(calls['cloud-storage.storage-bucket.create']),
    remove: mutation(calls['cloud-storage.file-bucket.delete']),
  }
}
