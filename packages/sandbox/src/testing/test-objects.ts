import { newId } from '@console-widgets/platform/database/ids'
import { createFolderObjects } from '@console-widgets/platform/stores/folder-store'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { readS3Settings } from '@console-widgets/platform/stores/s3-settings'
import { createS3Objects } from '@console-widgets/platform/stores/s3-store'
import { preparedDatabase } from './test-database.ts'

/** Bucket to test on instead of in memory: TEST_OBJECT_STORE, with the usual variables of AWS. */
const testBucket = readS3Settings({ ...process.env, OBJECT_STORE: process.env.TEST_OBJECT_STORE })

/** Folder of a prepared database's objects. */
export function folderOfObjects(prepared: string): string {
  return prepared.endsWith('.tar')
    ? prepared.replace(/database\.tar$/, 'objects')
    : `.build/test-database/${prepared}-objects`
}

/**
 * Opens an object store for one test: in memory or in the test bucket, on top of the prepared objects, which stay
 * unchanged.
 */
export function openTestObjects({ filled }: { filled: boolean }): ObjectStore {
  const own = testBucket
    ? createS3Objects({ ...testBucket, prefix: `${testBucket.prefix}${newId()}/` })
    : createMemoryObjects()
  if (!filled || !preparedDatabase) return own
  const prepared = createFolderObjects(folderOfObjects(preparedDatabase))
  const removed = new Set<string>()
  const inOwn = new Set<string>()
  const holderOf = (key: string) => (inOwn.has(key) || removed.has(key) ? own : prepared)
  return {
    ...own,
    write(key, ...rest) {
      inOwn.add(key)
      return own.write(key, ...rest)
    },
    writePart(key, ...rest) {
      inOwn.add(key)
      return own.writePart(key, ...rest)
    },
    concatenate(keys, target) {
      inOwn.add(target)
      return own.concatenate(keys, target)
    },
    size: (key) => holderOf(key).size(key),
    read: (key, ...rest) => holderOf(key).read(key, ...rest),
    stream: (key, start, end) => holderOf(key).stream(key, start, end),
    keysOf: async (prefix) => [
      ...(await own.keysOf(prefix)),
      ...(await prepared.keysOf(prefix)).filter((key) => !removed.has(key) && !inOwn.has(key)),
    ],
    async remove(key) {
      removed.add(key)
      await own.remove(key)
    },
  }
}
