import { startPage } from './loader/start-page.ts'
import { tagsInFiles } from './loader/tag-files.ts'

export { configureConsole, version } from './page-registry.ts'

/**
 * The script of a page without a bundler: `<script type="module" src="…/console-widgets.js"></script>`. Its exports can
 * be imported from the same address.
 */
export const { observe, preload, allDefined } = startPage(tagsInFiles, import.meta.url)
