import { pageRegistry, version } from '../page-registry.ts'
import { type Autoloader, type LoadDefine, type LoadRead, startTagLoader } from './autoloader.ts'
import type { TagSource } from './tag-source.ts'

/**
 * The single autoloader of the page. A second script, of this version or another, uses the first one's: otherwise both
 * would load React and race for the tags.
 */
export function pageAutoloader(source: TagSource, loadDefine: LoadDefine, loadRead?: LoadRead): Autoloader {
  const registry = pageRegistry()
  if (registry.version !== version) {
    console.warn(`console-widgets ${registry.version} is already on this page; version ${version} is not used.`)
  }
  registry.autoloader ??= startTagLoader(source, loadDefine, loadRead)
  return registry.autoloader
}
