import { tagServices } from '../generated/tag-services.ts'
import { modulesOf, type TagModules } from './tag-modules.ts'

/** Where each tag is declared, for a bundler: what a page does not use is in chunks that it does not load. */
export const tagModules: TagModules = modulesOf(tagServices)
