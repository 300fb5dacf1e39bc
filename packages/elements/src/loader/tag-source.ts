import type { TagDeclaration } from '@console-widgets/ui/tag'

/** Where a page gets the declarations of its tags from. */
export interface TagSource {
  /** Loads the declaration of a tag; gives undefined for a name that no tag has. */
  load(tag: string): Promise<TagDeclaration | undefined>
  /** Loads the names of all tags. */
  names(): Promise<readonly string[]>
}
