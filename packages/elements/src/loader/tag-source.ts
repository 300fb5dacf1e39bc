import type { TagDeclaration } from '@console-widgets/ui/tag'

/** Source of the tag declarations of a page. */
export interface TagSource {
  /** Loads the declaration of a tag. Undefined for an unknown name. */
  load(tag: string): Promise<TagDeclaration | undefined>
  /** Loads the names of all tags. */
  names(): Promise<readonly string[]>
}
