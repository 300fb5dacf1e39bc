import type { Rolldown } from 'vite'

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

/**
 * Chunks of a built Storybook. By default, what two pages share is a chunk for each pair: a first story would load 300,
 * most of them smaller than a request. What most pages share is one chunk instead, and what the platform shares with
 * the pages of services, such as their contracts, is another.
 */
export function storyChunks(platform: string): Splitting {
  let ofPlatform: ReadonlySet<string> | undefined
  return {
    groups: [
      { name: 'common', minShareCount: 60, priority: 2 },
      {
        name: (id, context) =>
          (ofPlatform ??= staticallyFrom(platform, (each) => context.getModuleInfo(each)?.importedIds ?? [])).has(id)
            ? 'services'
            : null,
        minShareCount: 2,
        priority: 1,
      },
    ],
  }
}

/** A module and everything that it imports statically. */
function staticallyFrom(module: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>([module])
  for (const each of found) for (const imported of importsOf(each)) found.add(imported)
  return found
}
