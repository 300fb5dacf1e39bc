import type { ObjectStore } from '@console-widgets/platform/stores/object-store'

/** Wraps an object store that only hides removed objects, so that a reset can restore what a story has deleted. */
export function keepObjects(objects: ObjectStore): ObjectStore & { reset(): void } {
  const removed = new Set<string>()
  return {
    ...objects,
    write(key, ...rest) {
      removed.delete(key)
      return objects.write(key, ...rest)
    },
    keysOf: async (prefix) => (await objects.keysOf(prefix)).filter((key) => !removed.has(key)),
    size: async (key) => (removed.has(key) ? undefined : objects.size(key)),
    remove: async (key) => void removed.add(key),
    reset: () => removed.clear(),
  }
}
