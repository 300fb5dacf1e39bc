import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { TagSource } from './tag-source.ts'

/** Distinguishes the tags' files of this build from those of any other. Inserted by the build. */
declare const TAG_FILES_VERSION: string

/** A name that can be part of an address unescaped. */
const tagName = /^cw-[a-z\d-]+$/

/**
 * Declarations of tags in the browser distribution, which has a file for each, named after the tag. A list of them in
 * the page's script would grow with every service, and a list in a separate file would cost another round trip.
 */
export const tagsInFiles: TagSource = {
  async load(tag) {
    if (!tagName.test(tag)) return undefined
    const file = `./chunks/${tag}-${TAG_FILES_VERSION}.js`
    try {
      const { tags } = (await import(/* @vite-ignore */ file)) as { tags: readonly TagDeclaration[] }
      return tags[0]
    } catch (error) {
      // The network may be down too; then the names cannot be loaded either.
      if ((await tagsInFiles.names()).includes(tag)) throw error
      return undefined
    }
  },
  names: async () => (await import('../generated/tag-names.ts')).tagNames,
}
