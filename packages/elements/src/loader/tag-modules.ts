import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { TagSource } from './tag-source.ts'

/** Modules that declare the tags. */
export type TagModules = Record<string, () => Promise<{ tags: readonly TagDeclaration[] }>>

/**
 * A service with tags: a function that loads their declarations, and their names without `cw-`, separated by spaces.
 */
export interface TagService {
  load: TagModules[string]
  tags: string
}

/** Maps tag names to the modules of their services. */
export function modulesOf(services: readonly TagService[]): TagModules {
  return Object.fromEntries(services.flatMap(({ load, tags }) => tags.split(' ').map((tag) => [`cw-${tag}`, load])))
}

/** The tag declarations in modules. */
export function tagsInModules(modules: TagModules): TagSource {
  return {
    async load(tag) {
      if (!Object.hasOwn(modules, tag)) return undefined
      const declaration = (await modules[tag]!()).tags.find((each) => each.tag === tag)
      if (!declaration) throw new Error(`<${tag}> is not declared where it should be`)
      return declaration
    },
    names: async () => Object.keys(modules),
  }
}
