// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { TagModules } from './autoloader.ts'

/** Where each tag is declared. */
export const tagModules: TagModules = {}
