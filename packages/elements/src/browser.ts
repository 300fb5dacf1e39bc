import { tagModules } from './loader/every-tag.ts'
import { startPage } from './loader/start-page.ts'
import { tagsInModules } from './loader/tag-modules.ts'

export { configureConsole, version } from './page-registry.ts'

/** The script of a page, for bundlers that combine it with the page's own code. */
export const { observe, preload, allDefined } = startPage(tagsInModules(tagModules), import.meta.url)
