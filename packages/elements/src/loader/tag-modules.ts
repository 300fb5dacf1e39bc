import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { TagSource } from './tag-source.ts'

/** Where each tag is declared. */
export type TagModules = Record<string, () => Promise<{ tags: readonly TagDeclaration[] }>>

/** A service that has tags: what loads their declarations, and their names without `cw-`, separated by spaces. */
export interface TagService {
  load: TagModules[string]
  tags: string
}

/** The modules of services by the names of their tags. */
export function modulesOf(services: readonly TagService[]): TagModules {
  return Object.fromEntries(services.flatMap(({ load, tags }) => tags.split(' ').map((tag) => [`cw-${tag}`, load])))
}

/** The declarations of tags that modules hold. */
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
