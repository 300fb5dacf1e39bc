import { configureConsole, pageRegistry } from '../page-registry.ts'
import type { Autoloader } from './autoloader.ts'
import { pageAutoloader } from './page-autoloader.ts'
import { scriptOptions } from './script-options.ts'
import type { TagSource } from './tag-source.ts'

/** Runs the script of a page: reads the options from its script tag, and starts the page's autoloader. */
export function startPage(source: TagSource, script: string): Autoloader {
  const options = scriptOptions(script, pageRegistry().origin)
  if (options && !pageRegistry().options) configureConsole(options)
  return pageAutoloader(
    source,
    async () => (await import('../element/define-element.ts')).defineElement,
    async () => (await import('./read-early.ts')).readEarly,
  )
}
