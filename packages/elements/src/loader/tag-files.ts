import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { TagSource } from './tag-source.ts'

/** Tells the tags' files of this build from those of any other; the build puts it in. */
declare const TAG_FILES_VERSION: string

/** A name that can be part of an address as it is. */
const tagName = /^cw-[a-z\d-]+$/

/**
 * The declarations of tags in the browser distribution, which has a file for each, called after the tag: a list of them
 * in the page's script would be longer with every service, and a list in a file of its own would be one more trip.
 */
export const tagsInFiles: TagSource = {
  async load(tag) {
    if (!tagName.test(tag)) return undefined
    const file = `./chunks/${tag}-${TAG_FILES_VERSION}.js`
    try {
      const { tags } = (await import(/* @vite-ignore */ file)) as { tags: readonly TagDeclaration[] }
      return tags[0]
    } catch (error) {
      // The network may be away as well; then the names cannot be loaded either.
      if ((await tagsInFiles.names()).includes(tag)) throw error
      return undefined
    }
  },
  names: async () => (await import('../generated/tag-names.ts')).tagNames,
}
