import { pageRegistry, version } from '../page-registry.ts'
import { type Autoloader, type LoadDefine, type LoadRead, startAutoloader, type TagModules } from './autoloader.ts'

/**
 * The one autoloader of the page. A second script, of this version or another, uses the first one's: two would load two
 * Reacts and race for the tags.
 */
export function pageAutoloader(modules: TagModules, loadDefine: LoadDefine, loadRead?: LoadRead): Autoloader {
  const registry = pageRegistry()
  if (registry.version !== version) {
    console.warn(`console-widgets ${registry.version} is already on this page; version ${version} is not used.`)
  }
  registry.autoloader ??= startAutoloader(modules, loadDefine, loadRead)
  return registry.autoloader
}
