import { tagServices } from '../generated/tag-services.ts'
import { modulesOf, type TagModules } from './tag-modules.ts'

/** Modules of all tags, for bundlers: tags that a page does not use are in chunks that it does not load. */
export const tagModules: TagModules = modulesOf(tagServices)
