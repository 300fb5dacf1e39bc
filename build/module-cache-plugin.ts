import type { Plugin } from 'vite'

/**
 * Modules that depend on more than their own text: those that glob, or import a file whose name they compose. So does a
 * sheet, whose classes are elsewhere.
 */
const readsOtherFiles = /import\.meta\.glob\b|\bimport\(`/

/**
 * Keeps modules out of the cache of transformed modules that an earlier test run left on disk, if their text alone
 * doesn't determine what they become. Vitest itself recognizes a changed configuration, plugin, or lock file.
 */
export function moduleCachePlugin(): Plugin {
  return {
    name: 'console-widgets:module-cache',
    configureVitest({ experimental_defineCacheKeyGenerator }) {
      experimental_defineCacheKeyGenerator(({ id, sourceCode }) => (mayBeCached(id, sourceCode) ? undefined : false))
    },
  }
}

/**
 * @param id of a module, virtual ones begin with a NUL
 * @param text of its file
 */
export function mayBeCached(id: string, text: string): boolean {
  return !id.startsWith('\0') && !readsOtherFiles.test(text)
}
