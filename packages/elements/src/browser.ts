import { tagModules } from './loader/every-tag.ts'
import { startPage } from './loader/start-page.ts'
import { tagsInModules } from './loader/tag-modules.ts'

export { configureConsole, version } from './page-registry.ts'

/** The one script of a page, for a bundler that puts it together with the page's own. */
export const { observe, preload, allDefined } = startPage(tagsInModules(tagModules), import.meta.url)
