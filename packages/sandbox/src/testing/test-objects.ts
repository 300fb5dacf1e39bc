import { createFolderObjects } from '@console-widgets/platform/stores/folder-store'
import { createMemoryObjects } from '@console-widgets/platform/stores/memory-store'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { preparedDatabase } from './test-database.ts'

/** Folder of a prepared database's objects. */
export function folderOfObjects(prepared: string): string {
  return prepared.endsWith('.tar')
    ? prepared.replace(/database\.tar$/, 'objects')
    : `.build/test-database/${prepared}-objects`
}

/** Opens an object store for one test: in memory, on top of the prepared objects, which stay unchanged. */
export function openTestObjects({ filled }: { filled: boolean }): ObjectStore {
  const memory = createMemoryObjects()
  if (!filled || !preparedDatabase) return memory
  const prepared = createFolderObjects(folderOfObjects(preparedDatabase))
  const removed = new Set<string>()
  const inMemory = new Set<string>()
  const holderOf = (key: string) => (inMemory.has(key) || removed.has(key) ? memory : prepared)
  return {
    write(key, content, limit) {
      inMemory.add(key)
      return memory.write(key, content, limit)
    },
    writePart(key, content, limit) {
      inMemory.add(key)
      return memory.writePart(key, content, limit)
    },
    concatenate(keys, target) {
      inMemory.add(target)
      return memory.concatenate(keys, target)
    },
    size: (key) => holderOf(key).size(key),
    read: (key, offset, length) => holderOf(key).read(key, offset, length),
    stream: (key, start, end) => holderOf(key).stream(key, start, end),
    keysOf: async (prefix) => [
      ...(await memory.keysOf(prefix)),
      ...(await prepared.keysOf(prefix)).filter((key) => !removed.has(key) && !inMemory.has(key)),
    ],
    async remove(key) {
      removed.add(key)
      await memory.remove(key)
    },
  }
}
