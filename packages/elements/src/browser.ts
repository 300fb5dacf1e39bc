import { pageAutoloader } from './loader/page-autoloader.ts'
import { scriptOptions } from './loader/script-options.ts'
import { readingTags, tagModules } from './loader/tag-modules.ts'
import { configureConsole, pageRegistry, version } from './page-registry.ts'

/**
 * The one script of a plain page: `<script type="module" src="…/console-widgets.js"></script>`. What it exports can be
 * imported from the same address.
 */
const options = scriptOptions(import.meta.url)
if (options && !pageRegistry().options) configureConsole(options)

export const { observe, preload, allDefined } = pageAutoloader(
  tagModules,
  async () => {
    const { defineElement } = await import('./element/define-element.ts')
    return defineElement
  },
  async (tag) => {
    const { readEarly, startEarly } = await import('./loader/read-early.ts')
    if (readingTags.includes(tag)) startEarly(document.querySelectorAll(tag))
    return readEarly
  },
)
export { configureConsole, version }
